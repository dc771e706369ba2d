extension ShellView {
  /// The screen in front, in a frame if it covers the tabs, with its popup.
  func screen(columns: Int, rows: Int) -> [StyledLine] {
    guard let cover = state.cover, rows >= 5, columns >= 20 else {
      return plainScreen(columns: columns, rows: rows)
    }
    return Self.frame(
      plainScreen(columns: columns - 4, rows: rows - 2), title: cover, columns: columns)
  }

  private func plainScreen(columns: Int, rows: Int) -> [StyledLine] {
    let top = [title(columns: columns)] + (rows >= 4 ? pageTitles : [])
    let popup = popup(columns: columns)
    let room = rows - top.count - (rows - top.count > popup.count ? popup.count : 0)
    let content = content(rows: room).filled(to: room)
    return (top + content + (room + top.count < rows ? popup : [])).filled(to: rows)
      .map { $0.fitted(to: columns) }
  }

  /// The titles of the stack; of a long one the end.
  private func title(columns: Int) -> StyledLine {
    var path = state.path[...]
    func text() -> String {
      (path.count < state.path.count ? "… › " : "") + path.joined(separator: " › ")
    }
    while path.count > 1, text().columns > columns - 1 { path = path.dropFirst() }
    return StyledLine(" \(text())", .strong)
  }

  private var pageTitles: [StyledLine] {
    guard !state.pages.isEmpty else { return [] }
    var line = StyledLine()
    for (index, title) in state.pages.enumerated() {
      line.append("  ")
      line.append(title, index == state.page ? .selected : .dim)
    }
    return [line]
  }

  private func popup(columns: Int) -> [StyledLine] {
    guard let popup = state.popup else { return [] }
    let width = min(columns, max(24, popup.columns + 12))
    let frame = Self.frame(
      [StyledLine(popup, .strong), StyledLine("esc takes it away", .dim)], title: "popup",
      columns: width)
    return frame.map { $0.centered(in: columns) }
  }

  private static func frame(
    _ lines: [StyledLine], title: String, columns: Int
  ) -> [StyledLine] {
    let side = StyledLine("│", .dim)
    let head = "┌ \(title) "
    let top = head + String(repeating: "─", count: max(0, columns - head.columns - 1)) + "┐"
    let bottom = "└" + String(repeating: "─", count: max(0, columns - 2)) + "┘"
    let middle = lines.map { line in
      side + StyledLine(" ") + line.fitted(to: columns - 4) + StyledLine(" ") + side
    }
    return [StyledLine(top, .dim)] + middle + [StyledLine(bottom, .dim)]
  }
}

// MARK: - Content

extension ShellView {
  private func content(rows: Int) -> [StyledLine] {
    switch state.content {
    case .list(let list): Self.lines(of: list, rows: rows)
    case .login(let login): Self.lines(of: login)
    case .detail(let pairs): Self.lines(of: pairs)
    case .guide(let text), .help(let text): text.map { StyledLine("  \($0)") }
    }
  }

  private static func lines(of list: ShellState.List, rows: Int) -> [StyledLine] {
    if let notice = list.notice {
      return [].filled(to: rows / 2 - 1) + [StyledLine("  \(notice)", .dim)]
    }
    let remarks = list.remarks.isEmpty || rows < 2 ? [] : [list.remarks.joined(separator: " · ")]
    let room = max(0, rows - remarks.count)
    // The row that is chosen stays in the middle, as far as that goes.
    let first = max(0, min(list.cursor - room / 2, list.rows.count - room))
    let shown = list.rows.indices.dropFirst(first).prefix(room).map { index in
      let isChosen = index == list.cursor
      return StyledLine(
        "\(isChosen ? " ▸ " : "   ")\(list.noun) \(list.rows[index])",
        isChosen ? .selected : .plain)
    }
    return shown + remarks.map { StyledLine("   \($0)", .dim) }
  }

  private static func lines(of login: ShellState.Login) -> [StyledLine] {
    var lines = [StyledLine()]
    for field in login.fields {
      var line = StyledLine("  \(field.label)", .dim).fitted(to: 12)
      line.append(field.text, field.isFocused ? .strong : .plain)
      if field.isFocused { line.append("▏", .selected) }
      lines.append(line)
    }
    if let captcha = login.captcha {
      let picture = captcha.map(String.init).joined(separator: " ")
      lines.append(StyledLine("            ") + StyledLine("  \(picture)  ", .badge))
    }
    let button = login.isSubmitting ? "signing in…" : "[ Sign in ]"
    lines += [
      StyledLine(), StyledLine("            \(button)", login.canSubmit ? .selected : .dim),
      StyledLine(), StyledLine("  \(login.message ?? "")", .strong),
    ]
    return lines
  }

  private static func lines(of pairs: [[String]]) -> [StyledLine] {
    let width = pairs.compactMap { $0.first?.columns }.max() ?? 0
    return [StyledLine()]
      + pairs.map { pair in
        StyledLine("  " + (pair.first ?? "")).fitted(to: width + 4)
          + StyledLine(pair.dropFirst().joined(separator: " "), .dim)
      }
  }
}
