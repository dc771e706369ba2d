extension ShellWindow {
  /// The screen in front, popups aside; none in an empty window.
  ///
  /// It is a container only if nothing is in it.
  public var front: Screen? {
    everything.last?.frontPart
  }

  /// Brings a screen of this window to the front.
  ///
  /// What hides it is changed first, while that is not seen, and what covers it is taken away last:
  /// screens that were behind it do not appear in between. Its own popups stay.
  func reveal(_ screen: Screen) {
    var screen = screen
    callOffDrag()
    while let parent = screen.parent {
      switch parent {
      case let stack as ScreenStack: stack.pop(to: screen)
      case let tabs as TabShell:
        if let place = tabs.contained.firstIndex(where: { $0 === screen }) { tabs.select(place) }
      case let pages as PageShell:
        if let place = pages.pages.firstIndex(where: { $0 === screen }) { pages.go(to: place) }
      default: break
      }
      parent.dismissPopups(above: screen)
      screen = parent
    }
    layer(above: screen)?.dismiss()
  }
}

extension Screen {
  /// The screen that is seen of it if it is a container, and of that again.
  var frontPart: Screen {
    var screen = self
    while let part = screen.containedInView.last { screen = part }
    return screen
  }

  /// Takes away the popups in front of one of them, or all.
  func dismissPopups(above popup: Screen? = nil) {
    let place = popups.firstIndex { $0 === popup } ?? -1
    for popup in popups.dropFirst(place + 1).reversed() { popup.dismiss() }
  }
}
