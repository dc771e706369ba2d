import Telltale

extension Screen {
  /// This screen and the parts of it that are seen when it is, each before its own parts.
  package final var partsInView: [Screen] {
    reached { $0.containedInView + $0.children + $0.popups }
  }

  /// This screen and everything it holds, each before its own parts.
  package final var allParts: [Screen] {
    reached { $0.contained + $0.children + $0.popups }
  }

  private func reached(_ parts: (Screen) -> [Screen]) -> [Screen] {
    var found: [Screen] = []
    var left = [self]
    while let screen = left.popLast() {
      found.append(screen)
      left.append(contentsOf: parts(screen).reversed())
    }
    return found
  }

  /// Makes a change by which those of some screens that are free get a place here.
  final func rearrange(taking screens: [Screen], _ change: @escaping () -> Void) {
    screens.filter(\.isFree).whenSettled { [self] in queue.rearrange(change) }
  }

  /// Makes a change by which this screen holds some screens in the place of others.
  ///
  /// Those that are new are taken in before it, and those that are gone are let go after it, in their
  /// order.
  final func exchange(_ old: [Screen], for new: [Screen], _ change: () -> Void) {
    new.refuseRepetition()
    let held = Set(old.map(ObjectIdentifier.init)), wanted = Set(new.map(ObjectIdentifier.init))
    for screen in new where !held.contains(ObjectIdentifier(screen)) { adopt(screen) }
    change()
    old.filter { !wanted.contains(ObjectIdentifier($0)) }.release()
  }

  /// Takes a screen in as a part.
  ///
  /// A screen has one place. One that is put into a second place, or into itself, would be told of
  /// two lives at once.
  final func adopt(_ part: Screen) {
    part.prepareForPlace()
    guard topmost !== part else {
      trap("the screen \"\(part.title.value)\" cannot be a part of itself")
    }
    part.parent = self
  }

  /// Checks that the screen has no place, and lets it disappear if it lost its window while seen.
  final func prepareForPlace() {
    guard isFree else { refuseSecondPlace() }
    guard phase.value.isOnScreen else { return }
    Transition(order: .present, outgoing: [self], incoming: []).run()
  }

  final func refuseSecondPlace() -> Never {
    trap("the screen \"\(title.value)\" has a place already")
  }

}

extension Screen {
  /// The stack that the screen is in, the nearest if there are several.
  public final var stack: ScreenStack? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? ScreenStack }.first
  }

  /// Whether the screen may be pushed, presented or added: it is part of nothing and in no window.
  public final var isFree: Bool { parent == nil && host == nil }

  /// Adds a screen as a part that is seen whenever this one is.
  ///
  /// - Parameter child: The part.
  /// - Precondition: `child` is part of nothing and not one of this screen's ancestors.
  public final func addChild(_ child: Screen) {
    rearrange(taking: [child]) { [self] in
      adopt(child)
      child.emit(.willMove(to: title.value))
      child.willMove(to: self)
      children.append(child)
      if phase.value.isOnScreen {
        Transition(order: .present, outgoing: [], incoming: [child]).run()
      }
      child.emit(.didMove(to: title.value))
      child.didMove(to: self)
    }
  }

  /// Takes the screen away from the one it was added to; does nothing if it was not added to one.
  public final func removeFromParent() {
    queue.rearrange { [self] in
      guard let parent, parent.children.contains(where: { $0 === self }) else { return }
      emit(.willMove(to: nil))
      willMove(to: nil)
      if phase.value.isOnScreen {
        Transition(order: .present, outgoing: [self], incoming: []).run()
      }
      parent.children.removeAll { $0 === self }
      emit(.didMove(to: nil))
      self.parent = nil
      didMove(to: nil)
    }
  }
}

@MainActor
extension [Screen] {
  /// Puts screens somewhere, at once or when what they tell on their own is over.
  ///
  /// A screen outside of a window has a queue of its own, and its hooks may give it a place.
  func whenSettled(_ place: @escaping () -> Void) {
    let busy = lazy.flatMap(\.allParts).map(\.ownQueue).first(where: \.isRunning)
    guard let busy else { return place() }
    busy.runWhenIdle { self.whenSettled(place) }
  }

  /// Lets screens go from where they are and tells each.
  func release() {
    for screen in self {
      screen.emit(.wasRemoved)
      screen.parent = nil
      screen.host = nil
      screen.wasRemoved()
    }
  }

  /// Refuses a list in which a screen is twice.
  fileprivate func refuseRepetition() {
    var seen: Set<ObjectIdentifier> = []
    for screen in self where !seen.insert(ObjectIdentifier(screen)).inserted {
      screen.refuseSecondPlace()
    }
  }
}
