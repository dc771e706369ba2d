/// Draws the shell live: a header, the screen in front, the log of events, the tabs.
///
/// It is a pure function of what is shown and how large the window is. In a small window the parts
/// that matter least go first.
package struct ShellView {
  static let leastWidthForTwoColumns = 72

  let state: ShellState
  let size: TerminalSize

  package init(_ state: ShellState, in size: TerminalSize) {
    self.state = state
    self.size = size
  }
}

extension ShellView {
  /// The rows from the top, each exactly as wide as the window.
  package var lines: [StyledLine] {
    let top = size.rows >= 4 ? [header] + rule : []
    let bottom = rule + tabBar + (size.rows >= 7 || isAsking ? [footer] : [])
    let middle = middle(rows: max(0, size.rows - top.count - bottom.count))
    return (top + middle + bottom).suffix(size.rows).map { $0.fitted(to: size.columns) }
  }

  private var rule: [StyledLine] {
    guard size.rows >= 12 else { return [] }
    return [StyledLine(String(repeating: "─", count: size.columns), .dim)]
  }

  private var header: StyledLine {
    var right = StyledLine(" icon ", .dim)
    right.append(state.icon.map { " \($0) " } ?? "–", state.icon == nil ? .dim : .badge)
    right.append(" ")
    var left = StyledLine(" Telltale", .strong)
    left.append("  \(state.situation) · server \(state.server)", .dim)
    return left.fitted(to: size.columns - right.width) + right
  }

  private var tabBar: [StyledLine] {
    guard !state.tabs.isEmpty else { return [] }
    let bar = TabBarView(
      tabs: state.tabs, selected: state.selected, columns: size.columns,
      isCovered: state.cover == "full screen")
    return Array(bar.lines.prefix(size.rows >= 6 ? 3 : 2))
  }

  private var isHelp: Bool {
    if case .help = state.content { true } else { false }
  }

  private var isAsking: Bool { state.prompt != nil || state.message != nil }

  private var footer: StyledLine {
    if let prompt = state.prompt {
      // Of a long text the end is seen, where it grows.
      let room = max(1, size.columns - 2)
      var text = prompt[...]
      while text.columns > room { text = text.dropFirst() }
      return StyledLine(":", .strong) + StyledLine(String(text)) + StyledLine("▏", .selected)
    }
    if let message = state.message { return StyledLine(" \(message)", .strong) }
    let text = state.hints.first { $0.columns <= size.columns } ?? state.hints.last ?? ""
    return StyledLine(text, .dim)
  }

  // MARK: The screen and the log

  private func middle(rows: Int) -> [StyledLine] {
    if isHelp { return screen(columns: size.columns, rows: rows) }
    guard size.columns >= Self.leastWidthForTwoColumns else {
      let below = rows < 6 ? 0 : rows / 3
      return screen(columns: size.columns, rows: rows - below) + log(rows: below)
    }
    let left = size.columns * 9 / 20
    let bar = StyledLine("│", .dim)
    return zip(screen(columns: left, rows: rows), log(rows: rows)).map {
      $0.fitted(to: left) + bar + $1
    }
  }

  /// The latest events, as many as there is room for.
  private func log(rows: Int) -> [StyledLine] {
    let events = state.events.suffix(max(0, rows - 1)).map { event in
      StyledLine(" \(event.text)", event.isNew ? .plain : .dim)
    }
    return Self.filled([StyledLine(" Events", .strong)] + events, to: rows)
  }

  static func filled(_ lines: [StyledLine], to count: Int) -> [StyledLine] {
    let kept = lines.prefix(max(0, count))
    return kept + Array(repeating: StyledLine(), count: max(0, count) - kept.count)
  }
}
