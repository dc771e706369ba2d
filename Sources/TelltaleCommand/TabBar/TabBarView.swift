/// Draws the tabs of an app in a terminal: badges, titles, and a mark under the selected one.
struct TabBarView {
  let tabs: [LiveState.Tab]
  let selected: Int
  /// How many columns there are.
  let columns: Int
  /// Whether something covers the tabs.
  var isCovered = false
}

extension TabBarView {
  /// The rows of the bar, the least important one last.
  var lines: [StyledLine] { [badgeRow, titleRow, markRow] }

  private var badgeRow: StyledLine {
    row { tab, _ in
      switch tab.badge {
      case nil: StyledLine()
      case "•": StyledLine("•", style(.badge))
      case let number?: StyledLine(cellWidth > 5 ? " \(number) " : number, style(.badge))
      }
    }
  }

  private var titleRow: StyledLine {
    row { tab, isSelected in
      StyledLine(tab.title.prefix(columns: titleWidth), style(isSelected ? .selected : .plain))
    }
  }

  private var markRow: StyledLine {
    row { tab, isSelected in
      let width = min(tab.title.columns, titleWidth)
      return StyledLine(String(repeating: isSelected ? "━" : " ", count: width), style(.selected))
    }
  }

  private var cellWidth: Int { columns / max(1, tabs.count) }

  /// In wide cells a title may fill its cell, as its neighbors hardly do; in narrow ones all are cut.
  private var titleWidth: Int { cellWidth < 6 ? max(0, cellWidth - 1) : cellWidth }

  private func style(_ style: TextStyle) -> TextStyle { isCovered ? .dim : style }

  private func row(_ cell: (LiveState.Tab, Bool) -> StyledLine) -> StyledLine {
    tabs.indices.reduce(StyledLine()) { row, index in
      row + cell(tabs[index], index == selected).centered(in: cellWidth)
    }
  }
}
