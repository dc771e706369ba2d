extension Screen {
  /// The screen that this one shows over itself: a popup, or what is presented over its layer.
  public final var presented: Screen? {
    popups.last ?? window.flatMap { $0.layer(above: self) }
  }

  /// Shows a screen over this one; a screen outside of a window presents nothing.
  ///
  /// It comes over all that is presented already, and is seen even if this one is not: only a popup
  /// is seen with the screen that presents it.
  ///
  /// - Parameters:
  ///   - screen: What to show.
  ///   - style: How much of what is in view it covers.
  /// - Precondition: `screen` is part of nothing.
  public final func present(_ screen: Screen, style: PresentationStyle = .fullScreen) {
    rearrange(taking: [screen]) { [self] in
      guard let window else { return }
      guard style == .popup else { return window.present(screen, style: style, from: self) }
      adopt(screen)
      popups.append(screen)
      guard phase.value.isOnScreen else { return }
      Transition(order: .present, outgoing: [], incoming: [screen]).run()
    }
  }

  /// Takes away what this screen is a part of, or else all that is presented over it.
  ///
  /// That is the popup of which it is a part; without one, what is presented of which it is a part,
  /// with all that is over that; and in the root of a window, all that is presented. It does nothing
  /// if there is none of these.
  public final func dismiss() {
    queue.rearrange { [self] in
      var screen = self
      while let parent = screen.parent {
        if parent.popups.contains(where: { $0 === screen }) { return parent.dismissPopup(screen) }
        screen = parent
      }
      screen.host?.dismiss(from: screen)
    }
  }

  /// Begins to drag away what is presented in front in the window, popups aside.
  ///
  /// - Returns: The transition; `nil` if nothing is presented, or if a change or another such
  ///   transition is under way.
  public final func beginInteractiveDismiss() -> InteractiveTransition? {
    window?.beginInteractiveDismiss()
  }

  private func dismissPopup(_ popup: Screen) {
    let seen = phase.value.isOnScreen ? [popup] : []
    let transition = Transition(order: .present, outgoing: seen, incoming: [])
    transition.begin()
    popups.removeAll { $0 === popup }
    transition.finish()
    [popup].release()
  }
}
