/// A value of JSON text: what one line of a feed is made of.
///
/// Feeds are read with this small strict parser, because `JSONDecoder` accepts a comma before a
/// closing bracket and names no field when a number is not whole.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A number without a fraction that fits into 64 bits, however it was written.
  case integer(Int)
  /// Any other number, as it was written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue {
  /// Reads the one value that the text must consist of.
  package init(parsing text: String) throws(JSONError) {
    self = try JSONParser.parse(Array(text.utf8)[...])
  }
}

extension JSONValue: CustomStringConvertible {
  /// A short form for messages: scalars as they stand, long strings cut, the rest by kind.
  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let text): Self.shortened(text)
    case .string(let text): "\"\(Self.shortened(text).printable)\""
    case .array: "a list"
    case .object: "an object"
    }
  }

  private static let longestText = 40

  private static func shortened(_ text: String) -> String {
    let beginning = text.prefix(longestText)
    return beginning.endIndex == text.endIndex ? text : beginning + "…"
  }
}
