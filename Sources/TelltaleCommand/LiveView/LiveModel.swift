import Telltale
package import TelltaleBadges
import TelltaleFeeds
import TelltaleSample
package import TelltaleShell

/// A small app around the badges: it plays events, and its tabs can be selected and read.
package final class LiveModel {
  /// The tabs, bound to the badges as those of any app are.
  package let tabBar: TabBar

  /// Whether events are to come by themselves.
  package private(set) var isPaused = false

  private let player: FeedPlayer<RootSection>
  private let events: [BadgeEvent<RootSection>]
  private var played = 0
  private var log: [LiveState.Event] = []
  private var selected = RootSection.projects
  private var newest = 0
  private var isInFront = true
  private var openSource: String?

  package init(
    _ events: [BadgeEvent<RootSection>] = SampleFeed.events, language: RootLanguage
  ) {
    self.events = events
    player = FeedPlayer()
    tabBar = TabBar(player.manager, language: language)
  }
}

extension LiveModel {
  private static let longestLog = 200

  /// Whether all the events were played.
  package var isAtEnd: Bool { played == events.count }

  package func togglePause() { isPaused.toggle() }

  /// Plays the next event, if there is one.
  package func step() {
    guard !isAtEnd else { return }
    let event = events[played]
    played += 1
    apply(event)
  }

  /// Selects a tab; the selected one is read, as a second tap does it.
  package func select(_ section: RootSection) {
    guard section == selected else {
      selected = section
      return
    }
    apply(.readAll(through: newest, section: section))
  }

  private func apply(_ event: BadgeEvent<RootSection>) {
    note(event)
    // Only a `commit` without a `begin` is an error; events that are made here are none.
    try? player.play(event, at: FeedPlace(file: SampleFeed.name, line: played))
    log.insert(LiveState.Event(number: played, phrase: event.phrase), at: 0)
    if log.count > Self.longestLog { log.removeLast() }
  }

  private func note(_ event: BadgeEvent<RootSection>) {
    switch event {
    case .arrived(_, let item, _, _, _, _, _): newest = max(newest, item)
    case .snapshot(let through, _, _): newest = max(newest, through)
    case .background: isInFront = false
    case .foreground: isInFront = true
    case .opened(let source): openSource = source
    case .closed(let source): if openSource == source { openSource = nil }
    case .restart:
      isInFront = true
      openSource = nil
    case .login, .switchAccount, .logout: openSource = nil
    default: break
    }
  }
}

// MARK: - What is shown

extension LiveModel {
  /// What the live view shows now.
  package var state: LiveState {
    LiveState(
      tabs: tabBar.items.map { LiveState.Tab(title: $0.title, badge: $0.badgeText) },
      selected: RootSection.allCases.firstIndex(of: selected) ?? 0, icon: tabBar.iconText,
      situation: situation, sources: sources, events: log,
      pace: isAtEnd ? .ended : isPaused ? .paused : .playing, total: events.count)
  }

  private var situation: String {
    let account = player.manager.account ?? "logged out"
    let place = isInFront ? openSource.map { "\($0) open" } : "in the background"
    return [account, place].compactMap { $0 }.joined(separator: " · ")
  }

  private var sources: [LiveState.Source] {
    player.manager.sources.compactMap { name in
      let status = player.manager.status(of: name).value
      guard status.section == selected.rawValue else { return nil }
      return LiveState.Source(
        name: name.printable, isUnread: status.unread > 0 || status.isFlagged,
        remarks: Self.remarks(status))
    }
  }

  private static func remarks(_ status: SourceStatus) -> [String] {
    var remarks: [String] = []
    if status.isMuted { remarks.append("muted") }
    if status.isArchived { remarks.append("archived") }
    if status.isFlagged { remarks.append("flagged") }
    if status.unread > 0 { remarks.append("\(status.unread)\(status.isExact ? "" : "+") unread") }
    if status.mentions > 0 { remarks.append("\(status.mentions) for you") }
    return remarks
  }
}
