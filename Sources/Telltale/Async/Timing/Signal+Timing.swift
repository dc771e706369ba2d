#if !hasFeature(Embedded)

  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  extension Signal {
    /// Derives a signal that follows when no change has come for an interval.
    ///
    /// It starts with the current value. Every change puts the next value off, so one that is never quiet
    /// is not followed; what comes last always is. The signal is observed until the last reference to the
    /// derived one is released; what is derived from that refers to it.
    ///
    /// The name is the one of ReactiveX.
    ///
    /// - Parameters:
    ///   - interval: How long there must be no change.
    ///   - clock: Measures the interval.
    ///   - isolation: The actor on which the signal lives.
    /// - Returns: A signal of which each value is a change.
    /// - Precondition: The interval is not negative, and no value is being computed.
    @_disfavoredOverload
    public final func debounce<Time: Clock>(
      for interval: Time.Duration, clock: Time = ContinuousClock(),
      isolation: isolated any Actor = #isolation
    ) -> Signal<Value> {
      TimedSignal(
        Debounce(interval: checked(interval)), of: self, to: MutableSignal(untrackedValue),
        clock: clock, isolation: isolation)
    }

    /// Derives a signal that follows at once, and after that once in an interval.
    ///
    /// It starts with the current value. After a change, the next ones wait until the interval is over,
    /// and the latest of them is the next value; so it always ends on what comes last. The signal is
    /// observed until the last reference to the derived one is released; what is derived from that refers
    /// to it.
    ///
    /// The name is the one of ReactiveX.
    ///
    /// - Parameters:
    ///   - interval: The time between two values at least.
    ///   - clock: Measures the interval.
    ///   - isolation: The actor on which the signal lives.
    /// - Returns: A signal of which each value is a change.
    /// - Precondition: The interval is not negative, and no value is being computed.
    @_disfavoredOverload
    public final func throttle<Time: Clock>(
      for interval: Time.Duration, clock: Time = ContinuousClock(),
      isolation: isolated any Actor = #isolation
    ) -> Signal<Value> {
      TimedSignal(
        Throttle(interval: checked(interval)), of: self, to: MutableSignal(untrackedValue),
        clock: clock, isolation: isolation)
    }

    private final func checked<Interval: DurationProtocol>(_ interval: Interval) -> Interval {
      precondition(interval >= .zero, "an interval between values is negative")
      return interval
    }
  }

  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  extension Signal where Value: Equatable {
    /// Derives a signal that follows when no change has come for an interval; an equal value tells nobody.
    ///
    /// It starts with the current value. Every change puts the next value off, so one that is never quiet
    /// is not followed; what comes last always is. The signal is observed until the last reference to the
    /// derived one is released; what is derived from that refers to it.
    ///
    /// The name is the one of ReactiveX.
    ///
    /// - Parameters:
    ///   - interval: How long there must be no change.
    ///   - clock: Measures the interval.
    ///   - isolation: The actor on which the signal lives.
    /// - Returns: A signal of the values that stood for the interval.
    /// - Precondition: The interval is not negative, and no value is being computed.
    public final func debounce<Time: Clock>(
      for interval: Time.Duration, clock: Time = ContinuousClock(),
      isolation: isolated any Actor = #isolation
    ) -> Signal<Value> {
      TimedSignal(
        Debounce(interval: checked(interval)), of: self, to: MutableSignal(untrackedValue),
        clock: clock, isolation: isolation)
    }

    /// Derives a signal that follows at once, and then once in an interval; an equal value tells nobody.
    ///
    /// It starts with the current value. After a change, the next ones wait until the interval is over,
    /// and the latest of them is the next value; so it always ends on what comes last. The signal is
    /// observed until the last reference to the derived one is released; what is derived from that refers
    /// to it.
    ///
    /// The name is the one of ReactiveX.
    ///
    /// - Parameters:
    ///   - interval: The time between two values at least.
    ///   - clock: Measures the interval.
    ///   - isolation: The actor on which the signal lives.
    /// - Returns: A signal of the first value and the latest after each interval.
    /// - Precondition: The interval is not negative, and no value is being computed.
    public final func throttle<Time: Clock>(
      for interval: Time.Duration, clock: Time = ContinuousClock(),
      isolation: isolated any Actor = #isolation
    ) -> Signal<Value> {
      TimedSignal(
        Throttle(interval: checked(interval)), of: self, to: MutableSignal(untrackedValue),
        clock: clock, isolation: isolation)
    }
  }

#endif
