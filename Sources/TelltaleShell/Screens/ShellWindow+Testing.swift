extension ShellWindow {
  /// What is wrong with the screens of this window; `nil` if nothing is.
  ///
  /// Each screen has one place, knows it, and is visible exactly if it is in view. While a
  /// transition is under a finger, screens may be on their way.
  package func fault() -> String? {
    let all = everything.flatMap(\.allParts)
    let seen = Set(everythingInView.flatMap(\.partsInView).map(ObjectIdentifier.init))
    guard Set(all.map(ObjectIdentifier.init)).count == all.count else {
      return "a screen is in two places"
    }
    for screen in all {
      let name = screen.title.value
      if screen.window !== self { return "\(name) does not know its window" }
      for part in screen.contained + screen.children + screen.popups where part.parent !== screen {
        return "\(part.title.value) does not know that it is a part of \(name)"
      }
      let isSeen = seen.contains(ObjectIdentifier(screen))
      let isVisible = screen.phase.value == .visible
      if queue.openTransition == nil, isSeen != isVisible || screen.phase.value.isOnScreen != isSeen
      {
        return "\(name) is \(screen.phase.value) and in view: \(isSeen)"
      }
    }
    return nil
  }
}
