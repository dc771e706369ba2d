/// How a screen is shown over another one.
public enum PresentationStyle: Hashable, Sendable {
  /// Over everything in the window, which disappears.
  case fullScreen
  /// Over everything in the window, which stays in view.
  case overlay
  /// Over the screen that presents it, as a part of it.
  case popup
}
