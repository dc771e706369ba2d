import Foundation
import TelltaleFeeds
import Testing

/// The feeds in `Tests/Feeds`, each with what it must lead to, and those in the folder that
/// `TELLTALE_FEEDS` names.
@Suite struct RecordedFeedTests {
  private static let folders =
    [
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Feeds").path
    ] + [ProcessInfo.processInfo.environment["TELLTALE_FEEDS"]].compactMap(\.self)

  @Test func `there are feeds in each folder`() throws {
    for folder in Self.folders { #expect(try !FeedSearch.feeds(at: folder).isEmpty, "\(folder)") }
  }

  @Test(arguments: folders.flatMap { (try? FeedSearch.feeds(at: $0)) ?? [] })
  func `a recorded feed ends as it expects`(path: String) {
    let report = checkFeed(.file(path), isStrict: true)
    #expect(report.failures.map(\.description) == [])
    #expect(report.errors.map(\.description) == [])
    #expect(report.passed > 0)
  }
}
