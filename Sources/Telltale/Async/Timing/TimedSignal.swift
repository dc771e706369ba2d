#if !hasFeature(Embedded)

  /// A signal that follows another one by the rule of a machine.
  ///
  /// The observation and the timer's task refer to it weakly: so they end with it, at once, on whatever
  /// thread it is released.
  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  final class TimedSignal<Machine: TimedMachine, Time: Clock>: Signal<Machine.Value>
  where Machine.Instant == Time.Instant {
    private let result: MutableSignal<Machine.Value>
    private let clock: Time
    private var machine: Machine
    private var token: ObservationToken?
    private var reference: IsolatedReference<TimedSignal>?
    private var timer: Task<Void, Never>?

    /// Creates a signal that starts with the result's value.
    init(
      _ machine: Machine, of signal: Signal<Machine.Value>, to result: MutableSignal<Machine.Value>,
      clock: Time, isolation: isolated any Actor
    ) {
      self.machine = machine
      self.result = result
      self.clock = clock
      super.init(node: result.makeFollower())
      reference = IsolatedReference(self, isolation: isolation)
      token = signal.observeUnowned(initial: false) { [weak self] in self?.receive($0) }
    }

    deinit {
      timer?.cancel()
    }
  }

  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  extension TimedSignal {
    private func receive(_ value: Machine.Value) {
      take(machine.receive(value, at: clock.now))
    }

    private func timerFired(at time: Time.Instant?) {
      take(machine.timerFired(at: time ?? clock.now))
    }

    private func take(_ step: TimedStep<Machine.Value, Time.Instant>) {
      if let wake = step.wake {
        timer = Task { [clock, reference] in
          var time: Time.Instant?
          do {
            try await clock.sleep(until: wake, tolerance: nil)
          } catch {
            if Task.isCancelled { return }
            // A clock that fails lets no time pass; what waits is told rather than kept for ever.
            time = wake
          }
          _ = await reference?.perform { [time] in $0.timerFired(at: time) }
        }
      }
      if let value = step.emitted { result.value = value }
    }
  }

#endif
