extension Router {
  /// Shows new screens, each over the one before it, and returns the last one.
  ///
  /// A shared screen that another one of them has brought along is not shown twice.
  func show(_ screens: [(step: Step, screen: Screen)], over place: Screen?) -> Screen? {
    var place = place
    for (step, screen) in screens {
      let mode = step.destination.mode
      if mode == .shared, let shared = find(step.match.key) {
        place = shared
        continue
      }
      if let under = place?.frontPart {
        show(screen, mode, over: under)
      } else {
        window.setRoot(screen.inStack)
      }
      place = screen
    }
    if let place { window.reveal(place) }
    return place
  }

  private func show(_ screen: Screen, _ mode: RouteMode, over place: Screen) {
    if mode == .push || mode == .shared, place.putOnStack(screen) { return }
    window.reveal(place)
    if mode == .popup {
      place.present(screen, style: .popup)
    } else {
      place.present(screen.inStack)
    }
  }
}

extension Screen {
  /// The screen itself if it is a container of others, and else a stack of it.
  var inStack: Screen {
    self is ScreenStack || self is TabShell ? self : ScreenStack(root: self)
  }

  /// Puts a screen over this one on the stack that this one is in; false if there is none.
  fileprivate func putOnStack(_ screen: Screen) -> Bool {
    var part: Screen?
    var next: Screen? = self
    while let holder = next {
      if let stack = holder as? ScreenStack {
        let path = stack.path.value
        let count = path.firstIndex { $0 === part }.map { $0 + 1 } ?? path.count
        stack.setPath(path.prefix(count) + [screen])
        return true
      }
      (part, next) = (holder, holder.parent)
    }
    return false
  }
}
