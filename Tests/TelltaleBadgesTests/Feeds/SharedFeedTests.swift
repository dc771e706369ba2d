import Foundation
import TelltaleBadges
import Testing

struct SharedFeedTests {
  @Test(
    .enabled(if: !SharedFiles.feeds("cases/badges").isEmpty, "the shared cases are not here"),
    arguments: SharedFiles.feeds("cases/badges") + SharedFiles.feeds("data"))
  func `a shared feed ends as it expects`(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let failures = try FeedFile(file.lastPathComponent, text).failures()
    #expect(failures == [])
  }
}
