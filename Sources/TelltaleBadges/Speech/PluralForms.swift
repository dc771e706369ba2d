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
  private var zero: String?
  private var one: String?
  private var two: String?
  private var few: String?
  private var many: String?

  /// Creates a phrase from its forms.
  public init(
    zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil,
    many: String? = nil, other: String
  ) {
    self.other = other
    self.zero = zero
    self.one = one
    self.two = two
    self.few = few
    self.many = many
  }
}

extension PluralForms {
  /// The form of a category, absent where there is none of its own.
  subscript(category: PluralCategory) -> String? {
    get {
      switch category {
      case .zero: zero
      case .one: one
      case .two: two
      case .few: few
      case .many: many
      case .other: other
      }
    }
    set {
      switch category {
      case .zero: zero = newValue
      case .one: one = newValue
      case .two: two = newValue
      case .few: few = newValue
      case .many: many = newValue
      case .other: other = newValue ?? ""
      }
    }
  }

  #if !hasFeature(Embedded)
    /// The forms of the other categories.
    public var forms: [PluralCategory: String] {
      get {
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases where category != .other {
          forms[category] = self[category]
        }
        return forms
      }
      set {
        for category in PluralCategory.allCases where category != .other {
          self[category] = newValue[category]
        }
      }
    }
  #endif
}

extension PluralForms {
  /// Returns the phrase for a number that is written in digits already.
  func phrase(_ category: PluralCategory, digits: String) -> String {
    let form = self[category] ?? other
    return form.replacing("{count}", by: digits) ?? form
  }
}
