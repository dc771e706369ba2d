import TelltaleBadges
import TelltaleFeeds
import Testing

@Suite struct FeedPlayerTests {
  private static let place = FeedPlace(file: "f", line: 7)

  @Test func `events change the badges`() throws {
    let player = FeedPlayer<RootSection>()
    try player.play(.source("A", section: .tasks), at: Self.place)
    try player.play(.arrived(source: "A", item: 1, author: "bob"), at: Self.place)
    #expect(player.manager.badge(for: .tasks).value.text == "1")
    #expect(player.place == Self.place)
  }

  @Test func `an event of an unknown source is dropped with a warning that names its place`() throws
  {
    var warnings: [FeedWarning] = []
    let player = FeedPlayer<RootSection> { warnings.append($0) }
    try player.play(.arrived(source: "ghost", item: 1, author: "bob"), at: Self.place)
    #expect(warnings.map(\.place) == [Self.place])
    #expect(warnings.first?.text.contains("ghost") == true)
    #expect(warnings.first?.description.hasPrefix("f:7: warning: ") == true)
    #expect(player.manager.icon.value.count == 0)
  }

  @Test func `a commit without a begin is an error`() throws {
    let player = FeedPlayer<RootSection>()
    try player.play(.begin, at: Self.place)
    try player.play(.commit, at: Self.place)
    #expect(
      throws: FeedError.invalidLine(
        Self.place, problem: "\"commit\" must follow a \"begin\", got none")
    ) {
      try player.play(.commit, at: Self.place)
    }
  }

  @Test func `a transaction that the feed leaves open is committed at its end`() throws {
    let player = FeedPlayer<RootSection>()
    var changes: [BadgeChange] = []
    let watch = BadgeWatch(player.manager) { changes.append($0) }
    try withExtendedLifetime(watch) {
      try player.play(.source("A", section: .tasks), at: Self.place)
      try player.play(.begin, at: Self.place)
      try player.play(.begin, at: Self.place)
      try player.play(.arrived(source: "A", item: 1, author: "bob"), at: Self.place)
      try player.play(.arrived(source: "A", item: 2, author: "bob"), at: Self.place)
      #expect(changes.isEmpty)
      player.finish()
      player.finish()
    }
    #expect(
      changes == [
        BadgeChange(subject: .section(.tasks), before: nil, after: "2"),
        BadgeChange(subject: .icon, before: nil, after: "2"),
      ])
    #expect(changes.map(\.description) == ["tasks hidden → 2", "icon hidden → 2"])
  }
}
