#if !hasFeature(Embedded)

  /// Tells a value at once, and after that one in an interval: the latest.
  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  package struct Throttle<Value, Instant: InstantProtocol>: TimedMachine {
    private let interval: Instant.Duration
    /// When the next value may be told, if one was told lately; the timer runs until then.
    private var end: Instant?
    private var pending: Value?

    package init(interval: Instant.Duration) {
      self.interval = interval
    }

    package mutating func receive(_ value: Value, at now: Instant) -> TimedStep<Value, Instant> {
      guard let end else {
        let end = now.advanced(by: interval)
        self.end = end
        return TimedStep(emitted: .some(value), wake: end)
      }
      if now < end {
        pending = .some(value)
        return TimedStep()
      }
      // The timer is late; it goes on when it reports.
      self.end = now.advanced(by: interval)
      pending = nil
      return TimedStep(emitted: .some(value))
    }

    package mutating func timerFired(at now: Instant) -> TimedStep<Value, Instant> {
      guard let end else { return TimedStep() }
      if now < end { return TimedStep(wake: end) }
      guard let value = pending else {
        self.end = nil
        return TimedStep()
      }
      pending = nil
      self.end = now.advanced(by: interval)
      return TimedStep(emitted: .some(value), wake: self.end)
    }
  }

#endif
