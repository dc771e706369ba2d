extension Router {
  /// Opens what was saved.
  ///
  /// Screens that are there already, as the first ones of tabs are, stay and get back what they
  /// saved; all others are made, each stack at once. What cannot be opened anymore is left out with
  /// all that was over it. Screens load when they are seen.
  ///
  /// Called while a transition tells of itself, it waits until that is over, and throws nothing of
  /// what is found then.
  ///
  /// - Parameters:
  ///   - path: What was saved.
  ///   - account: The account that is signed in.
  ///   - maxAge: How old it may be, unless a screen saved something important.
  /// - Throws: The `RestorationError` that says why nothing is restored; then nothing has changed.
  public func restore(
    _ path: SavedPath, account: String? = nil, maxAge: Duration
  ) throws(RestorationError) {
    guard path.version == SavedPath.currentVersion else { throw .otherVersion(path.version) }
    guard path.account == account else { throw .otherAccount }
    let isOld = path.date.addingTimeInterval(maxAge / .seconds(1)) < now()
    guard !isOld || path.isImportant else { throw .tooOld }
    try window.queue.runWhenIdle { [self] () throws(RestorationError) in
      try restoreNow(path)
    }
  }

  private func restoreNow(_ path: SavedPath) throws(RestorationError) {
    let restoration = Restoration(router: self)
    window.callOffDrag()
    if let root = window.root.value, restoration.isSame(root, path.root) {
      restoration.fill(root, with: path.root)
      window.dismissAll()
    } else {
      guard let root = restoration.remake(path.root) else { throw .nothingLeft }
      window.setRoot(root)
    }
    restoration.presentPopups()
    for layer in path.layers {
      guard let screen = restoration.remake(layer.screen) else { return }
      window.front?.present(screen.inStack, style: layer.isOverlay ? .overlay : .fullScreen)
      restoration.presentPopups()
    }
  }
}
