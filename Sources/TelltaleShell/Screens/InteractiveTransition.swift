/// A transition under the user's finger, which is finished or called off.
///
/// One that is dropped is called off, and so is one whose window changes in another way meanwhile;
/// ending it after that does nothing.
public struct InteractiveTransition: ~Copyable {
  private let transition: OpenTransition

  init(_ transition: OpenTransition) {
    self.transition = transition
  }

  deinit {
    // What is not Sendable, and made on the main actor, stays there.
    let transition = transition
    MainActor.assumeIsolated { transition.end(finished: false) }
  }

  /// Completes the transition.
  @MainActor
  public consuming func finish() {
    transition.end(finished: true)
  }

  /// Calls the transition off: the screens are where they were.
  @MainActor
  public consuming func cancel() {
    transition.end(finished: false)
  }
}

@available(*, unavailable)
extension InteractiveTransition: Sendable {}
