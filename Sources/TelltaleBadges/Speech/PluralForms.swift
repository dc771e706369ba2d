/// A phrase with a number, in the forms that a language has for it.
///
/// `{count}` stands for the number.
///
/// ```swift
/// let letters = PluralForms(one: "{count} letter", other: "{count} letters")
/// ```
public struct PluralForms: Hashable, Sendable {
  /// The form for numbers of no other category.
  public var other: String
  /// The forms of the other categories.
  public var forms: [PluralCategory: String]

  /// Creates a phrase from its forms.
  public init(
    zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil,
    many: String? = nil, other: String
  ) {
    self.other = other
    forms = [:]
    forms[.zero] = zero
    forms[.one] = one
    forms[.two] = two
    forms[.few] = few
    forms[.many] = many
  }
}

extension PluralForms {
  /// Returns the phrase for a number that is written in digits already.
  func phrase(_ category: PluralCategory, digits: String) -> String {
    let form = forms[category] ?? other
    let mark = Array("{count}".utf8)
    let bytes = Array(form.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let end = index + mark.count
      if end <= bytes.count, bytes[index..<end].elementsEqual(mark) {
        result += Array(digits.utf8)
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
