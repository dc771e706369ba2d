import Telltale
package import TelltaleBadges

extension FeedExpectation {
  /// Whether a recorder is needed to judge the expectation.
  var namesEmissions: Bool { !sectionEmissions.isEmpty || iconEmissions != nil }

  /// What does not hold: sources by name, sections in the order of the tabs, the icon, emissions.
  package func mismatches(
    in manager: UnreadManager<Section>, recorder: BadgeRecorder<Section>?
  ) -> [FeedMismatch] {
    var found: [FeedMismatch] = []
    for (name, wanted) in sources.sorted(by: { $0.key < $1.key }) {
      let status = manager.status(of: name).value
      let subject = "source \(name.printable)"
      let explanation = { manager.explain(source: name) }
      found.note("\(subject), unread", wanted.unread, status.unread, explanation)
      found.note("\(subject), mentions", wanted.mentions, status.mentions, explanation)
      found.note("\(subject), flagged", wanted.isFlagged, status.isFlagged, explanation)
    }
    for section in Section.allCases {
      let got = manager.badge(for: section).value.text
      found.note(section.rawValue, sections[section].map(Self.shown), Self.shown(got)) {
        manager.explain(section)
      }
    }
    found.note("icon", icon, manager.icon.value.count) { manager.explainIcon() }
    guard let recorder else { return found }
    for section in Section.allCases {
      let got = recorder.sections[section] ?? []
      found.note(
        "emissions of \(section.rawValue)", sectionEmissions[section].map(Self.shown),
        Self.shown(got))
    }
    found.note("emissions of icon", iconEmissions, recorder.icon)
    return found
  }

  private static func shown(_ text: String?) -> String {
    text.map { "\"\($0.printable)\"" } ?? "null"
  }

  private static func shown(_ texts: [String?]) -> String {
    "[\(texts.map(shown).joined(separator: ", "))]"
  }
}

extension [FeedMismatch] {
  fileprivate mutating func note<Value: Equatable>(
    _ subject: String, _ wanted: Value?, _ got: Value, _ explain: () -> Explanation? = { nil }
  ) {
    guard let wanted, wanted != got else { return }
    append(
      FeedMismatch(
        subject: subject, wanted: "\(wanted)", got: "\(got)", explanation: explain()))
  }
}
