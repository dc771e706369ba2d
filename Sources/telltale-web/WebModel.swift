import Telltale
import TelltaleBadges
import TelltaleSample

// The page holds no state of its own: it asks this model to play events, to read and to mute, and
// for the texts to show.

/// What the page shows: the sample feed as far as it was played, and the badges it led to.
final class WebModel {
  let unread = UnreadManager<RootSection>()
  /// How many events of the feed were played.
  private(set) var played = 0
  /// What has changed since the page was told: an object that the observers keep in place of the model,
  /// which has their tokens.
  private let changes = Changes()
  /// The newest order that the feed has named; whoever reads has seen as much.
  private var newest = 0
  private var tokens: [ObservationToken] = []

  private final class Changes {
    /// A bit for each section, and one for the icon.
    var bits: UInt32 = 0
  }

  init() {
    for (number, section) in RootSection.allCases.enumerated() {
      follow(unread.badge(for: section), bit: number)
    }
    follow(unread.icon, bit: RootSection.allCases.count)
  }
}

extension WebModel {
  private func follow(_ badge: Signal<Badge>, bit: Int) {
    tokens.append(badge.observe { [changes] _ in changes.bits |= 1 << UInt32(bit) })
  }

  /// Returns the bits of what has changed, once.
  func takeChanges() -> UInt32 {
    defer { changes.bits = 0 }
    return changes.bits
  }

  /// Plays the next event of the feed; returns whether there was one.
  func step() -> Bool {
    guard played < SampleFeed.events.count else { return false }
    let event = SampleFeed.events[played]
    played += 1
    switch event {
    case .arrived(_, let item, _, _, _, _, _): newest = max(newest, item)
    case .snapshot(let through, _, _): newest = max(newest, through)
    default: break
    }
    unread.apply(event)
    return true
  }
}

extension WebModel {
  /// The sources of a section, by name.
  func sources(of section: RootSection) -> [String] {
    unread.sources(of: section)
  }

  /// Reads everything of a section.
  func read(_ section: RootSection) {
    unread.apply(.readAll(through: newest, section: section))
  }

  /// Reads a source.
  func read(_ source: String) {
    unread.apply(.read(source: source, through: newest))
  }

  /// Mutes a source, or ends that.
  func toggleMute(_ source: String) {
    unread.apply(.mute(source: source, on: !unread.badge(of: source).value.isMuted))
  }
}
