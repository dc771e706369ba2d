/// A transition that has begun, and what is to be done when it is completed.
@MainActor
final class OpenTransition {
  private let transition: Transition
  private let queue: ChangeQueue
  private let complete: () -> Void

  init(_ transition: Transition, in queue: ChangeQueue, complete: @escaping () -> Void) {
    self.transition = transition
    self.queue = queue
    self.complete = complete
  }
}

extension OpenTransition {
  /// Begins a transition unless the queue is at work or has one already.
  static func begin(
    _ transition: Transition, in queue: ChangeQueue, complete: @escaping () -> Void
  ) -> InteractiveTransition? {
    guard !queue.isRunning, queue.openTransition == nil else { return nil }
    let open = OpenTransition(transition, in: queue, complete: complete)
    queue.openTransition = open
    queue.run { transition.begin() }
    return InteractiveTransition(open)
  }

  /// Ends the transition, if nothing else has ended it.
  func end(finished: Bool) {
    queue.run { [self] in endNow(finished: finished) }
  }

  func endNow(finished: Bool) {
    guard queue.openTransition === self else { return }
    queue.openTransition = nil
    if finished {
      complete()
    } else {
      transition.cancel()
    }
  }
}
