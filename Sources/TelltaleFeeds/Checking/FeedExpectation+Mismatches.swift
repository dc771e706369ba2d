import Telltale
import TelltaleBadges

extension FeedExpectation {
  /// Whether a recorder is needed to judge the expectation.
  var namesEmissions: Bool { !sectionEmissions.isEmpty || iconEmissions != nil }

  /// What does not hold: sources by name, sections in the order of the tabs, the icon, emissions.
  func mismatches(
    in manager: UnreadManager<RootSection>, recorder: BadgeRecorder?
  ) -> [FeedMismatch] {
    var found: [FeedMismatch] = []
    for (name, wanted) in sources.sorted(by: { $0.key < $1.key }) {
      let status = manager.status(of: name).value
      let subject = "source \(name.printable)"
      found.note("\(subject), unread", wanted.unread, status.unread)
      found.note("\(subject), mentions", wanted.mentions, status.mentions)
      found.note("\(subject), flagged", wanted.isFlagged, status.isFlagged)
    }
    for section in RootSection.allCases {
      let got = manager.badge(for: section).value.text
      found.note(section.rawValue, sections[section].map(Self.shown), Self.shown(got))
    }
    found.note("icon", icon, manager.icon.value.count)
    guard let recorder else { return found }
    for section in RootSection.allCases {
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
    _ subject: String, _ wanted: Value?, _ got: Value
  ) {
    guard let wanted, wanted != got else { return }
    append(FeedMismatch(subject: subject, wanted: "\(wanted)", got: "\(got)"))
  }
}
