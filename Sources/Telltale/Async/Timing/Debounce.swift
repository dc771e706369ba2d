#if !hasFeature(Embedded)

  /// Tells a value when no other has come for an interval.
  ///
  /// Each value moves the deadline; the timer is not restarted for that, but goes on when it reports early.
  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  package struct Debounce<Value, Instant: InstantProtocol>: TimedMachine {
    private let interval: Instant.Duration
    /// What is told at the deadline; the timer runs as long as there is something.
    private var pending: (value: Value, deadline: Instant)?

    package init(interval: Instant.Duration) {
      self.interval = interval
    }

    package mutating func receive(_ value: Value, at now: Instant) -> TimedStep<Value, Instant> {
      let isTimerRunning = pending != nil
      let deadline = now.advanced(by: interval)
      pending = (value, deadline)
      return TimedStep(wake: isTimerRunning ? nil : deadline)
    }

    package mutating func timerFired(at now: Instant) -> TimedStep<Value, Instant> {
      guard let (value, deadline) = pending else { return TimedStep() }
      if now < deadline { return TimedStep(wake: deadline) }
      pending = nil
      return TimedStep(emitted: .some(value))
    }
  }

#endif
