import TelltaleBadges
import Testing

struct PluralRuleTests {
  /// Samples of CLDR, language by language.
  static let samples: [(String, [PluralCategory: [Int]])] = [
    ("zh", [.other: [0, 1, 2, 100]]),
    ("ja", [.other: [0, 1]]),
    ("en", [.one: [1], .other: [0, 2, 11, 21]]),
    ("de-AT", [.one: [1], .other: [0, 2]]),
    ("xx", [.one: [1], .other: [0, 2]]),
    ("es", [.one: [1], .other: [0, 2, 1_000], .many: [1_000_000, 3_000_000]]),
    ("fr", [.one: [0, 1], .other: [2, 16], .many: [1_000_000]]),
    ("pt", [.one: [0, 1], .other: [2], .many: [1_000_000]]),
    ("pt-PT", [.one: [1], .other: [0, 2], .many: [1_000_000]]),
    ("hi", [.one: [0, 1], .other: [2, 1_000_000]]),
    ("ru", [.one: [1, 21, 101], .few: [2, 3, 24, 102], .many: [0, 5, 11, 14, 111, 112]]),
    ("hr", [.one: [1, 21], .few: [2, 34], .other: [0, 5, 11, 12]]),
    ("pl", [.one: [1], .few: [2, 4, 22], .many: [0, 5, 12, 21, 101]]),
    ("cs", [.one: [1], .few: [2, 4], .other: [0, 5, 22]]),
    ("sl", [.one: [1, 101], .two: [2, 102], .few: [3, 104], .other: [0, 5, 100]]),
    ("lt", [.one: [1, 21], .few: [2, 9, 22], .other: [0, 10, 11, 19, 30]]),
    ("lv", [.zero: [0, 10, 11, 19, 111], .one: [1, 21], .other: [2, 9, 22]]),
    ("ro", [.one: [1], .few: [0, 2, 19, 101, 119], .other: [20, 100, 120]]),
    ("he", [.one: [1], .two: [2], .other: [0, 3, 10, 20]]),
    (
      "ar",
      [
        .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103, 110], .many: [11, 99, 111],
        .other: [100, 101, 102, 200],
      ]
    ),
    ("ga", [.one: [1], .two: [2], .few: [3, 6], .many: [7, 10], .other: [0, 11, 17]]),
    ("cy", [.zero: [0], .one: [1], .two: [2], .few: [3], .many: [6], .other: [4, 5, 7]]),
    (
      "mt",
      [.one: [1], .two: [2], .few: [0, 3, 10, 103], .many: [11, 19, 117], .other: [20, 100]]
    ),
    ("is", [.one: [1, 21, 101], .other: [0, 2, 11]]),
    ("mk", [.one: [1, 21], .other: [0, 2, 11]]),
  ]

  @Test(arguments: samples)
  func `a language has the categories of CLDR`(
    language: String, categories: [PluralCategory: [Int]]
  ) {
    let rule = PluralRule(language: language)
    for (category, counts) in categories {
      for count in counts { #expect(rule.category(of: count) == category, "\(count)") }
    }
  }
}
