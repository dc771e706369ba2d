/// A strict reader of JSON (RFC 8259): no comments, no stray commas, no name twice in an object.
///
/// It reads bytes that are known to be UTF-8. Nesting is limited, so that no input can exhaust the
/// stack.
struct JSONParser {
  private static let deepestNesting = 256

  let bytes: ArraySlice<UInt8>
  var position: Int
  private var depth = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }
}

extension JSONParser {
  /// Reads the one value that the bytes must consist of.
  static func parse(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.current == nil else { throw parser.unexpected(wanted: "the end") }
    return value
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    switch current {
    case UInt8(ascii: "{"):
      return .object(try nested { parser throws(JSONError) in try parser.object() })
    case UInt8(ascii: "["):
      return .array(try nested { parser throws(JSONError) in try parser.array() })
    case UInt8(ascii: "\""):
      return .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte):
      return try number()
    case UInt8(ascii: "t"):
      return try literal("true", .bool(true))
    case UInt8(ascii: "f"):
      return try literal("false", .bool(false))
    case UInt8(ascii: "n"):
      return try literal("null", .null)
    default:
      throw unexpected(wanted: "a value")
    }
  }

  private mutating func nested<Result>(
    _ body: (inout JSONParser) throws(JSONError) -> Result
  ) throws(JSONError) -> Result {
    guard depth < Self.deepestNesting else {
      throw error("nested deeper than \(Self.deepestNesting) levels")
    }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  private mutating func object() throws(JSONError) -> JSONObject {
    var object = JSONObject()
    position += 1
    skipSpace()
    if consume(UInt8(ascii: "}")) { return object }
    while true {
      skipSpace()
      let start = position
      guard current == UInt8(ascii: "\"") else { throw unexpected(wanted: "a name in quotes") }
      let name = try string()
      skipSpace()
      guard consume(UInt8(ascii: ":")) else { throw unexpected(wanted: "\":\"") }
      let value = try value()
      guard object.insert(value, named: name) else {
        throw error("\(JSONValue.string(name)) stands twice", at: start)
      }
      skipSpace()
      if consume(UInt8(ascii: "}")) { return object }
      guard consume(UInt8(ascii: ",")) else { throw unexpected(wanted: "\",\" or \"}\"") }
    }
  }

  private mutating func array() throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    position += 1
    skipSpace()
    if consume(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value())
      skipSpace()
      if consume(UInt8(ascii: "]")) { return elements }
      guard consume(UInt8(ascii: ",")) else { throw unexpected(wanted: "\",\" or \"]\"") }
    }
  }

  private mutating func literal(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let start = position
    for byte in word.description.utf8 {
      guard consume(byte) else { throw error("expected \(word)", at: start) }
    }
    return value
  }
}

// MARK: - The cursor

extension JSONParser {
  /// The byte under the cursor, or nil at the end.
  var current: UInt8? {
    position < bytes.endIndex ? bytes[position] : nil
  }

  mutating func consume(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  mutating func skipSpace() {
    while position < bytes.endIndex {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        position += 1
      default:
        return
      }
    }
  }

  func unexpected(wanted: String) -> JSONError {
    guard let byte = current else { return error("expected \(wanted), got the end of the line") }
    let shown = (0x21...0x7E).contains(byte) ? "\"\(Character(Unicode.Scalar(byte)))\"" : nil
    return error("expected \(wanted), got \(shown ?? "byte \(byte)")")
  }

  func error(_ problem: String, at position: Int? = nil) -> JSONError {
    JSONError.syntax(
      problem: problem, column: (position ?? self.position) - bytes.startIndex + 1)
  }
}
