import TelltaleServers
import TelltaleTestSupport
import Testing

/// Answers that are no JSON, or too much of it.
@Suite struct HostileAnswerTests {
  private func problem(_ outcome: Outcome) -> String? {
    guard case .invalid(let problem, _)? = outcome.error else { return nil }
    return problem
  }

  private func place(_ outcome: Outcome) -> ImportPlace? {
    guard case .invalid(_, let place)? = outcome.error else { return nil }
    return place
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"], [true, false])
  func `a hundred thousand brackets are refused`(opening: String, isNeeded: Bool) {
    let nested = String(repeating: opening, count: 100_000)
    let field = isNeeded ? "unread_notifications" : "timeline"
    let outcome = Outcome(.matrix, "{\"rooms\":{\"join\":{\"!a\":{\"\(field)\":" + nested)
    #expect(problem(outcome) == "nested deeper than 256 levels")
    #expect(place(outcome)?.path.hasPrefix("rooms.join[\"!a\"].\(field)") == true)
  }

  @Test func `what is nested as deep as allowed is read`() {
    func answer(_ levels: Int) -> String {
      "{\"next_batch\":" + String(repeating: "[", count: levels)
        + String(repeating: "]", count: levels) + "}"
    }
    #expect(Outcome(.matrix, answer(255)).error == nil)
    #expect(problem(Outcome(.matrix, answer(256))) == "nested deeper than 256 levels")
  }

  @Test(arguments: [
    "", " ", "{", "[]", "7", "null", "{}", "{}{}", "{\"next_batch\":\"\"} x",
    "{\"next_batch\":\"\",}", "{\"next_batch\":[1,]}", "{\"next_batch\":[,1]}",
    "{\"next_batch\":{,}}", "{\"next_batch\":{\"a\"}}", "{\"next_batch\":{\"a\":}}",
    "{\"next_batch\":{a:1}}", "{\"next_batch\":{\"a\":1 \"b\":2}}", "{\"next_batch\":[1 2]}",
    "{\"next_batch\":[1}", "{\"next_batch\":{\"a\":1]}", "{\"next_batch\":NaN}",
    "{\"next_batch\":Infinity}", "{\"next_batch\":-}", "{\"next_batch\":01}",
    "{\"next_batch\":1.}", "{\"next_batch\":.5}", "{\"next_batch\":1e}", "{\"next_batch\":+1}",
    "{\"next_batch\":1e+}", "{\"next_batch\":0x1}", "{\"next_batch\":truE}",
    "{\"next_batch\":nul}", "{\"next_batch\":'a'}", "{\"next_batch\":\"\\x\"}",
    "{\"next_batch\":\"\\u12g4\"}", "{\"next_batch\":\"a\nb\"}", "{\"next_batch\":\"a",
    "{\"next_batch\" 1}", "{next_batch:1}", "{\"next_batch\":1/*a*/}", "\u{FEFF}\u{FEFF}{}",
  ])
  func `what is no answer is an error`(text: String) {
    for format in ServerFormat.allCases {
      let outcome = Outcome(format, text)
      #expect(outcome.error != nil)
      #expect(outcome.events == [])
    }
  }

  @Test func `an error says where it is`() {
    let outcome = Outcome(
      .matrix, "{\n \"rooms\": {\"join\": {\"!a b\": {\"unread_notifications\": {\"x\": tru }}}}}")
    #expect(
      outcome.error?.description == """
        line 2, column 60, rooms.join["!a b"].unread_notifications.x: expected true
        """)
  }

