/// Those who wait until a count is large enough, which any thread may cancel.
@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
final class CountWaiters: Sendable {
  fileprivate struct Waiter {
    let id: Int
    let count: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var count = 0
    var latestID = 0
    var waiters: [Waiter] = []
  }

  private let state: Locked<State> = Locked(State())

  /// Those for whom a count is enough, to be let go on when no lock is held.
  struct Released {
    fileprivate let waiters: [Waiter]

    func resume() {
      for waiter in waiters { waiter.continuation.resume() }
    }
  }
}

@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
extension CountWaiters {
  /// Sets the count, and returns those for whom it is enough.
  func update(_ count: Int) -> Released {
    let released = state.withLock { state in
      state.count = count
      guard !state.waiters.isEmpty else { return [Waiter]() }
      let released = state.waiters.filter { $0.count <= count }
      state.waiters.removeAll { $0.count <= count }
      return released
    }
    return Released(waiters: released)
  }

  /// Waits until the count is at least so large.
  func wait(
    for count: Int, isolation: isolated (any Actor)? = #isolation
  ) async throws(CancellationError) {
    let id = state.withLock { state in
      state.latestID += 1
      return state.latestID
    }
    do {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          enter(Waiter(id: id, count: count, continuation: continuation))
        }
      } onCancel: {
        cancel(id)
      }
    } catch {
      throw CancellationError()
    }
  }

  private func enter(_ waiter: Waiter) {
    let outcome: Result<Void, any Error>? = state.withLock { state in
      // A cancellation after this finds the waiter, since its handler needs the lock.
      if Task.isCancelled { return .failure(CancellationError()) }
      if state.count >= waiter.count { return .success(()) }
      state.waiters.append(waiter)
      return nil
    }
    if let outcome { waiter.continuation.resume(with: outcome) }
  }

  private func cancel(_ id: Int) {
    let cancelled = state.withLock { state in
      state.waiters.firstIndex { $0.id == id }.map { state.waiters.remove(at: $0) }
    }
    cancelled?.continuation.resume(throwing: CancellationError())
  }
}
