/// Draws the live view: a header, the selected tab's sources, the latest events, the tab bar.
///
/// It is a pure function of what is shown and how large the window is. In a small window the parts
/// that matter least go first; the tabs with their badges stay to the end.
package struct LiveView {
  private let state: LiveState
  private let size: TerminalSize

  package init(_ state: LiveState, in size: TerminalSize) {
    self.state = state
    self.size = size
  }
}

extension LiveView {
  /// The rows from the top, each exactly as wide as the window.
  package var lines: [StyledLine] {
    let frame = LiveFrame(size: size)
    let top = frame.top(state.situation, icon: state.icon)
    let bottom =
      frame.rule + frame.tabBar(state.tabs, selected: state.selected)
      + (size.rows >= 7 ? [footer] : [])
    let content = content(rows: max(0, size.rows - top.count - bottom.count))
    return (top + content + bottom).prefix(size.rows).map { $0.fitted(to: size.columns) }
  }

  private var footer: StyledLine {
    let played = state.events.first?.number ?? 0
    let pace = StyledLine("\(state.pace.rawValue) \(played)/\(state.total) ", .dim)
    let keys = [
      " 1–5 select, again reads  space pauses  → steps  q quits", " 1–5 tab  space  → step  q quit",
      " 1–5 space → q",
    ]
    let room = size.columns - pace.width
    guard let text = keys.first(where: { $0.columns < room }) else {
      return StyledLine(keys[keys.count - 1], .dim)
    }
    return StyledLine(text, .dim).fitted(to: room) + pace
  }
}

// MARK: - Sources and events

extension LiveView {
  private func content(rows: Int) -> [StyledLine] {
    guard size.columns >= LiveFrame.leastWidthForTwoColumns else {
      let sources = sourceLines.prefix(rows / 2)
      return Array(sources) + eventLines.filled(to: rows - sources.count)
    }
    let left = size.columns * 2 / 5
    return zip(sourceLines.filled(to: rows), eventLines.filled(to: rows)).map {
      $0.fitted(to: left) + $1
    }
  }

  private var sourceLines: [StyledLine] {
    let title = state.tabs.indices.contains(state.selected) ? state.tabs[state.selected].title : ""
    let names = state.sources.map(\.name.columns).max() ?? 0
    let rows = state.sources.map { source in
      var line = StyledLine("  ")
      line += StyledLine(source.name, source.isUnread ? .plain : .dim).fitted(to: min(names, 14))
      line.append("  " + source.remarks.joined(separator: ", "), .dim)
      return line
    }
    return [StyledLine(" \(title)", .strong)] + rows
  }

  private var eventLines: [StyledLine] {
    let width = state.events.map { "\($0.number)".count }.max() ?? 0
    let rows = state.events.enumerated().map { position, event in
      let number = "\(event.number)"
      let space = String(repeating: " ", count: 1 + width - number.count)
      var line = StyledLine("\(space)\(number) ", .dim)
      line.append(event.phrase, position == 0 ? .plain : .dim)
      return line
    }
    return [StyledLine(" Latest events", .strong)] + rows
  }
}
