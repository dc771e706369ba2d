#if !hasFeature(Embedded)

  /// A way to write a signal from any thread, in order.
  ///
  /// ```swift
  /// let progress = MutableSignal(0.0)
  /// let sender = progress.sender(coalescing: true)
  /// download.onProgress = { sender.send($0) }  // called on any thread
  /// ```
  ///
  /// What is sent waits until the signal's actor has time, and is written then, in the order of sending;
  /// a burst costs one visit of the actor. The sender keeps neither the signal nor the actor alive, and
  /// what is sent to one that is gone is dropped.
  ///
  /// While the actor is busy, what waits takes memory: all of it or, if the sender coalesces, the last
  /// value and the updates sent since.
  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  public final class SignalSender<Value: Sendable>: Sendable {
    private enum Message: Sendable {
      case value(Value)
      case update(@Sendable (inout Value) -> Void)
    }

    private struct State: Sendable {
      var messages: [Message] = []
      /// Whether a task is on its way that will take the messages.
      var isScheduled = false
      /// Whether a task has found nobody.
      var isClosed = false
    }

    private let state = Guarded(State())
    private let signal: IsolatedReference<MutableSignal<Value>>
    private let coalesces: Bool

    init(to signal: MutableSignal<Value>, coalescing: Bool, isolation: isolated any Actor) {
      self.signal = IsolatedReference(signal, isolation: isolation)
      coalesces = coalescing
    }
  }

  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  extension SignalSender {
    /// Sends a value, to be written when the actor has time.
    ///
    /// - Returns: False if the signal is known to be gone, and the value is dropped. A value may be
    ///   dropped all the same, if the signal ends before it arrives.
    /// - Complexity: O(1)
    @discardableResult
    public func send(_ value: Value) -> Bool {
      send(.value(value), replacesOthers: coalesces)
    }

    /// Sends a change, to be made in place when the actor has time.
    ///
    /// - Parameter body: Changes the value it is given; runs on the actor.
    /// - Returns: False if the signal is known to be gone, and the change is dropped.
    /// - Precondition: `body` does not use the signal.
    /// - Complexity: O(1)
    @discardableResult
    public func update(_ body: @escaping @Sendable (inout Value) -> Void) -> Bool {
      send(.update(body), replacesOthers: false)
    }

    private func send(_ message: Message, replacesOthers: Bool) -> Bool {
      // What is replaced is released when the lock is free.
      var replaced: [Message] = []
      let (isOpen, mustSchedule) = state.withLock { state in
        if state.isClosed { return (false, false) }
        if replacesOthers { swap(&state.messages, &replaced) }
        state.messages.append(message)
        let mustSchedule = !state.isScheduled
        state.isScheduled = true
        return (true, mustSchedule)
      }
      if mustSchedule { schedule() }
      return isOpen
    }

    /// Starts a task that goes to the actor. It takes on neither the values that are local to the sender's
    /// task nor its priority, for it brings what others send too.
    private func schedule() {
      Task.detached {
        let isHere = await self.signal.perform { self.deliver(to: $0) }
        if !isHere { self.close() }
      }
    }

    /// Writes what waits; the signal's actor runs.
    private func deliver(to signal: MutableSignal<Value>) {
      let messages = take(closing: false)
      if coalesces {
        batch { for message in messages { write(message, to: signal) } }
      } else {
        for message in messages { write(message, to: signal) }
      }
    }

    private func write(_ message: Message, to signal: MutableSignal<Value>) {
      switch message {
      case .value(let value): signal.value = value
      case .update(let body): signal.update(body)
      }
    }

    private func close() {
      _ = take(closing: true)
    }

    private func take(closing: Bool) -> [Message] {
      var messages: [Message] = []
      state.withLock { state in
        swap(&state.messages, &messages)
        state.isScheduled = false
        if closing { state.isClosed = true }
      }
      return messages
    }
  }

  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  extension MutableSignal where Value: Sendable {
    /// Makes a sender, by which the signal is written from any thread.
    ///
    /// - Parameters:
    ///   - coalescing: If true, observers are told of a burst once, when all of it is written: only its
    ///     last value is kept, and the updates sent after that. If false, of each value and each update.
    ///   - isolation: The actor on which the signal lives.
    public final func sender(
      coalescing: Bool = false, isolation: isolated any Actor = #isolation
    ) -> SignalSender<Value> {
      SignalSender(to: self, coalescing: coalescing, isolation: isolation)
    }
  }

#endif
