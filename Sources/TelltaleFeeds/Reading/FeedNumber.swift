import TelltaleBadges

/// A number in the range that feeds allow.
struct FeedNumber: Decodable {
  /// Every reader of JSON can tell the numbers up to this one apart.
  static let range = 0...FeedNumbers.largest

  let value: Int

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer().decode(Int.self)
    guard Self.range.contains(value) else {
      throw JSONError.field(
        path: decoder.codingPath.map(\.stringValue),
        expected: "a whole number from \(Self.range.lowerBound) to \(Self.range.upperBound)",
        found: .integer(value))
    }
    self.value = value
  }
}
