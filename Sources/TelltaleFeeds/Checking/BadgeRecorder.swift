import Telltale
package import TelltaleBadges

/// Notes what observers of the badges see, equal neighbors merged, from now on.
package final class BadgeRecorder<Section: BadgeSection> {
  /// The texts seen at each section.
  private(set) var sections: [Section: [String?]] = [:]

  /// The numbers seen at the icon.
  private(set) var icon: [Int] = []

  private var tokens: [ObservationToken] = []

  init(_ manager: UnreadManager<Section>) {
    for section in Section.allCases {
      manager.badge(for: section).map(\.text).observe { [weak self] text in
        self?.note(text, at: section)
      }.store(in: &tokens)
    }
    manager.icon.map(\.count).observe { [weak self] count in
      self?.note(count)
    }.store(in: &tokens)
  }

  private func note(_ text: String?, at section: Section) {
    guard sections[section]?.last != .some(text) else { return }
    sections[section, default: []].append(text)
  }

  private func note(_ count: Int) {
    if icon.last != count { icon.append(count) }
  }
}
