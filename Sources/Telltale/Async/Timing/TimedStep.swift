#if !hasFeature(Embedded)

  /// What is to be done after an input of a machine that works with time.
  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  package struct TimedStep<Value, Instant> {
    /// The value that is to be told now, if one is.
    package var emitted: Value?
    /// When the timer is to report next, if it is to be started; it is never started while it runs.
    package var wake: Instant?

    package init(emitted: Value? = nil, wake: Instant? = nil) {
      self.emitted = emitted
      self.wake = wake
    }
  }

  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  extension TimedStep: Equatable where Value: Equatable, Instant: Equatable {}

#endif
