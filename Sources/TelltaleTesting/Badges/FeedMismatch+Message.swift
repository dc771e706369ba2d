import TelltaleBadges
import TelltaleFeeds

extension [FeedMismatch] {
  /// How many lines an explanation may have.
  private static var mostLines: Int { 20 }

  /// What differs in one line, and below it, indented, why it is as it is.
  var message: String {
    var told: [String] = []
    for var explanation in compactMap(\.explanation) {
      if explanation.subject == .icon { explanation.parts.removeAll { $0.count == 0 } }
      let text = Self.shown(explanation)
      if !told.contains(text) { told.append(text) }
    }
    return ([map(\.description).joined(separator: "; ")] + told).joined(separator: "\n")
  }

  private static func shown(_ explanation: Explanation) -> String {
    let lines = "\(explanation)".split(separator: "\n").map { "  \($0)" }
    if lines.count <= mostLines { return lines.joined(separator: "\n") }
    let rest = "  … \(lines.count - mostLines) more lines"
    return (lines.prefix(mostLines) + [rest]).joined(separator: "\n")
  }
}
