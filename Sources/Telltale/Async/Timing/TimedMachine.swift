#if !hasFeature(Embedded)

  /// A rule of which values are told when: it knows neither a clock nor a task.
  ///
  /// The inputs are values and reports of a timer, each with its time, which never goes back. A timer
  /// runs from the step that starts it to its report.
  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  package protocol TimedMachine<Value, Instant>: SendableMetatype {
    associatedtype Value
    associatedtype Instant: InstantProtocol

    mutating func receive(_ value: Value, at now: Instant) -> TimedStep<Value, Instant>
    mutating func timerFired(at now: Instant) -> TimedStep<Value, Instant>
  }

#endif
