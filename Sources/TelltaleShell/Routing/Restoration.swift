/// One restoring of what was saved.
@MainActor
final class Restoration {
  private let router: Router
  /// The popups that were made, each with the screen over which it is to be presented.
  private var popups: [(popup: Screen, holder: Screen)] = []

  init(router: Router) {
    self.router = router
  }
}

extension Restoration {
  /// Makes a screen again with what it held; `nil` if it cannot be opened, or nothing of a stack.
  func remake(_ saved: SavedScreen) -> Screen? {
    guard let screen = makeEmpty(saved) else { return nil }
    fill(screen, with: saved)
    return (screen as? ScreenStack)?.path.value.isEmpty == true ? nil : screen
  }

  /// Returns whether a screen is the one that was saved.
  func isSame(_ screen: Screen, _ saved: SavedScreen?) -> Bool {
    guard let saved, SavedScreen.Kind(screen) == saved.kind else { return false }
    guard let url = router.savedURL(of: screen) else {
      return saved.url == nil && saved.kind != .screen
    }
    return router.key(of: url) == saved.url.flatMap(router.key)
  }

  /// Gives a screen what it held, and what it saved of itself.
  func fill(_ screen: Screen, with saved: SavedScreen) {
    guard SavedScreen.Kind(screen) == saved.kind else { return }
    if let stack = screen as? ScreenStack {
      fill(stack, with: saved.parts.compactMap(\.self))
    } else {
      let seen = screen.containedInView.first
      let parts = zip(screen.contained, saved.parts)
      // Each part is filled while nobody sees it, so that nothing appears in between.
      for case (let part, let saved?) in parts where part !== seen { fillSame(part, with: saved) }
      if let index = saved.index {
        (screen as? TabShell)?.select(index)
        (screen as? PageShell)?.go(to: index)
      }
      for case (let part, let saved?) in parts where part === seen { fillSame(part, with: saved) }
    }
    if let state = saved.state { screen.take(state) }
    for saved in saved.popups where !screen.popups.contains(where: { isSame($0, saved) }) {
      if let popup = remake(saved) { popups.append((popup, screen)) }
    }
  }

  private func fillSame(_ screen: Screen, with saved: SavedScreen) {
    if isSame(screen, saved) { fill(screen, with: saved) }
  }

  /// Presents the popups that were made, once what they are to be over is in the window.
  func presentPopups() {
    for (popup, holder) in popups { holder.present(popup, style: .popup) }
    popups = []
  }

  private func makeEmpty(_ saved: SavedScreen) -> Screen? {
    guard let url = saved.url else { return saved.kind == .stack ? ScreenStack() : nil }
    guard let admitted = try? router.admitted(url) else { return nil }
    return try? router.screen(for: admitted)
  }

  /// Keeps what is there already of the saved screens, and what is never saved under them, and makes
  /// the rest.
  private func fill(_ stack: ScreenStack, with saved: [SavedScreen]) {
    var path: [Screen] = []
    var left = saved[...]
    for screen in stack.path.value {
      if isSame(screen, left.first), let saved = left.popFirst() {
        fill(screen, with: saved)
      } else if left.count < saved.count || router.savedURL(of: screen) != nil {
        break
      }
      path.append(screen)
    }
    while let saved = left.popFirst(), let screen = remake(saved) { path.append(screen) }
    if !path.isEmpty { stack.setPath(path) }
  }
}

extension Screen {
  /// Takes a state that was saved: now if it has content, and otherwise when it has.
  fileprivate func take(_ state: RestorationState) {
    queue.run { [self] in
      savedState = state
      if isLoaded { takeBack() }
    }
  }
}
