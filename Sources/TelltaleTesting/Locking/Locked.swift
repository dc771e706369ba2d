import Foundation

/// A state that any thread may change, one at a time.
///
/// It stands in for the standard library's `Mutex`, which asks Apple's systems for a newer version
/// than tests are built for.
final class Locked<State>: @unchecked Sendable {
  // Sendable because the state is read and written with the lock held only.
  private let lock = NSLock()
  private var state: State

  init(_ state: sending State) {
    self.state = state
  }
}

extension Locked {
  /// Runs a body that changes the state; it must not call what may come back here.
  func withLock<Output, Failure: Error>(
    _ body: (inout State) throws(Failure) -> sending Output
  ) throws(Failure) -> sending Output {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}
