/// A transition that has begun, and what is to be done when it is completed.
@MainActor
final class OpenTransition {
  private let transition: Transition
  /// The window, which does not end before the transition.
  private let window: ShellWindow
  private let complete: () -> Void

  init(_ transition: Transition, in window: ShellWindow, complete: @escaping () -> Void) {
    self.transition = transition
    self.window = window
    self.complete = complete
  }
}

extension OpenTransition {
  /// Begins a transition in a window that makes no change and has no such transition already.
  static func begin(
    _ transition: Transition, in window: ShellWindow?, complete: @escaping () -> Void
  ) -> InteractiveTransition? {
    guard let window else { return nil }
    let queue = window.queue
    guard !queue.isRunning, queue.openTransition == nil else { return nil }
    let open = OpenTransition(transition, in: window, complete: complete)
    queue.openTransition = open
    queue.run { transition.begin() }
    return InteractiveTransition(open)
  }

  /// Ends the transition, if nothing else has ended it.
  func end(finished: Bool) {
    window.queue.run { [self] in endNow(finished: finished) }
  }

  func endNow(finished: Bool) {
    guard window.queue.openTransition === self else { return }
    window.queue.openTransition = nil
    if finished {
      complete()
    } else {
      transition.cancel()
    }
  }
}
