import Foundation
import TelltaleBadges
import TelltaleFeeds
import TelltaleTestSupport
import Testing

/// Input of every shape; each kind of bad input has a test of its own.
@Suite struct FeedReaderTests {
  private let folder: TemporaryFolder
  private static let line = #"{"type":"source","source":"A","section":"me"}"#
  private static let event = FeedLine<RootSection>.event(.source("A", section: .me))

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Reads all lines of a file with that content.
  private func read(_ contents: Data) throws -> [FeedEntry<RootSection>] {
    try readAll(.file(try folder.file("feed.jsonl", contents)))
  }

  private func read(_ text: String) throws -> [FeedEntry<RootSection>] { try read(Data(text.utf8)) }

  private func readAll(_ sources: FeedSource...) throws -> [FeedEntry<RootSection>] {
    var reader = FeedReader<RootSection>(sources)
    var entries: [FeedEntry<RootSection>] = []
    while let entry = try reader.next() { entries.append(entry) }
    return entries
  }

  /// The message for content that cannot be read, without the path of the folder.
  private func message(_ contents: Data) -> String {
    do {
      return "read: \(try read(contents))"
    } catch {
      return "\(error)".replacingOccurrences(of: folder.path + "/", with: "")
    }
  }

  private func message(_ text: String) -> String { message(Data(text.utf8)) }

  // MARK: - What can be read

  @Test func `an empty file says nothing`() throws {
    #expect(try read("").isEmpty)
  }

  @Test func `a file of blank lines says nothing`() throws {
    #expect(try read("\n \t\n\r\n\n").isEmpty)
  }

  @Test func `the last line needs no end`() throws {
    #expect(try read(Self.line).map(\.line) == [Self.event])
  }

  @Test func `lines may end as on Windows and blank lines count`() throws {
    let entries = try read("\r\n\(Self.line)\r\n\n\(Self.line)\r\n")
    #expect(entries.map(\.line) == [Self.event, Self.event])
    #expect(entries.map(\.place.line) == [2, 4])
  }

  @Test func `a byte order mark is skipped`() throws {
    #expect(try read("\u{feff}\(Self.line)\n").map(\.line) == [Self.event])
  }

  @Test func `a line of 10 MB is read`() throws {
    let name = String(repeating: "n", count: 10_000_000)
    let entries = try read(
      "{\"type\":\"source\",\"source\":\"\(name)\",\"section\":\"me\"}\n\(Self.line)")
    #expect(entries.map(\.line) == [.event(.source(name, section: .me)), Self.event])
  }

  @Test func `lines are cut right wherever the pieces of a file end`() throws {
    let count = 20_000
    let text = (1...count).map {
      "{\"type\":\"readItem\",\"item\":\($0),\"note\":\"\(String(repeating: "é", count: $0 % 50))\"}"
    }.joined(separator: "\n")
    let entries = try read(text)
    #expect(entries.map(\.line) == (1...count).map { .event(.readItem(item: $0)) })
    #expect(entries.map(\.place.line) == Array(1...count))
  }

