import Foundation
import TelltaleTestSupport
import Testing

/// The commands that show the signals, from outside.
@Suite struct GraphBinaryTests {
  private let telltale: BuiltProgram
  private let folder: TemporaryFolder

  private static let feed = """
    {"type":"source","source":"A","section":"messages"}
    {"type":"arrived","source":"A","item":1,"author":"ann"}
    {"type":"arrived","source":"A","item":2,"author":"ann"}
    {"type":"expect","icon":2}

    """

  init() throws {
    telltale = try BuiltProgram(named: "telltale")
    folder = try TemporaryFolder()
  }

  @Test func `the graph of a feed has the badges that it ends with`() throws {
    let result = try telltale.run("graph", "-", input: Self.feed)
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.lines.first == "flowchart TD")
    #expect(result.output.contains("[\"badge of messages<br/>2<br/>"))
    #expect(result.output.contains("[[\"tab messages\"]]"))
    #expect(result.output.contains("text of messages<br/>#34;2#34;"))
    #expect(!result.output.contains("\"source"))
  }

  @Test func `a graph is written into a file, by the format of its name`() throws {
    let feed = try folder.file("a.jsonl", Self.feed)
    let path = folder.path + "/a.svg"
    let result = try telltale.run("graph", feed, "--out", path)
    #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
    let picture = try String(contentsOfFile: path, encoding: .utf8)
    #expect(picture.hasPrefix("<svg ") && picture.contains("badge of messages"))
    #expect(try telltale.run("graph", feed, "--as", "svg").output == picture)
    #expect(try telltale.run("graph", feed, "--as", "dot").output.hasPrefix("digraph"))
    let failed = try telltale.run("graph", feed, "--out", folder.path + "/none/a.svg")
    #expect(failed.status == 2 && failed.errors.contains("/none/a.svg: cannot be written"))
    let replacing = try telltale.run("graph", feed, "--out", feed)
    #expect(replacing.status == 2)
    #expect(replacing.errors.hasPrefix("telltale graph: --out would replace the feed"))
    #expect(try String(contentsOfFile: feed, encoding: .utf8) == Self.feed)
  }

  @Test func `a broken feed has no graph`() throws {
    let result = try telltale.run("graph", "-", input: "{")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("stdin:1: "))
  }

  @Test func `explain tells what the last event led to`() throws {
    let result = try telltale.run(
      "explain", "-", "--section", "messages", "--trace", input: Self.feed)
    #expect(result.status == 0 && result.errors.isEmpty)
    let start = try #require(
      result.lines.firstIndex(of: "what stdin:3 led to, in microseconds:"))
    let steps = result.lines[(start + 1)...].map { $0.drop { $0 == " " || $0.isNumber } }
    #expect(
      steps == [
        "written changes of messages", "marked badge of messages by changes of messages",
        "marked text of messages by badge of messages", "marked tab messages by text of messages",
        "written changes of icon", "marked icon badge by changes of icon",
        "marked text of icon by icon badge", "marked icon by text of icon",
        "checked tab messages", "checked text of messages for tab messages",
        "checked badge of messages for text of messages",
        "recomputed badge of messages: another value",
        "recomputed text of messages: another value", "told tab messages", "checked icon",
        "checked text of icon for icon", "checked icon badge for text of icon",
        "recomputed icon badge: another value", "recomputed text of icon: another value",
        "told icon",
      ])
  }

  @Test func `explain traces the event of a line, and goes on to the end`() throws {
    let result = try telltale.run(
      "explain", "-", "--section", "messages", "--line", "2", input: Self.feed)
    #expect(result.output.contains("what stdin:2 led to"))
    #expect(result.output.hasPrefix("\"messages\" shows \"2\""))
    let none = try telltale.run(
      "explain", "-", "--section", "messages", "--line", "4", input: Self.feed)
    #expect(none.status == 2 && none.errors == "line 4 is no event\n" && none.output.isEmpty)
    let empty = try telltale.run("explain", "/dev/null", "--section", "messages", "--trace")
    #expect(empty.status == 2 && empty.errors == "the feed has no event\n")
  }

  @Test func `a transaction that the feed leaves open is part of what its last event leads to`()
    throws
  {
    let feed = """
      {"type":"source","source":"A","section":"messages"}
      {"type":"begin"}
      {"type":"arrived","source":"A","item":1,"author":"ann"}
      """
    let result = try telltale.run("explain", "-", "--section", "messages", "--trace", input: feed)
    #expect(result.output.contains("what stdin:3 led to"))
    #expect(result.output.contains("told tab messages"))
  }

  @Test func `a trace is written for viewers`() throws {
    let feed = try folder.file("a.jsonl", Self.feed)
    let path = folder.path + "/a.json"
    let result = try telltale.run("explain", feed, "--section", "messages", "--chrome", path)
    #expect(result.status == 0 && result.output.contains("told tab messages"))
    let alone = try telltale.run("explain", feed, "--section", "messages", "--chrome", "-")
    for data in [try Data(contentsOf: URL(fileURLWithPath: path)), Data(alone.output.utf8)] {
      let file = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      let events = try #require(file?["traceEvents"] as? [[String: Any]])
      #expect(events.count { $0["ph"] as? String == "X" } == 6)
    }
  }
}
