import Telltale

extension Router {
  /// Returns what is open, to be restored later.
  ///
  /// That is done by `restore(_:account:maxAge:)`. A screen without an address, or whose pattern says
  /// that it is not saved, is left out; what is over it is not.
  ///
  /// - Parameter account: The account that is signed in.
  /// - Returns: What is open; `nil` if nothing is to be saved, and what was saved is to be erased.
  public func savedPath(account: String? = nil) -> SavedPath? {
    untracked {
      let root = window.root.value.flatMap(saved)
      let layers = window.presented.value.compactMap { layer in
        saved(layer.screen).map { SavedPath.Layer(screen: $0, isOverlay: layer.style == .overlay) }
      }
      guard let root else { return nil }
      return SavedPath(account: account, date: now(), root: root, layers: layers)
    }
  }

  /// The address by which a screen is saved.
  func savedURL(of screen: Screen) -> String? {
    guard let url = screen.url, let step = try? step(to: url), step.destination.isSaved else {
      return nil
    }
    return url
  }

  private func saved(_ screen: Screen) -> SavedScreen? {
    let kind = SavedScreen.Kind(screen)
    let url = savedURL(of: screen)
    var saved = SavedScreen(
      kind: kind, url: url, state: screen.stateToSave, popups: screen.popups.compactMap(self.saved))
    saved.parts = screen.contained.map(self.saved)
    if kind == .stack {
      saved.parts.removeAll { $0 == nil }
    } else {
      saved.index = screen.contained.firstIndex { $0 === screen.containedInView.first }
    }
    let isEmpty = saved.popups.isEmpty && saved.parts.allSatisfy { $0 == nil }
    return url == nil && (kind == .screen || isEmpty) ? nil : saved
  }
}

extension Screen {
  /// What it says of itself, or has not been given back yet.
  fileprivate var stateToSave: RestorationState? {
    savedState ?? (isLoaded ? saveState() : nil)
  }
}