  @Test func `several files are one feed with places of their own`() throws {
    let first = try folder.file("a.jsonl", "\(Self.line)\n\(Self.line)")
    let entries = try readAll(.file(first), .text(Self.line, name: "b"))
    #expect(
      entries.map(\.place) == [
        FeedPlace(file: first, line: 1), FeedPlace(file: first, line: 2),
        FeedPlace(file: "b", line: 1),
      ])
  }

  @Test func `an unknown field is ignored`() throws {
    let text = #"{"type":"source","source":"A","section":"me","color":{"red":[1.5]}}"#
    #expect(try read(text).map(\.line) == [Self.event])
  }

  // MARK: - What cannot

  @Test func `bad UTF-8 is an error of its line and column`() {
    let bytes = Data("\(Self.line)\n{\"type\":\"".utf8) + [0xC0, 0x80] + Data("\"}\n".utf8)
    #expect(message(bytes) == "feed.jsonl:2: not valid UTF-8 at column 10")
  }

  @Test func `broken JSON is an error of its line and column`() {
    #expect(
      message("\n{\"type\":\"source\",}\n")
        == "feed.jsonl:2: not valid JSON: expected a name in quotes, got \"}\" at column 18")
  }

  @Test func `a line that is no object is an error`() {
    #expect(message("[1]") == "feed.jsonl:1: the line must be an object, got a list")
    #expect(message("\"x\"") == "feed.jsonl:1: the line must be an object, got \"x\"")
  }

  @Test func `a field of another type is an error that names it`() {
    #expect(
      message(#"{"type":"source","source":5,"section":"me"}"#)
        == #"feed.jsonl:1: "source" must be a string, got 5"#)
    #expect(
      message(#"{"type":"mute","source":"A","on":"yes"}"#)
        == #"feed.jsonl:1: "on" must be true or false, got "yes""#)
    #expect(
      message(#"{"type":"read","source":"A","through":"abc"}"#)
        .hasPrefix(#"feed.jsonl:1: "through" must be a whole number"#))
    #expect(message(#"{"type":"read","source":"A","through":"abc"}"#).hasSuffix(#", got "abc""#))
  }

  @Test func `a missing field is an error that names it`() {
    #expect(
      message(#"{"type":"source","section":"me"}"#)
        == #"feed.jsonl:1: "source" must be a string, got nothing"#)
    #expect(
      message(#"{"source":"A"}"#) == #"feed.jsonl:1: "type" must be a string, got nothing"#)
  }

  @Test func `an expectation of nothing is an error`() {
    #expect(
      message(#"{"type":"expect","section":{"me":"1"}}"#) == """
        feed.jsonl:1: "expect" must be followed by one of "sources", "sections", "icon", "emissions", \
        got nothing
        """)
  }

  @Test func `an unknown type is an error`() {
    #expect(
      message(#"{"type":"arived"}"#)
        == #"feed.jsonl:1: "type" must be a known type of event, got "arived""#)
  }

  @Test func `an unknown section is an error that names those there are`() {
    #expect(
      message(#"{"type":"source","source":"A","section":"inbox"}"#) == """
        feed.jsonl:1: "section" must be "projects", "tasks", "tweets", "messages" or "me", \
        got "inbox"
        """)
  }

  @Test(arguments: ["-1", "0", "1.5", "9007199254740992", "1e30", "99999999999999999999"])
  func `a number outside of the range is an error`(number: String) {
    let text = message("{\"type\":\"deleted\",\"item\":\(number)}")
    #expect(text.hasPrefix(#"feed.jsonl:1: "item" must be a whole number"#))
    #expect(text.hasSuffix("got \(number)"))
  }

  @Test func `the largest number is none`() throws {
    #expect(
      try read(#"{"type":"deleted","item":9007199254740991}"#).map(\.line)
        == [.event(.deleted(item: 9_007_199_254_740_991))])
  }

  @Test func `an error inside a list or an object names the way to it`() {
    let text = #"{"type":"snapshot","through":9,"complete":true,"sources":{"A":{"items":[1,"x"]}}}"#
    #expect(message(text).hasPrefix(#"feed.jsonl:1: "sources.A.items.1" must be a whole number"#))
  }

  @Test func `100,000 nested brackets are an error`() {
    let brackets = String(repeating: "[", count: 100_000)
    #expect(message(brackets).hasPrefix("feed.jsonl:1: not valid JSON: nested deeper than"))
    #expect(
      message("{\"type\":\"begin\",\"extra\":\(brackets)")
        .hasPrefix("feed.jsonl:1: not valid JSON: nested deeper than"))
  }

  @Test func `a directory is an error`() {
    #expect(throws: FeedError.unreadable(file: folder.path, reason: "it is a directory")) {
      try readAll(.file(folder.path))
    }
  }

  @Test func `a missing file is an error`() {
    let path = folder.path + "/none.jsonl"
    #expect(throws: FeedError.unreadable(file: path, reason: "there is no such file")) {
      try readAll(.file(path))
    }
  }

  @Test func `a line without end is an error before memory is full`() {
    let place = FeedPlace(file: "/dev/zero", line: 1)
    let problem = "the line must be at most 1 MiB long"
    #expect(throws: FeedError.invalidLine(place, problem: problem)) {
      var reader = FeedReader<RootSection>([.file("/dev/zero")], longestLine: 1 << 20)
      _ = try reader.next()
    }
  }

  @Test func `a feed that is not read to its end is closed with its reader`() throws {
    let path = try folder.file("feed.jsonl", "\(Self.line)\nno line\n")
    var reader: FeedReader<RootSection>? = FeedReader([.file(path)])
    #expect(try reader?.next()?.line == Self.event)
    #expect(try isOpen(path))
    #expect(throws: FeedError.self) { try reader?.next() }
    reader = nil
    #expect(try !isOpen(path))
  }

  /// Whether this process has the file open.
  private func isOpen(_ path: String) throws -> Bool {
    let file = try #require(FileIdentity(path: path))
    let numbers = try FileManager.default.contentsOfDirectory(atPath: "/dev/fd")
    return numbers.contains { FileIdentity(path: "/dev/fd/\($0)") == file }
  }

  @Test func `what a message quotes is short and cannot steer a terminal`() {
    let name = String(repeating: "x", count: 500)
    #expect(message("{\"type\":\"\(name)\"}").count < 120)
    #expect(!message(#"{"type":"\u001b[2J\nx"}"#).contains { $0 == "\u{1B}" || $0.isNewline })
  }
}
