import TelltaleBadges

/// The tab bar and the app's icon as a picture for a document, light or dark as its reader prefers.
package struct TabBarPicture {
  private static let cardX = 128.0
  private static let cellWidth = 112.0
  private static let centerOfIcons = 51.0

  private let tabs: [(section: RootSection, title: String, badge: String?)]
  private let iconBadge: String?

  /// Draws what the tabs show now.
  package init(_ tabBar: TabBar) {
    tabs = tabBar.items.map { ($0.section, $0.title, $0.badgeText) }
    iconBadge = tabBar.iconText
  }
}

extension TabBarPicture {
  /// The picture as an SVG document.
  package var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="704" height="128" viewBox="0 0 704 128" \
    role="img" aria-labelledby="title description">
    <title id="title">Tab bar with unread badges</title>
    <desc id="description">\(spoken)</desc>
    \(Self.style)
    \(Self.appIcon)
    \(pill(iconBadge, x: 93, y: 27))
    <rect class="card" x="\(Self.cardX)" y="16" width="560" height="96" rx="26"/>
    \(tabs.indices.map(tab).joined(separator: "\n"))
    </svg>

    """
  }

  private var spoken: String {
    let phrases = tabs.map { "\($0.title): \(Self.spoken($0.badge))" }
    return (phrases + ["App icon: \(Self.spoken(iconBadge))"]).joined(separator: "; ") + "."
  }

  private static func spoken(_ badge: String?) -> String {
    switch badge {
    case nil: "nothing new"
    case "•": "something new"
    case let number?: "\(number) unread"
    }
  }

  private func tab(_ index: Int) -> String {
    let (section, title, badge) = tabs[index]
    let center = Self.cardX + (Double(index) + 0.5) * Self.cellWidth
    let scale = 7.0 / 6
    return """
      <g class="tab\(index == 0 ? " selected" : "")">
      <path transform="translate(\(center - 12 * scale) \(Self.centerOfIcons - 12 * scale)) \
      scale(\(scale))" d="\(section.drawing)"/>
      <text x="\(center)" y="92">\(title)</text>
      </g>
      \(pill(badge, x: center + 16, y: Self.centerOfIcons - 13))
      """
  }

  /// A badge around a center: nothing, a dot, or a number in a pill that grows to the right.
  private func pill(_ badge: String?, x: Double, y: Double) -> String {
    guard let badge else { return "" }
    guard badge != "•" else {
      return "<circle class=\"badge\" cx=\"\(x - 2)\" cy=\"\(y + 2)\" r=\"6.5\"/>"
    }
    let height = 22.0
    let width = max(height, 12 + 8 * Double(badge.count))
    let left = x - height / 2
    return """
      <rect class="badge" x="\(left)" y="\(y - height / 2)" width="\(width)" height="\(height)" \
      rx="\(height / 2)"/>
      <text class="number" x="\(left + width / 2)" y="\(y + 4.7)">\(badge)</text>
      """
  }

  private static let style = """
    <style>
    svg { color-scheme: light dark }
    text { font-family: system-ui, -apple-system, "Segoe UI", "Noto Sans", "PingFang SC", \
    "Noto Sans CJK SC", sans-serif; font-size: 14px; text-anchor: middle }
    .card { fill: #ffffff; stroke: #d9dde3; stroke-width: 1 }
    .tab path { fill: none; stroke: #6b7280; stroke-width: 1.7; stroke-linecap: round; \
    stroke-linejoin: round }
    .tab text { fill: #6b7280 }
    .selected path { stroke: #2563eb }
    .selected text { fill: #2563eb; font-weight: 600 }
    .badge { fill: #e5372d; stroke: #ffffff; stroke-width: 2 }
    .number { fill: #ffffff; font-size: 13px; font-weight: 700 }
    @media (prefers-color-scheme: dark) {
    .card { fill: #1b1e24; stroke: #343943 }
    .tab path { stroke: #9aa3b2 }
    .tab text { fill: #9aa3b2 }
    .selected path { stroke: #6ea8ff }
    .selected text { fill: #6ea8ff }
    .badge { fill: #f0463c; stroke: #1b1e24 }
    }
    </style>
    """

  /// A mast with two telltales, the ribbons that show a sailor where the wind comes from.
  private static let appIcon = """
    <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#4f8df9"/>
    <stop offset="1" stop-color="#2450c8"/>
    </linearGradient>
    </defs>
    <rect x="16" y="24" width="80" height="80" rx="19" fill="url(#sky)"/>
    <path fill="none" stroke="#ffffff" stroke-width="4.5" stroke-linecap="round" \
    d="M36 42v44M36 50c7.5-5 13 5 20.5 0s13 5 19.5 0M36 64c6.5-4 11 4 17.5 0s8 2 11 1.5"/>
    """
}
