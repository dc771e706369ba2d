import Foundation
import Telltale
import TelltaleBadges
import TelltaleFeeds

/// What a feed has led to, as `replay` shows it.
struct EndState {
  private struct Source: Encodable {
    private enum CodingKeys: CodingKey {
      case flagged, mentions, section, unread
    }

    let flagged: Bool
    let mentions: Int
    let section: String?
    let unread: Int
    let isExact: Bool
  }

  private let icon: Badge
  private let sections: [RootSection: String?]
  private let sources: [String: Source]

  init(_ manager: UnreadManager<RootSection>) {
    icon = manager.icon.value
    sections = Dictionary(
      uniqueKeysWithValues: RootSection.allCases.map { ($0, manager.badge(for: $0).value.text) })
    sources = Dictionary(
      uniqueKeysWithValues: manager.sources.map { name in
        let status = manager.status(of: name).value
        let source = Source(
          flagged: status.isFlagged, mentions: status.mentions, section: status.section,
          unread: status.unread, isExact: status.isExact)
        return (name, source)
      })
  }
}

// MARK: - JSON

extension EndState: Encodable {
  private enum CodingKeys: CodingKey {
    case icon, sections, sources
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // What is not known is not zero.
    try container.encode(icon.isKnown ? icon.count : nil, forKey: .icon)
    let texts = sections.map { ($0.key.rawValue, $0.value) }
    try container.encode(Dictionary(uniqueKeysWithValues: texts), forKey: .sections)
    try container.encode(sources, forKey: .sources)
  }

  /// The state as one JSON object, keys sorted.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings, whole numbers and booleans can always be written.
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}

// MARK: - A table

extension EndState {
  /// The state as lines for people: badges, then the sources that have something to say.
  var table: [String] {
    var rows = RootSection.allCases.map { section in
      [section.rawValue, (sections[section] ?? nil) ?? "–"]
    }
    rows.append(["icon", icon.text ?? "–"])
    return Self.aligned(rows) + sourceTable
  }

  private var sourceTable: [String] {
    let active = sources.filter { $0.value.unread > 0 || $0.value.flagged }
    let order = RootSection.allCases.map(\.rawValue)
    let sorted = active.sorted { left, right in
      let places = [left, right].map { order.firstIndex(of: $0.value.section ?? "") ?? order.count }
      return (places[0], left.key) < (places[1], right.key)
    }
    var lines: [String] = []
    if !sorted.isEmpty {
      let rows = sorted.map { name, source in
        [
          name.printable, source.section ?? "–", "\(source.unread)\(source.isExact ? "" : "+")",
          "\(source.mentions)", source.flagged ? "flagged" : "",
        ]
      }
      lines += [""] + Self.aligned([["source", "section", "unread", "mentions", ""]] + rows)
    }
    let rest = sources.count - active.count
    if rest > 0 {
      lines += ["", "\(rest) \(rest == 1 ? "source has" : "sources have") nothing unread"]
    }
    return lines
  }

  private static func aligned(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].columns }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.columns) }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
