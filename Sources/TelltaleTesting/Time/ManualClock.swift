// Time is what a test lets pass.

/// A clock that stands still until a test advances it; usable from any thread.
///
/// Those who sleep until a deadline are woken in the order of their deadlines, and of equal ones in
/// the order in which they fell asleep. Time stands at a deadline while those run who wake then, as far
/// as ``advance(by:isolation:)`` can wait for them.
///
/// ```swift
/// let clock = ManualClock()
/// let saver = Task { try await clock.sleep(for: .seconds(5)); save() }
/// try await clock.waitForSleepers(1)
/// await clock.advance(by: .seconds(5))
/// try await saver.value
/// ```
@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
public final class ManualClock: Clock, Sendable {
  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var latestID = 0
    /// In the order in which they wake.
    var sleepers: [Sleeper] = []
  }

  private let state: Locked<State> = Locked(State())
  private let waiters = CountWaiters()

  /// Creates a clock at its start.
  public init() {}
}

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
extension ManualClock {
  /// A time on a manual clock, as the duration since its start.
  public struct Instant: InstantProtocol {
    /// The duration since the clock's start.
    public let offset: Duration

    /// Creates the time so long after the start.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// Returns the time so much later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns how long it is until another time.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether the first time is before the second.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  /// The time to which the clock was advanced.
  public var now: Instant { state.withLock { $0.now } }

  /// The shortest time that a sleep can last: one nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// How many sleep.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// The time at which the next one wakes; nil if nobody sleeps.
  public var nextDeadline: Instant? { state.withLock { $0.sleepers.first?.deadline } }

  /// Sleeps until the clock has been advanced so far, and not at all if it has.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { state in
      state.latestID += 1
      return state.latestID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        enter(Sleeper(id: id, deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }
  }
}

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
extension ManualClock {
  /// How often the others may run before time goes on.
  private static var yields: Int { 10 }

  /// Lets time pass: wakes those who sleep no longer than that, one deadline after the other.
  ///
  /// Before each deadline and at the end, other tasks are given the chance to run, so that one that
  /// falls asleep again within the time wakes again within it. How far a task gets that runs on
  /// another thread is not for a clock to know: ``waitForSleepers(_:isolation:)`` and
  /// ``Recorder/waitForTotal(_:isolation:)`` wait for just what a test relies on.
  ///
  /// - Precondition: The duration is not negative.
  public func advance(
    by duration: Duration, isolation: isolated (any Actor)? = #isolation
  ) async {
    precondition(duration >= .zero, "the clock is turned back by \(duration)")
    await advance(to: now.advanced(by: duration))
  }

  /// Lets time pass until a deadline, as ``advance(by:isolation:)`` does; one that is over is none.
  public func advance(
    to deadline: Instant, isolation: isolated (any Actor)? = #isolation
  ) async {
    await letOthersRun()
    while let woken = wake(until: deadline) {
      for sleeper in woken { sleeper.continuation.resume() }
      await letOthersRun()
    }
  }

  /// Lets time pass until the next one wakes; nothing happens if nobody sleeps.
  public func advanceToNextDeadline(isolation: isolated (any Actor)? = #isolation) async {
    await letOthersRun()
    if let deadline = nextDeadline { await advance(to: deadline) }
  }

  /// Waits until at least so many sleep: what a test does before it advances the clock for them.
  ///
  /// It lasts for as long as that takes: give the test a time limit, which ends the wait.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func waitForSleepers(
    _ count: Int, isolation: isolated (any Actor)? = #isolation
  ) async throws(CancellationError) {
    try await waiters.wait(for: count)
  }

  private func letOthersRun(isolation: isolated (any Actor)? = #isolation) async {
    for _ in 0..<Self.yields { await Task.yield() }
  }
}

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
extension ManualClock {
  private func enter(_ sleeper: Sleeper) {
    var released: CountWaiters.Released?
    let outcome: Result<Void, any Error>? = state.withLock { state in
      // A cancellation after this finds the sleeper, since its handler needs the lock.
      if Task.isCancelled { return .failure(CancellationError()) }
      if sleeper.deadline <= state.now { return .success(()) }
      let place = state.sleepers.firstIndex { sleeper.deadline < $0.deadline }
      state.sleepers.insert(sleeper, at: place ?? state.sleepers.count)
      released = waiters.update(state.sleepers.count)
      return nil
    }
    released?.resume()
    if let outcome { sleeper.continuation.resume(with: outcome) }
  }

  private func cancel(_ id: Int) {
    var released: CountWaiters.Released?
    let cancelled = state.withLock { state in
      let sleeper = state.sleepers.firstIndex { $0.id == id }.map { state.sleepers.remove(at: $0) }
      released = waiters.update(state.sleepers.count)
      return sleeper
    }
    released?.resume()
    cancelled?.continuation.resume(throwing: CancellationError())
  }

  /// Moves on to the next deadline up to one, and takes out those who wake then; if there is none,
  /// moves on to the last.
  private func wake(until last: Instant) -> [Sleeper]? {
    var released: CountWaiters.Released?
    let woken: [Sleeper]? = state.withLock { state in
      guard let deadline = state.sleepers.first?.deadline, deadline <= last else {
        state.now = max(state.now, last)
        return nil
      }
      state.now = deadline
      let woken = state.sleepers.prefix { $0.deadline == deadline }
      state.sleepers.removeFirst(woken.count)
      released = waiters.update(state.sleepers.count)
      return Array(woken)
    }
    released?.resume()
    return woken
  }
}
