#if !hasFeature(Embedded)

  /// The state of an iteration over a signal's values.
  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  final class SignalReader<Value> {
    private let signal: Signal<Value>
    private let areEquivalent: ((Value, Value) -> Bool)?
    private let waiter = Waiter()
    /// The observation, which is there from the first value to the end. Its closure refers to the
    /// waiter alone, so that it ends when the reader is dropped.
    private var token: ObservationToken?
    /// The value returned last, if values are compared.
    private var last: Value?
    private var hasEnded = false

    init(_ signal: Signal<Value>, by areEquivalent: ((Value, Value) -> Bool)?) {
      self.signal = signal
      self.areEquivalent = areEquivalent
    }

    func next(isolation actor: isolated (any Actor)?) async -> Value? {
      if token == nil {
        if hasEnded || Task.isCancelled { return end() }
        token = signal.observeUnowned(initial: false) { [waiter] _ in waiter.tell() }
        return take(signal.untrackedValue)
      }
      while true {
        await waiter.wait(isolation: actor)
        if Task.isCancelled { return end() }
        let value = signal.untrackedValue
        if let last, let areEquivalent, areEquivalent(last, value) { continue }
        return take(value)
      }
    }

    private func take(_ value: Value) -> Value {
      if areEquivalent != nil { last = value }
      return value
    }

    private func end() -> Value? {
      hasEnded = true
      token = nil
      last = nil
      return nil
    }
  }

#endif
