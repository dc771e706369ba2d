import Telltale
import TelltaleBadges

/// Notes what observers of the badges see, equal neighbors merged, from now on.
final class BadgeRecorder {
  /// The texts seen at each section.
  private(set) var sections: [RootSection: [String?]] = [:]

  /// The numbers seen at the icon.
  private(set) var icon: [Int] = []

  private var tokens: [ObservationToken] = []

  init(_ manager: UnreadManager<RootSection>) {
    for section in RootSection.allCases {
      manager.badge(for: section).map(\.text).observe { [weak self] text in
        self?.note(text, at: section)
      }.store(in: &tokens)
    }
    manager.icon.map(\.count).observe { [weak self] count in
      self?.note(count)
    }.store(in: &tokens)
  }

  private func note(_ text: String?, at section: RootSection) {
    guard sections[section]?.last != .some(text) else { return }
    sections[section, default: []].append(text)
  }

  private func note(_ count: Int) {
    if icon.last != count { icon.append(count) }
  }
}
