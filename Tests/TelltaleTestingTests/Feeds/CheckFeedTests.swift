import Foundation
import TelltaleBadges
import TelltaleTestSupport
import TelltaleTesting
import Testing

@Suite struct CheckFeedTests {
  enum Shelf: String, BadgeSection { case inbox, alerts }

  private static let source = #"{"type":"source","source":"ann","section":"messages"}"#
  private static let arrival = #"{"type":"arrived","source":"ann","item":7,"author":"ann"}"#

  /// Returns the messages of checking a feed, without the folder in front.
  private func messages(
    of lines: String..., check: (String) -> Void = { checkFeed($0) }
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    let path = try folder.file("f.jsonl", lines.joined(separator: "\n"))
    return TelltaleTestingTests.messages { check(path) }.map {
      $0.replacingOccurrences(of: folder.path + "/", with: "")
    }
  }

  @Test(arguments: feeds(in: "Samples"))
  func `a feed beside the test is found and holds`(feed: FeedFile) {
    checkFeed(feed)
  }

  @Test(arguments: feeds(in: "../../Feeds/"))
  func `the recorded feeds hold`(feed: FeedFile) {
    checkFeed(feed)
  }

  @Test func `a path begins at the folder of the source file`() {
    checkFeed("Samples/holds.jsonl")
    checkFeed("/elsewhere/../" + FeedFile("Samples/holds.jsonl").path.dropFirst())
    #expect(FeedFile("a.jsonl", filePath: "/x/y/T.swift").path == "/x/y/a.jsonl")
    #expect(FeedFile("../a.jsonl", filePath: "/x/y/T.swift").path == "/x/a.jsonl")
    #expect(FeedFile("../a.jsonl").testDescription == "../a.jsonl")
  }

  @Test func `feeds are found in folders below, by their names`() throws {
    let folder = try TemporaryFolder()
    for name in ["b.jsonl", "a/c.jsonl", "a/notes.txt", "a.jsonl"] {
      _ = try folder.file("Feeds/" + name, "")
    }
    let test = folder.path + "/Tests.swift"
    let names = ["Feeds/a/c.jsonl", "Feeds/a.jsonl", "Feeds/b.jsonl"]
    #expect(feeds(in: "Feeds", filePath: test).map(\.name) == names)
    #expect(feeds(in: "Feeds/", filePath: test).map(\.name) == names)
    #expect(feeds(in: "Feeds", filePath: test)[1].path == folder.path + "/Feeds/a.jsonl")
    #expect(feeds(in: "Feeds/b.jsonl", filePath: test).map(\.name) == ["Feeds/b.jsonl"])
  }

  @Test func `a line that does not hold is named with file, line, case and reason`() throws {
    let texts = try messages(
      of: #"{"type":"case","id":"B1","title":""}"#, Self.source, Self.arrival,
      #"{"type":"expect","sections":{"messages":"2"},"icon":3}"#, #"{"type":"expect","icon":1}"#,
      #"{"type":"expect","emissions":{"icon":[1]}}"#)
    let text = """
      f.jsonl:4, case B1: messages: wanted "2", got "1"; icon: wanted 3, got 1
        "messages" shows "1": 1 unread item in 1 source
          "ann" adds 1: 1 unread item
            item 7 counts: unread
        the icon shows "1"
          "messages" shows "1": 1 unread item in 1 source
            "ann" adds 1: 1 unread item
              item 7 counts: unread
      """
    #expect(
      texts == [text, "f.jsonl:6, case B1: emissions of icon: wanted [1], got [0, 1]"])
  }

  @Test func `issues stand at the line of the check`() {
    let line = #line + 1
    let issues = issues { checkFeed("none.jsonl") }
    let text = "none.jsonl: cannot be read: there is no such file"
    #expect(issues == [Message(text: text, line: line)])
  }

  @Test func `lines that cannot be read or mean nothing are named`() throws {
    #expect(
      try messages(of: Self.source, "{", #"{"type":"expect","icon":0}"#).first?
        .hasPrefix("f.jsonl:2: not valid JSON") == true)
    #expect(
      try messages(
        of: Self.source, #"{"type":"expect","icon":0,"x":1}"#, #"{"type":"expect","icon":0}"#)
        == ["f.jsonl:2: unknown field \"x\""])
    let unknown = #"{"type":"expect","sources":{"anna":{"unread":0}}}"#
    #expect(
      try messages(of: Self.source, unknown)
        == [#"f.jsonl:2: source "anna" is not announced; did you mean "ann"?"#])
  }

  @Test func `an order that ends elsewhere is named`() throws {
    let texts = try messages(
      of: #"{"type":"case","id":"any","title":"","anyOrder":true}"#, Self.source,
      #"{"type":"flag","source":"ann","on":true}"#, #"{"type":"flag","source":"ann","on":false}"#,
      #"{"type":"expect","icon":0}"#)
    let text = """
      f.jsonl:5, case any: icon: wanted 0, got 1
        the icon shows "1"
          "messages" shows "1": 1 unread item in 1 source
            "ann" adds 1: 0 unread items, flag counts 1
        with the lines in the order 4, 3
      """
    #expect(texts == [text])
  }

  @Test func `a feed that expects nothing is an issue, and an empty one`() throws {
    #expect(try messages(of: Self.source) == ["f.jsonl: the feed expects nothing"])
    #expect(try messages(of: "") == ["f.jsonl: the feed expects nothing"])
  }

  @Test func `a folder without feeds is one argument, which fails`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("empty/notes.txt", "")
    let test = folder.path + "/Tests.swift"
    let none = feeds(in: "empty", filePath: test)
    #expect(none.map(\.name) == ["empty"])
    let missing = feeds(in: "missing", filePath: test)
    let texts = TelltaleTestingTests.messages {
      for feed in none + missing { checkFeed(feed) }
    }
    #expect(
      texts == [
        "empty: there is no feed in it", "missing: cannot be read: there is no such file",
      ])
  }

  @Test func `feeds may name sections of an app's own`() throws {
    let source = #"{"type":"source","source":"ann","section":"inbox"}"#
    let good = #"{"type":"expect","sections":{"inbox":"1","alerts":null},"icon":1}"#
    let texts = try messages(of: source, Self.arrival, good) {
      checkFeed($0, sections: Shelf.self)
    }
    #expect(texts == [])
    let wrong = #"{"type":"expect","emissions":{"inbox":["1"]}}"#
    #expect(
      try messages(of: source, Self.arrival, wrong) { checkFeed($0, sections: Shelf.self) }
        == [#"f.jsonl:3: emissions of inbox: wanted ["1"], got [null, "1"]"#])
    let root = #"{"type":"expect","sections":{"me":null}}"#
    let refused = try messages(of: source, root) { checkFeed($0, sections: Shelf.self) }
    #expect(refused.first?.contains("\"inbox\", \"alerts\"") == true)
  }
}
