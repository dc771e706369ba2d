/// The phrases in which badges are spoken, in one language.
///
/// English and Chinese are built in; an app supplies others.
///
/// ```swift
/// var german = BadgePhrases.english
/// german.rule = PluralRule(language: "de")
/// german.items = PluralForms(
///   one: "{count} ungelesener Eintrag", other: "{count} ungelesene Einträge")
/// ```
public struct BadgePhrases: Hashable, Sendable {
  /// The rule that chooses the form for a number.
  public var rule: PluralRule
  /// The digits from 0 to 9.
  public var digits: [String]
  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool
  /// The names of sections by the strings that events name them with.
  public var names: NameDictionary<String>
  /// So many unread items.
  public var items: PluralForms
  /// So many sources with something unread.
  public var sources: PluralForms
  /// So many unread items that mention the reader.
  public var mentions: PluralForms
  /// More than the cap, in front of the phrase for the cap.
  ///
  /// Where it has a `{phrase}`, the phrase stands there.
  public var moreThan: String
  /// A least value, in front of its phrase.
  ///
  /// Where it has a `{phrase}`, the phrase stands there.
  public var atLeast: String
  /// What a dot says.
  public var dot: String
  /// What is added for a muted source.
  public var muted: String
  /// What stands between the parts.
  public var separator: String

  /// Creates the phrases of a language.
  public init(
    rule: PluralRule, digits: [String] = BadgePhrases.latinDigits, isRightToLeft: Bool = false,
    names: NameDictionary<String> = [:], items: PluralForms, sources: PluralForms,
    mentions: PluralForms, moreThan: String, atLeast: String, dot: String, muted: String,
    separator: String = ", "
  ) {
    self.rule = rule
    self.digits = digits
    self.isRightToLeft = isRightToLeft
    self.names = names
    self.items = items
    self.sources = sources
    self.mentions = mentions
    self.moreThan = moreThan
    self.atLeast = atLeast
    self.dot = dot
    self.muted = muted
    self.separator = separator
  }
}

extension BadgePhrases {
  /// The digits of most languages.
  public static var latinDigits: [String] {
    ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
  }

  /// Returns a number in the digits of the language.
  public func number(_ number: Int) -> String {
    let plain = Words("\(number)").text
    guard digits.count == 10, !hasLatinDigits else { return plain }
    var result: Words = ""
    for byte in plain.bytes {
      let digit = Int(byte) - 48
      result += digits.indices.contains(digit) ? "\(digits[digit])" : "-"
    }
    return result.text
  }

  private var hasLatinDigits: Bool {
    zip(digits, Self.latinDigits).allSatisfy { $0.isSame(as: $1) }
  }

  /// Returns the phrase for so many of a unit.
  func phrase(_ count: Int, _ unit: BadgeUnit) -> String {
    let forms =
      switch unit {
      case .items: items
      case .sources: sources
      case .mentions: mentions
      }
    return forms.phrase(rule.category(of: count), digits: number(count))
  }
}
