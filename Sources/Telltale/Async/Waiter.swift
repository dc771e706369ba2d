#if !hasFeature(Embedded)

  /// A place where one task waits to be told of something, or to be cancelled.
  ///
  /// Whoever tells only wakes the task up: no code of a client runs here, and none with the lock held.
  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  final class Waiter: Sendable {
    private enum State {
      case quiet
      case told
      case waiting(CheckedContinuation<Void, Never>)
    }

    private let state = Guarded(State.quiet)

    /// Wakes the task up, or lets its next wait return at once.
    func tell() {
      let waiting: CheckedContinuation<Void, Never>? = state.withLock { state in
        defer { state = .told }
        if case .waiting(let continuation) = state { return continuation }
        return nil
      }
      waiting?.resume()
    }

    /// Waits to be told, unless that happened since the last wait, or until the task is cancelled.
    func wait(isolation actor: isolated (any Actor)?) async {
      if take() { return }
      await withTaskCancellationHandler {
        await withCheckedContinuation(isolation: actor) { continuation in
          if !enter(continuation) { continuation.resume() }
        }
      } onCancel: {
        tell()
      }
      _ = take()
    }

    /// Takes note of what was told, and returns whether something was.
    private func take() -> Bool {
      state.withLock { state in
        switch state {
        case .quiet: return false
        case .told:
          state = .quiet
          return true
        case .waiting: trap("two tasks wait for the next value of one iterator")
        }
      }
    }

    /// Keeps a continuation, unless there is nothing to wait for.
    private func enter(_ continuation: CheckedContinuation<Void, Never>) -> Bool {
      state.withLock { state in
        guard case .quiet = state else { return false }
        state = .waiting(continuation)
        return true
      }
    }
  }

#endif
