import Telltale
import TelltaleBadges

extension WebModel {
  /// The text in a section's badge; empty where the badge is hidden.
  func badgeText(of section: RootSection) -> String {
    unread.badge(for: section).value.text ?? ""
  }

  /// What a screen reader says of a tab: its name, and what its badge says.
  func label(of section: RootSection) -> String {
    let phrases = BadgePhrases.english
    return unread.badge(for: section).value.spoken(for: section, in: phrases)
      ?? phrases.name(of: section)
  }

  /// A line for each source of a section: name, badge, what is said of it, and whether it is muted.
  func sourceLines(of section: RootSection) -> String {
    var lines: Words = ""
    for source in sources(of: section) {
      let badge = unread.badge(of: source).value
      lines += "\(source)\t\(badge.text ?? "")\t\(badge.spoken(source) ?? source)\t"
      lines += badge.isMuted ? "muted\n" : "\n"
    }
    return lines.text
  }
}
