import Telltale
package import TelltaleBadges

/// Watches the badges of a manager and tells of each change of what they show.
package final class BadgeWatch {
  private var shown: [BadgeSubject: String] = [:]
  private var tokens: [ObservationToken] = []

  package init(
    _ manager: UnreadManager<RootSection>, onChange: @escaping (BadgeChange) -> Void
  ) {
    for section in RootSection.allCases {
      watch(.section(section), manager.badge(for: section).map(\.text), onChange)
    }
    watch(.icon, manager.icon.map(\.text), onChange)
  }

  private func watch(
    _ subject: BadgeSubject, _ text: Signal<String?>, _ onChange: @escaping (BadgeChange) -> Void
  ) {
    shown[subject] = text.value
    text.observe(initial: false) { [weak self] text in
      guard let self, shown[subject] != text else { return }
      let change = BadgeChange(subject: subject, before: shown[subject], after: text)
      shown[subject] = text
      onChange(change)
    }.store(in: &tokens)
  }
}
