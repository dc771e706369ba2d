/// Draws the shell live: a header, the screen in front, the log of events, the tabs.
///
/// It is a pure function of what is shown and how large the window is. In a small window the parts
/// that matter least go first.
package struct ShellView {
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
    let frame = LiveFrame(size: size)
    let top = frame.top("\(state.situation) · server \(state.server)", icon: state.icon)
    let bottom = frame.rule + tabBar(frame) + (size.rows >= 7 || isAsking ? [footer] : [])
    let middle = middle(rows: max(0, size.rows - top.count - bottom.count))
    return (top + middle + bottom).suffix(size.rows).map { $0.fitted(to: size.columns) }
  }

  private func tabBar(_ frame: LiveFrame) -> [StyledLine] {
    guard !state.tabs.isEmpty else { return [] }
    return frame.tabBar(
      state.tabs, selected: state.selected, isCovered: state.cover == "full screen")
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
    guard size.columns >= LiveFrame.leastWidthForTwoColumns else {
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
    return ([StyledLine(" Events", .strong)] + events).filled(to: rows)
  }
}
