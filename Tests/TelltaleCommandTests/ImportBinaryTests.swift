import Foundation
import TelltaleTestSupport
import Testing

/// `telltale import`, and the commands that read answers in the place of feeds, from outside.
@Suite struct ImportBinaryTests {
  private let telltale: BuiltProgram
  private let folder: TemporaryFolder

  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Servers").path

  init() throws {
    telltale = try BuiltProgram(named: "telltale")
    folder = try TemporaryFolder()
  }

  private func counters(_ messages: Int) -> String { "{\"data\":{\"messages\":\(messages)}}" }

  @Test(arguments: ["coding-counters", "matrix-rooms", "slack-conversations", "zulip-mutes"])
  func `what is imported is a feed, and replays as the answer does`(name: String) throws {
    let format = String(name.prefix { $0 != "-" })
    let path = "\(Self.samples)/\(name).json"
    let imported = try telltale.run("import", format, path)
    #expect(imported.status == 0)
    let feed = try String(contentsOfFile: "\(Self.samples)/\(name).jsonl", encoding: .utf8)
    #expect(imported.lines == feed.split(separator: "\n").dropLast().map(String.init))
    let replayed = try telltale.run("replay", "--json", "-", input: imported.output)
    #expect(
      try telltale.run("replay", "--json", "--format", format, path).output == replayed.output)
    let explained = try telltale.run("explain", "-", "--section=messages", input: imported.output)
    #expect(
      try telltale.run("explain", "--format=\(format)", path, "--section", "messages").output
        == explained.output)
  }

  @Test func `an answer comes from standard input too`() throws {
    let result = try telltale.run("replay", "--json", "--format", "coding", "-", input: counters(4))
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("{\"icon\":4,"))
  }

  @Test func `a trace names the lines of the feed`() throws {
    let result = try telltale.run(
      "replay", "--trace", "--format", "coding", "-", input: counters(4))
    #expect(result.output.hasPrefix("stdin:4: messages hidden → 4\nstdin:4: icon hidden → 4\n"))
  }

  @Test func `of several answers, each supersedes those before`() throws {
    let paths = try (1...3).map { try folder.file("\($0).json", counters(10 - $0)) }
    let result = try telltale.run(
      "import", "coding", "--through", "5", paths[0], paths[1], paths[2])
    #expect(result.status == 0)
    for (order, count) in [(5, 9), (6, 8), (7, 7)] {
      #expect(result.output.contains("\"unread\":\(count)}},\"through\":\(order),"))
    }
    #expect(
      try telltale.run("replay", "--json", "--format", "coding", paths[0], paths[1]).output
        .hasPrefix("{\"icon\":8,"))
  }

  @Test func `a contradiction is told with its place, and refused where that is asked for`() throws
  {
    let path = try folder.file("a.json", "{\n\"data\": {\"messages\": -1}}")
    let result = try telltale.run("import", "coding", path)
    #expect(result.status == 0)
    let warning = "\(path):2: warning: column 22, data.messages: -1 is negative: it counts as 0\n"
    #expect(result.errors == warning)
    let strict = try telltale.run("import", "coding", path, "--strict")
    #expect(strict.status == 2)
    #expect(strict.errors == warning)
    #expect(strict.output == result.output)
    #expect(try telltale.run("import", "coding", "--strict", "-", input: counters(1)).status == 0)
  }

  @Test func `an answer that breaks off ends with status 2 and its place`() throws {
    let path = try folder.file("a.json", "{\"rooms\":{\"join\":{\"!a\":{}, \"!b\":\u{1}")
    let imported = try telltale.run("import", "matrix", path)
    let replayed = try telltale.run("replay", "--format", "matrix", path)
    for result in [imported, replayed] {
      #expect(result.status == 2)
      #expect(
        result.errors
          == "\(path):1: column 33, rooms.join[\"!b\"]: expected a value, got byte 1\n")
    }
    #expect(imported.lines.last == "{\"type\":\"commit\"}")
    #expect(replayed.output.isEmpty)
  }

  @Test func `an error of the server ends with status 2 and its words, on one line`() throws {
    let result = try telltale.run(
      "replay", "--format", "slack", "-", input: "{\"ok\":false,\"error\":\"a\\u001b[2J\\nb\"}")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors == "stdin: the server answered with an error: a\\u{1b}[2J\\u{a}b\n")
  }

  @Test func `an answer of another server is named as such`() throws {
    let result = try telltale.run("import", "zulip", "\(Self.samples)/slack-conversations.json")
    #expect(result.status == 2)
    #expect(
      result.errors.hasSuffix("this is no answer of zulip, which has one of \"unread_msgs\"\n"))
  }

  @Test func `a file that cannot be read ends with status 2`() throws {
    #expect(
      try telltale.run("import", "coding", "none.json").errors
        == "none.json: cannot be read: there is no such file\n")
    let result = try telltale.run("import", "coding", folder.path)
    #expect(result.status == 2)
    #expect(result.errors == "\(folder.path): cannot be read: it is a directory\n")
  }

  @Test func `a reader that goes away ends it quietly`() throws {
    let conversations = (1...20_000).map { "{\"id\":\"C\($0)\"}" }.joined(separator: ",")
    let path = try folder.file("a.json", "{\"channels\":[\(conversations)]}")
    let result = try telltale.shell("$PROGRAM import slack '\(path)' | head -n 1")
    #expect(result.output == "{\"type\":\"begin\"}\n")
    #expect(result.errors.isEmpty)
  }

  @Test(
    arguments: [
      (["import"], "name a server and an answer of it, or - for standard input"),
      (["import", "matrix"], "name a server and an answer of it, or - for standard input"),
      (
        ["import", "irc", "a"], "there is no server \"irc\"; there are matrix, zulip, slack, coding"
      ),
      (
        ["import", "coding", "a", "--through", "x"],
        "--through needs a whole number from 0 to 2⁵³ − 1, got \"x\""
      ),
      (
        ["import", "coding", "a", "--through=-1"],
        "--through needs a whole number from 0 to 2⁵³ − 1, got \"-1\""
      ),
      (
        ["replay", "a", "--format", "irc"],
        "there is no server \"irc\"; there are matrix, zulip, slack, coding"
      ),
    ] as [([String], String)])
  func `a command line that cannot be used says why`(words: [String], problem: String) throws {
    let command = words.map { "'\($0)'" }.joined(separator: " ")
    let result = try telltale.shell("$PROGRAM \(command)")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("telltale \(words[0]): \(problem)\n"))
  }
}
