import Telltale
import TelltaleBadges

/// What the badges of a manager show, by subject, in the order of the tabs.
struct ShownBadges: Equatable {
  private var lines: [(subject: String, text: String)] = []

  init<Section: BadgeSection>(of unread: UnreadManager<Section>, sources: [String] = []) {
    for section in Section.allCases {
      let text = unread.badge(for: section).untrackedValue.text
      lines.append((section.rawValue, text.map { shown($0) } ?? "hidden"))
    }
    lines.append(("icon", "\(unread.icon.untrackedValue.count)"))
    for source in sources {
      let status = unread.status(of: source).untrackedValue
      let flag = status.isFlagged ? ", flagged" : ""
      let text = "\(status.unread) unread, \(status.mentions) mentions\(flag)"
      lines.append(("source \(source)", text))
    }
  }

  static func == (left: ShownBadges, right: ShownBadges) -> Bool {
    left.lines.elementsEqual(right.lines) { $0 == $1 }
  }

  /// The subjects that show something else, with what both show.
  func differences(
    from other: ShownBadges
  ) -> [(subject: String, first: String, second: String)] {
    zip(lines, other.lines).filter { $0.text != $1.text }.map { ($0.subject, $0.text, $1.text) }
  }
}
