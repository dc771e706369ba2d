import Foundation
import TelltaleFeeds
import TelltaleTesting
import Testing

@Suite struct JSONParserTests {
  @Test(arguments: [
    ("null", JSONValue.null), (" true ", .bool(true)), ("false", .bool(false)),
    ("0", .integer(0)), ("-0", .integer(0)), ("-12", .integer(-12)),
    ("9223372036854775807", .integer(.max)), ("5.0", .integer(5)), ("1e3", .integer(1000)),
    ("100e-1", .integer(10)), ("1.5", .number("1.5")), ("1e400", .number("1e400")),
    ("9223372036854775808", .number("9223372036854775808")),
    ("\"\"", .string("")), ("\"é漢😀\"", .string("é漢😀")),
    (#""\"\\\/\b\f\n\r\t\u0041\ud83d\ude00""#, .string("\"\\/\u{8}\u{C}\n\r\tA😀")),
    ("[]", .array([])), ("[1, [2]]", .array([.integer(1), .array([.integer(2)])])),
  ])
  func `a value is read as it is written`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == value)
  }

  @Test func `an object keeps its members in order and finds each by name`() throws {
    let names = (0..<40).map { "name\($0)" }
    let text = "{" + names.enumerated().map { "\"\($1)\":\($0)" }.joined(separator: ",") + "}"
    guard case .object(let object) = try JSONValue(parsing: text) else {
      Issue.record("no object")
      return
    }
    #expect(object.members.map(\.name) == names)
    #expect(names.indices.allSatisfy { object[names[$0]] == .integer($0) })
    #expect(object["other"] == nil)
  }

  @Test(arguments: [
    "", " ", "{", "}", "[", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}",
    "{\"a\":1,}", "{a:1}", "{'a':1}", "{\"a\":1 \"b\":2}", "{\"a\":1}}", "{} {}", "nul", "True",
    "01", "-", "+1", ".5", "1.", "1e", "1e+", "0x10", "NaN", "Infinity", "-Infinity", "\"",
    "\"a", "\"\t\"", "\"\\x\"", "\"\\u12\"", "\"\\u12G4\"", "\"\\ud800\"", "\"\\udc00\"",
    "\"\\ud800\\u0041\"", "\"\\ud800x\"", "/* c */ 1", "1 // c", "{\"a\":1,\"a\":2}", "\u{feff}1",
    "\"\\u００４１\"",
  ])
  func `what is not JSON is refused`(text: String) {
    #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
  }

  @Test(arguments: [
    ("{\"type\":}", "not valid JSON: expected a value, got \"}\" at column 9"),
    ("{\"type\"", "not valid JSON: expected \":\", got the end of the line at column 8"),
    ("{\"a\":1,\"a\":2}", "not valid JSON: \"a\" stands twice at column 8"),
    ("[\u{1}]", "not valid JSON: expected a value, got byte 1 at column 2"),
  ])
  func `an error says what was expected and where`(text: String, message: String) {
    #expect {
      try JSONValue(parsing: text)
    } throws: {
      "\($0)" == message
    }
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `nesting without end is refused and costs no stack`(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    #expect {
      try JSONValue(parsing: text)
    } throws: {
      "\($0)".contains("nested deeper than 256 levels")
    }
  }

  @Test func `whatever bytes come, Foundation reads all that is accepted`() throws {
    var random = SeededRandom(seed: 20_261_130)
    let seeds = [
      #"{"type":"arrived","source":"A","item":12,"author":"bob","mention":null}"#,
      #"{"type":"snapshot","through":-1.5e3,"sources":{"A":{"items":[1,2,3],"x":true}}}"#,
      #"[[],{},"\ud83d\ude00\n",0,-0.25,1E+2,false,null,"é"]"#,
    ].map { Array($0.utf8) }
    var accepted = 0
    for _ in 0..<20_000 {
      let bytes = Self.mutated(seeds[Int(random.next() % 3)], &random)
      guard let text = String(validating: bytes, as: UTF8.self),
        (try? JSONValue(parsing: text)) != nil
      else { continue }
      accepted += 1
      let isReadable =
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      #expect(isReadable, "\(text)")
    }
    #expect(accepted > 100)
  }

  private static func mutated(_ seed: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    let alphabet = Array("{}[]\",:\\u0019.eE+-tfn \u{1}é".utf8) + [0xFF, 0xC3]
    var bytes = seed
    for _ in 0...(random.next() % 4) {
      let position = Int(random.next() % UInt64(bytes.count))
      let byte = alphabet[Int(random.next() % UInt64(alphabet.count))]
      switch random.next() % 4 {
      case 0: bytes[position] = byte
      case 1: bytes.insert(byte, at: position)
      case 2 where bytes.count > 1: bytes.remove(at: position)
      default: bytes.swapAt(position, Int(random.next() % UInt64(bytes.count)))
      }
    }
    return bytes
  }
}
