import Telltale
import TelltaleBadges

/// The signals behind the badges of a manager, with names, and an observer for each badge, as an app
/// has them that shows the tabs.
struct WatchedBadges {
  private let tokens: [ObservationToken]

  init(_ manager: UnreadManager<RootSection>) {
    manager.labelSignals()
    tokens =
      RootSection.allCases.map { section in
        manager.badge(for: section).map(\.text).labeled("text of \(section.rawValue)")
          .observe(label: "tab \(section.rawValue)") { _ in }
      } + [manager.icon.map(\.text).labeled("text of icon").observe(label: "icon") { _ in }]
  }
}

extension WatchedBadges {
  /// The observers, through which everything else is reached.
  var members: [any GraphMember] { tokens }
}
