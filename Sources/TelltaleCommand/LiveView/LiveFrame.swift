/// What both live views draw around their content: a header, rules, the tabs.
struct LiveFrame {
  /// The least number of columns for two contents side by side.
  static let leastWidthForTwoColumns = 72

  let size: TerminalSize
}

extension LiveFrame {
  /// The rows above the content: where the app is, and its icon's badge.
  func top(_ situation: String, icon: String?) -> [StyledLine] {
    guard size.rows >= 4 else { return [] }
    var right = StyledLine(" icon ", .dim)
    right.append(icon.map { " \($0) " } ?? "–", icon == nil ? .dim : .badge)
    right.append(" ")
    var left = StyledLine(" Telltale", .strong)
    left.append("  \(situation)", .dim)
    return [left.fitted(to: size.columns - right.width) + right] + rule
  }

  /// What parts the content from what is around it, where there is room.
  var rule: [StyledLine] {
    guard size.rows >= 12 else { return [] }
    return [StyledLine(String(repeating: "─", count: size.columns), .dim)]
  }

  /// The tabs, in as many rows as there is room for.
  func tabBar(
    _ tabs: [LiveState.Tab], selected: Int, isCovered: Bool = false
  ) -> [StyledLine] {
    let bar = TabBarView(
      tabs: tabs, selected: selected, columns: size.columns, isCovered: isCovered)
    return Array(bar.lines.prefix(size.rows >= 6 ? 3 : 2))
  }
}

extension [StyledLine] {
  /// The first rows, and empty ones up to a number.
  func filled(to count: Int) -> [StyledLine] {
    let kept = prefix(Swift.max(0, count))
    return kept + Array(repeating: StyledLine(), count: Swift.max(0, count) - kept.count)
  }
}
