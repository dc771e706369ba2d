import Foundation
import TelltaleFeeds
import TelltaleTestSupport
import Testing

@Suite struct FeedSearchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func names(at path: String) throws -> [String] {
    try FeedSearch.feeds(at: path).map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
  }

  @Test func `a file is itself whatever its name`() throws {
    let path = try folder.file("notes.txt", "")
    #expect(try FeedSearch.feeds(at: path) == [path])
  }

  @Test func `a path that does not exist is left to the reader`() throws {
    #expect(try FeedSearch.feeds(at: "/none") == ["/none"])
  }

  @Test func `a directory gives its feeds and those below in the order of their names`() throws {
    for name in ["b.jsonl", "a/z.jsonl", "a/y/x.jsonl", "c.json", "B.jsonl", "d.jsonl/e.jsonl"] {
      _ = try folder.file(name, "")
    }
    let wanted = ["B.jsonl", "a/y/x.jsonl", "a/z.jsonl", "b.jsonl", "d.jsonl/e.jsonl"]
    #expect(try names(at: folder.path) == wanted)
    #expect(try names(at: folder.path + "/") == wanted)
  }

  @Test func `a link to a directory above ends nothing in a circle`() throws {
    _ = try folder.file("a/b.jsonl", "")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a/loop", withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/c.jsonl", withDestinationPath: folder.path + "/a/b.jsonl")
    #expect(try names(at: folder.path) == ["a/b.jsonl", "c.jsonl"])
  }

  @Test func `a directory gives no pipes, for they may never end, but links that lead nowhere`()
    throws
  {
    _ = try folder.file("a.jsonl", "")
    #expect(unsafe mkfifo(folder.path + "/b.jsonl", 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/c.jsonl", withDestinationPath: "none")
    #expect(try names(at: folder.path) == ["a.jsonl", "c.jsonl"])
    #expect(try names(at: folder.path + "/b.jsonl") == ["b.jsonl"])
  }
}
