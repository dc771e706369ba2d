#if !hasFeature(Embedded)

  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  extension Signal {
    /// The current value and each later one, for one who waits for them.
    @_disfavoredOverload
    public final var values: SignalValues<Value> {
      SignalValues(signal: self, areEquivalent: nil)
    }

    /// Waits until the value meets a condition.
    ///
    /// The condition is asked at once, and after each change when the signal tells of it, so that no
    /// value is missed, however short it stands. The signal is observed meanwhile.
    ///
    /// ```swift
    /// try await connection.state.first { $0 == .open }
    /// ```
    ///
    /// - Parameters:
    ///   - isolation: The domain of the signal and the caller.
    ///   - predicate: Whether the value is the one; what it reads does not count.
    /// - Returns: The first value that meets the condition.
    /// - Throws: `CancellationError` if the task is cancelled before there is one.
    @discardableResult
    public final func first(
      isolation: isolated (any Actor)? = #isolation, where predicate: @escaping (Value) -> Bool
    ) async throws(CancellationError) -> Value {
      if Task.isCancelled { throw CancellationError() }
      let waiter = Waiter()
      var found: Value?
      let token = observeUnowned(initial: true) { value in
        guard found == nil, predicate(value) else { return }
        found = .some(value)
        waiter.tell()
      }
      defer { token.cancel() }
      await waiter.wait(isolation: isolation)
      guard let found else { throw CancellationError() }
      return found
    }

    /// Observes the signal on nobody's behalf: the observer or scope in whose body it is called does
    /// not own the observation.
    final func observeUnowned(
      initial: Bool, _ onChange: @escaping (Value) -> Void
    ) -> ObservationToken {
      let context = Context.current
      let owner = context.owner
      context.owner = nil
      defer { context.owner = owner }
      return observe(initial: initial, onChange)
    }
  }

  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  extension Signal where Value: Equatable {
    /// The current value and each later one that differs, for one who waits for them.
    public final var values: SignalValues<Value> {
      SignalValues(signal: self, areEquivalent: { $0 == $1 })
    }
  }

#endif
