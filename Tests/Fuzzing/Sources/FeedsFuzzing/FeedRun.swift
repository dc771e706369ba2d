import Foundation
import FuzzedFeeds
import FuzzingSupport
import TelltaleBadges

/// Plays a feed and checks after each event what must always hold.
struct FeedRun {
  /// How many events are tried in all orders.
  private static let mostInAnyOrder = 4

  private var reader: FeedReader<RootSection>
  private let player: FeedPlayer<RootSection>
  private let watch: BadgeWatch
  private var events = 0
  private var hasAnyOrder = false

  init(_ source: FeedSource) {
    reader = FeedReader([source], isStrict: true)
    player = FeedPlayer { _ = $0.description }
    watch = BadgeWatch(player.manager) { change in
      require(change.before != change.after, "\(change) is no change")
    }
  }
}

extension FeedRun {
  /// Whether no case makes the check play the events too often.
  var isQuickToCheck: Bool { !hasAnyOrder || events <= Self.mostInAnyOrder }

  /// Plays the feed to its end, or to the first line that cannot be read.
  mutating func play() {
    do throws(FeedError) {
      while let entry = try reader.next() { try take(entry) }
    } catch {
      _ = error.description
    }
    player.finish()
    check()
  }

  private mutating func take(_ entry: FeedEntry<RootSection>) throws(FeedError) {
    switch entry.line {
    case .testCase(let feedCase):
      hasAnyOrder = hasAnyOrder || feedCase.isAnyOrder
    case .expectation:
      break
    case .event(let event):
      events += 1
      requireSameWhenWritten(event)
      try player.play(event, at: entry.place)
      check()
    }
  }

  private func check() {
    let manager = player.manager
    for account in manager.accounts { manager.state(of: account)?.requireSound() }
    let badges = RootSection.allCases.map { manager.badge(for: $0) } + [manager.icon]
    for badge in badges {
      require(badge.value.count >= 0, "a badge counts \(badge.value.count)")
      require(badge.value.mentions >= 0, "a badge counts \(badge.value.mentions) mentions")
    }
  }

  /// Writes an event and reads it again, with the parser of feeds and with the decoder.
  private func requireSameWhenWritten(_ event: BadgeEvent<RootSection>) {
    do {
      let data = try JSONEncoder().encode(event)
      let value = try JSONValue(parsing: String(decoding: data, as: UTF8.self))
      require(
        try FeedLine<RootSection>(JSONNode(root: value)) == .event(event),
        "\(event) is read differently")
      let decoded = try JSONDecoder().decode(BadgeEvent<RootSection>.self, from: data)
      require(decoded == event, "\(event) is decoded as \(decoded)")
    } catch {
      fatalError("\(event) cannot be read when written: \(error)")
    }
  }
}
