extension ShellWindow {
  /// The screens of the window in one line, as logs and tests want it.
  ///
  /// `tabs[*(a>b) (c)]` are tabs of two stacks, of which the first one is selected; `b ^(d)` is a
  /// screen that presents a stack, and `b ~e` one with the popup `e` in front.
  public var tree: String { tree { $0.title.value } }

  /// The screens of the window in one line, by names of one's own; tabs without one are `tabs`.
  package func tree(naming name: (Screen) -> String) -> String {
    guard let root = root.value else { return "" }
    let sources = everything.flatMap(\.allParts)
    let lost = presented.value.filter { layer in
      !sources.contains { $0 === layer.source }
    }
    return text(of: root, name) + lost.map { " ^" + text(of: $0.screen, name) }.joined()
  }

  private func text(of screen: Screen, _ name: (Screen) -> String) -> String {
    var text: String
    let parts = screen.contained.map { self.text(of: $0, name) }
    switch screen {
    case is ScreenStack: text = "(" + parts.joined(separator: ">") + ")"
    case is TabShell, is PageShell:
      let own = name(screen)
      let seen = screen.contained.firstIndex { $0 === screen.containedInView.first }
      let marked = parts.enumerated().map { $0.offset == seen ? "*" + $0.element : $0.element }
      text = (own.isEmpty ? "tabs" : own) + "[" + marked.joined(separator: " ") + "]"
    default: text = name(screen)
    }
    if let popup = screen.popups.last { text += " ~" + self.text(of: popup, name) }
    for layer in presented.value where layer.source === screen {
      text += " ^" + self.text(of: layer.screen, name)
    }
    return text
  }
}
