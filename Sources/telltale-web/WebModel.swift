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
  /// A bit for each section whose badge has changed since the page was told, and one for the icon.
  private var changes: UInt32 = 0
  /// The newest order that the feed has named; whoever reads has seen as much.
  private var newest = 0
  private var tokens: [ObservationToken] = []

  init() {
    for (number, section) in RootSection.allCases.enumerated() {
      follow(unread.badge(for: section), bit: number)
    }
    follow(unread.icon, bit: RootSection.allCases.count)
  }
}

extension WebModel {
  private func follow(_ badge: Signal<Badge>, bit: Int) {
    tokens.append(badge.observe { [self] _ in changes |= 1 << UInt32(bit) })
  }

  /// Returns the bits of what has changed, once.
  func takeChanges() -> UInt32 {
    let taken = changes
    changes = 0
    return taken
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
    unread.apply(.mute(source: source, on: !unread.status(of: source).value.isMuted))
  }

}
