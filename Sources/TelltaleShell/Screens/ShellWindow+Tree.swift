extension ShellWindow {
  /// The screens of the window in one line, as logs and tests want it.
  ///
  /// `tabs[*(a>b) (c)]` are tabs of two stacks, of which the first one is selected; `b ^(d)` is a
  /// screen that presents a stack, and `b ~e` one with the popup `e` in front.
  public var tree: String {
    guard let root = root.value else { return "" }
    let sources = everything.flatMap(\.allParts)
    let lost = presented.value.filter { layer in
      !sources.contains { $0 === layer.source }
    }
    return text(of: root) + lost.map { " ^" + text(of: $0.screen) }.joined()
  }

  private func text(of screen: Screen) -> String {
    var text: String
    let parts = screen.contained.map { self.text(of: $0) }
    switch screen {
    case is ScreenStack: text = "(" + parts.joined(separator: ">") + ")"
    case is TabShell, is PageShell:
      let name = screen.title.value.isEmpty ? "tabs" : screen.title.value
      let seen = screen.contained.firstIndex { $0 === screen.containedInView.first }
      let marked = parts.enumerated().map { $0.offset == seen ? "*" + $0.element : $0.element }
      text = name + "[" + marked.joined(separator: " ") + "]"
    default: text = screen.title.value
    }
    if let popup = screen.popups.last { text += " ~" + self.text(of: popup) }
    for layer in presented.value where layer.source === screen {
      text += " ^" + self.text(of: layer.screen)
    }
    return text
  }
}
