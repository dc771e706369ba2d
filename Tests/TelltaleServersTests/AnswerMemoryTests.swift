import TelltaleServers
import TelltaleTestSupport
import Testing

/// An answer of any length is read in the memory of one piece.
@Suite struct AnswerMemoryTests {
  /// How much the answers have; `TELLTALE_ANSWER_MEGABYTES` asks for more.
  private static var bytes: Int {
    (environmentNumber("TELLTALE_ANSWER_MEGABYTES").map(Int.init) ?? (isDebugBuild ? 4 : 32)) << 20
  }

  /// An answer that is made while it is read: a beginning, a part many times over, and an end.
  private static func answer(
    _ beginning: String, _ end: String, _ part: @escaping (Int) -> String
  ) -> some Sequence<[UInt8]> {
    var written = 0
    var index = -1
    return AnyIterator<[UInt8]> {
      index += 1
      guard index > 0 else { return Array(beginning.utf8) }
      guard written < bytes else {
        defer { written = .max }
        return written == .max ? nil : Array(end.utf8)
      }
      let piece = Array(part(index).utf8)
      written += piece.count
      return piece
    }
  }

  /// Reads an answer, and returns how many events it came to.
  private static func require(
    _ format: ServerFormat, _ pieces: some Sequence<[UInt8]>, events wanted: ClosedRange<Int>
  ) {
    var importer = ServerImporter(format)
    let before = residentBytes()
    var most = before
    var events = 0
    do throws(ImportError) {
      try importer.read(pieces, onWarning: { fatalError("\($0)") }) { _ in
        events += 1
        if events % 1_000 == 0 { most = max(most, residentBytes()) }
      }
    } catch {
      fatalError("\(error)")
    }
    most = max(most, residentBytes())
    guard wanted.contains(events) else { fatalError("\(events) events") }
    // As much again for the names of which 65,536 are compared.
    guard most - before < 24 << 20 else { fatalError("\(most - before) bytes more") }
  }

  @Test func `many rooms with many messages`() async {
    await #expect(processExitsWith: .success) {
      let message = "{\"content\":{\"body\":\"\(String(repeating: "a", count: 300))\"}},"
      let messages = String(repeating: message, count: 8) + "{}"
      let pieces = Self.answer(
        "{\"rooms\":{\"join\":{\"!0\":{}", "}}}"
      ) { index in
        ",\"!\(index)\":{\"timeline\":{\"events\":[\(messages)]},"
          + "\"unread_notifications\":{\"notification_count\":1}}"
      }
      Self.require(.matrix, pieces, events: 1_000...10_000_000)
    }
  }

  @Test func `one message without end`() async {
    await #expect(processExitsWith: .success) {
      let part = String(repeating: "é", count: 30_000)
      let pieces = Self.answer("{\"rooms\":{},\"next_batch\":\"", "\"}") { _ in part }
      Self.require(.matrix, pieces, events: 0...0)
    }
  }

  @Test func `many conversations`() async {
    await #expect(processExitsWith: .success) {
      let pieces = Self.answer("{\"channels\":[{\"id\":\"C\"}", "]}") { index in
        ",{\"id\":\"C\(index)\",\"unread_count\":\(index % 9),\"topic\":{\"value\":\"about\"}}"
      }
      Self.require(.slack, pieces, events: 10_000...100_000_000)
    }
  }

  @Test func `many people beside what is unread`() async {
    await #expect(processExitsWith: .success) {
      let pieces = Self.answer("{\"unread_msgs\":{},\"realm_users\":[{}", "]}") { index in
        ",{\"user_id\":\(index),\"full_name\":\"Ann\"}"
      }
      Self.require(.zulip, pieces, events: 3...3)
    }
  }
}