  @Test(arguments: AnswerSamples.names, [false, true])
  func `cut off at any byte, an answer is an error and stays true`(
    name: String, isComplete: Bool
  ) throws {
    let format = try #require(AnswerSamples.format(name))
    var answer = try AnswerSamples.answer(name)
    while answer.last == UInt8(ascii: "\n") { answer.removeLast() }
    let whole = Outcome(format, isComplete: isComplete, pieces: [answer])
    for length in answer.indices {
      let cut = Outcome(format, isComplete: isComplete, pieces: [Array(answer[..<length])])
      try #require(cut.error != nil, "\(length)")
      guard !cut.events.isEmpty else { continue }
      // All but the end of the transaction is the beginning of the whole, and nothing is cleared.
      try #require(cut.events.last == .commit)
      try #require(whole.events.starts(with: cut.events.dropLast()), "\(length)")
      try #require(
        !cut.events.contains { event in
          if case .snapshot(_, complete: true, _) = event { true } else { false }
        })
    }
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xEF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF], [0xFE],
      [0xE2, 0x28, 0xA1],
    ] as [[UInt8]])
  func `bytes that are no UTF-8 are an error, read or not`(bytes: [UInt8]) {
    for (before, after) in [
      ("{\"rooms\":{\"join\":{\"!", "\":{}}}}"), ("{\"next_batch\":\"", "\"}"),
      ("{\"next_batch\":{\"", "\":1}}"),
    ] {
      let answer = Array(before.utf8) + bytes + Array(after.utf8)
      for pieces in [[answer], answer.map { [$0] }] {
        let outcome = Outcome(.matrix, pieces: pieces)
        #expect(problem(outcome) == "not valid UTF-8")
        #expect(place(outcome)?.column == before.utf8.count + 1)
      }
    }
  }

  @Test func `all characters come through, escaped or not`() throws {
    let name = "!\u{0}é€😀\u{10FFFF}\"\\/\u{8}\u{C}\n\r\t"
    let escaped = "!\\u0000é\\u20ac\\ud83d\\ude00\u{10FFFF}\\\"\\\\\\/\\b\\f\\n\\r\\t"
    let answer = "{\"rooms\":{\"join\":{\"\(escaped)\":{}}}}"
    for pieces in [[Array(answer.utf8)], answer.utf8.map { [$0] }] {
      #expect(
        Outcome(.matrix, pieces: pieces).events == [
          .begin, .source(name, section: .messages), .commit,
        ])
    }
  }

  @Test func `half of a surrogate pair is an error in a name, and nothing elsewhere`() {
    for half in ["\\ud83d", "\\ude00", "\\ud83d\\u0041", "\\ud83dx", "\\ud83d\\n"] {
      let needed = Outcome(.matrix, "{\"rooms\":{\"join\":{\"\(half)\":{}}}}")
      #expect(problem(needed) == "half of a surrogate pair")
      #expect(Outcome(.matrix, "{\"next_batch\":\"\(half)\"}").error == nil)
    }
  }

  @Test func `a byte order mark is allowed at the start`() {
    let answer = Array("\u{FEFF}{\"code\":0,\"data\":{}}".utf8)
    #expect(Outcome(.coding, pieces: [answer]).error == nil)
    #expect(Outcome(.coding, pieces: answer.map { [$0] }).error == nil)
    #expect(Outcome(.coding, pieces: [Array(answer.dropFirst())]).error != nil)
  }

  @Test(arguments: [[0xEF], [0xEF, 0xBB]] as [[UInt8]])
  func `a part of a byte order mark is an error`(part: [UInt8]) {
    for answer in [part + Array("{\"code\":0,\"data\":{}}".utf8), part] {
      for pieces in [[answer], answer.map { [$0] }] {
        let outcome = Outcome(.coding, pieces: pieces)
        #expect(problem(outcome) == "expected a value, got byte 239")
        #expect(place(outcome)?.column == 1)
      }
    }
  }

  @Test func `a name that is needed has a limit, what is passed over has none`() {
    let long = String(repeating: "a", count: 64 << 10)
    #expect(Outcome(.matrix, "{\"rooms\":{\"join\":{\"\(long)\":{}}}}").error == nil)
    #expect(
      problem(Outcome(.matrix, "{\"rooms\":{\"join\":{\"\(long)a\":{}}}}"))
        == "a string of more than 65536 bytes")
    #expect(Outcome(.matrix, "{\"next_batch\":\"\(long)a\"}").error == nil)
    #expect(
      Outcome(.matrix, "{\"next_batch\":\(String(repeating: "9", count: 99_999))}").error == nil)
  }

  @Test(arguments: [
    "1e400", "-1e400", "1e-400", "0.1", "-0.5", "9007199254740992", "9223372036854775807",
    "9223372036854775808", "-9223372036854775809", "1" + String(repeating: "0", count: 500),
    "1e5000000000000000000000",
  ])
  func `a number that is no count is told and left out`(number: String) {
    let outcome = Outcome(.coding, "{\"data\":{\"messages\":\(number)}}")
    let shown = number.count > 40 ? number.prefix(40) + "…" : number[...]
    // The nearest number to this one is 0.
    if number == "1e-400" {
      #expect(outcome.warnings == [])
      return
    }
    #expect(outcome.warnings.map(\.problem) == [.notACount(String(shown))])
    #expect(outcome.events == [])
    #expect(outcome.error == nil)
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("-0.0", 0), ("7", 7), ("7.0", 7), ("7e0", 7), ("70e-1", 7), ("7E+2", 700),
    ("9007199254740991", 9_007_199_254_740_991), ("-7", 0), ("-7.0", 0),
    ("-9223372036854775808", 0),
  ])
  func `a whole number counts, however it is written`(text: String, count: Int) {
    let outcome = Outcome(.coding, "{\"data\":{\"messages\":\(text)}}")
    #expect(
      outcome.events == [
        .begin, .source("messages", section: .messages),
        .snapshot(
          through: 1, complete: false, sources: ["messages": .init(unread: count, mentions: 0)]),
        .commit,
      ])
    #expect(outcome.warnings.isEmpty == !text.hasPrefix("-") || text.hasPrefix("-0"))
  }
}
