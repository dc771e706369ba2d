/// Where a screen is between being made and being seen.
public enum LifecyclePhase: Hashable, Sendable {
  /// Its content is not made.
  case unloaded
  /// Its content is made, and it is not seen.
  case loaded
  /// It is about to be seen, or being dragged into view.
  case appearing
  /// It is seen.
  case visible
  /// It is about to be gone, or being dragged out of view.
  case disappearing
}

extension LifecyclePhase {
  /// Whether something of it is seen, so that its content stays.
  var isOnScreen: Bool { self != .unloaded && self != .loaded }
}
