import Synchronization

/// A clock that stands still until a test advances it.
public final class ManualClock: Clock, Sendable {
  public struct Instant: InstantProtocol {
    public let offset: Duration

    public init(_ offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Instant { Instant(offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Instant()
    var latestNumber = 0
    var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] =
      [:]
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// Takes out those who wait for as many sleepers as there are.
    mutating func takeSatisfied() -> [CheckedContinuation<Void, Never>] {
      defer { watchers.removeAll { $0.count == sleepers.count } }
      return watchers.filter { $0.count == sleepers.count }.map(\.continuation)
    }
  }

  private let mutex = Mutex(State())
  /// Shows the thread sanitizer the order in which the lock is held, which it does not see on Linux.
  private let order = Atomic(false)

  public init() {}
}

extension ManualClock {
  private func withLock<R>(_ body: (inout sending State) -> sending R) -> sending R {
    mutex.withLock { state in
      _ = order.load(ordering: .acquiring)
      defer { order.store(true, ordering: .releasing) }
      return body(&state)
    }
  }

  public var now: Instant { withLock { $0.now } }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = withLock { state in
      state.latestNumber += 1
      return state.latestNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let satisfied: [CheckedContinuation<Void, Never>]? = withLock { state in
          if Task.isCancelled || deadline <= state.now { return nil }
          state.sleepers[number] = (deadline, continuation)
          return state.takeSatisfied()
        }
        guard let satisfied else {
          return Task.isCancelled
            ? continuation.resume(throwing: CancellationError()) : continuation.resume()
        }
        for watcher in satisfied { watcher.resume() }
      }
    } onCancel: {
      let (sleeper, satisfied) = withLock { state in
        (state.sleepers.removeValue(forKey: number), state.takeSatisfied())
      }
      sleeper?.continuation.resume(throwing: CancellationError())
      for watcher in satisfied { watcher.resume() }
    }
  }

  /// Lets time go on, and wakes up whose deadline has come, in the order of the deadlines.
  public func advance(by duration: Duration) {
    let woken = withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in due.keys { state.sleepers[number] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in woken { sleeper.continuation.resume() }
    let satisfied = withLock { $0.takeSatisfied() }
    for watcher in satisfied { watcher.resume() }
  }

  /// Waits until a number of tasks sleep.
  public func sleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isSatisfied = withLock { state in
        if state.sleepers.count == count { return true }
        state.watchers.append((count, continuation))
        return false
      }
      if isSatisfied { continuation.resume() }
    }
  }
}
