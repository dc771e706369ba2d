import Foundation
import TelltaleBadges
import TelltaleCommand
import TelltaleFeeds
import TelltaleSample
import Testing

@Suite struct SampleFeedTests {
  /// The types of feed.md's table that are events.
  private static let kinds: Set<String> = [
    "source", "arrived", "read", "readItem", "readAll", "unreadFrom", "flag", "deleted", "edited",
    "moved", "mute", "archive", "leave", "block", "snapshot", "opened", "closed", "background",
    "foreground", "begin", "commit", "restart", "login", "switchAccount", "logout", "iconHint",
    "policy",
  ]

  private func kind(of event: BadgeEvent<RootSection>) throws -> String? {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(event))
    return (object as? [String: Any])?["type"] as? String
  }

  @Test func `the sample has every kind of event and is short`() throws {
    let kinds = try Set(SampleFeed.events.map { try kind(of: $0) ?? "" })
    #expect(kinds == Self.kinds)
    #expect((50...75).contains(SampleFeed.events.count))
  }

  @Test func `the sample drops nothing`() throws {
    var warnings: [FeedWarning] = []
    let player = FeedPlayer<RootSection> { warnings.append($0) }
    for (index, event) in SampleFeed.events.enumerated() {
      try player.play(event, at: FeedPlace(file: SampleFeed.name, line: index + 1))
    }
    #expect(warnings.isEmpty)
  }

  @Test func `the sample shows every form of a badge and ends with all read`() throws {
    let player = FeedPlayer<RootSection>()
    var seen: [BadgeSubject: Set<String?>] = [:]
    let watch = BadgeWatch(player.manager) { seen[$0.subject, default: [nil]].insert($0.after) }
    try withExtendedLifetime(watch) {
      for (index, event) in SampleFeed.events.enumerated() {
        try player.play(event, at: FeedPlace(file: SampleFeed.name, line: index + 1))
      }
    }
    #expect(seen.count == 6)
    #expect(seen[.section(.projects)]?.contains("•") == true)
    #expect(seen[.section(.messages)]?.contains { $0 == "5" } == true)
    #expect(player.manager.icon.value.count == 0)
    #expect(RootSection.allCases.allSatisfy { player.manager.badge(for: $0).value.text == nil })
  }
}
