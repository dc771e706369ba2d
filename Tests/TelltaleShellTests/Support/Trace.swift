import TelltaleShell

/// What the screens of some trees are told, written as `A.wA A.dA`.
@MainActor
final class Trace {
  private var events: [String] = []
  private var windows: [ShellWindow] = []

  /// Runs a body and returns what was told meanwhile.
  func during(_ body: () -> Void) -> String {
    events = []
    body()
    return events.joined(separator: " ")
  }

  /// Writes down what a screen and its parts are told, and returns the screen.
  func following<S: Screen>(_ screen: S) -> S {
    screen.onEvent = { [weak self] screen, event in self?.note(screen, event) }
    return screen
  }

  /// Shows a screen in a window of its own, whose screens are followed.
  @discardableResult
  func launch<S: Screen>(_ root: S) -> S {
    let window = ShellWindow()
    window.onEvent = { [weak self] screen, event in self?.note(screen, event) }
    windows.append(window)
    window.setRoot(root)
    return root
  }

  private func note(_ screen: Screen, _ event: ScreenEvent) {
    events.append("\(screen.title.value).\(event)")
  }
}
