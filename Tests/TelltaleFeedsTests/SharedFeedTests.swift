import Foundation
import TelltaleFeeds
import Testing

/// The feeds that lie beside the package, each with what it must lead to.
@Suite struct SharedFeedTests {
  private static let shared =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared").path

  private static func feeds(_ folder: String) -> [String] {
    let path = shared + "/" + folder
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return (try? FeedSearch.feeds(at: path)) ?? []
  }

  private static let isThere = !feeds("cases").isEmpty

  @Test(.enabled(if: isThere, "../shared is absent"), arguments: feeds("cases"))
  func `a case made of a bug report ends right`(path: String) {
    let report = checkFeed(.file(path))
    #expect(report.failures.map(\.description) == [])
    #expect(report.errors.map(\.description) == [])
    #expect(report.passed > 0)
  }

  @Test(.enabled(if: isThere, "../shared is absent"), arguments: feeds("data"))
  func `a real log ends right`(path: String) {
    let report = checkFeed(.file(path))
    #expect(report.failures.map(\.description) == [])
    #expect(report.errors.map(\.description) == [])
    #expect(report.passed > 0)
  }
}
