extension Signal {
  /// Derives a signal that accumulates every told value from now on, of which each is a change.
  ///
  /// The first value is `next(initial, value)`. The state advances when those who depend on the signal
  /// are told: once for a batch. In the middle of one, the value is what it would be at its end.
  ///
  /// - Parameters:
  ///   - initial: The state before the current value.
  ///   - next: Makes the next state; what it reads does not count.
  /// - Precondition: No value is being computed.
  @inlinable @_disfavoredOverload
  public final func scan<R>(_ initial: R, _ next: @escaping (R, Value) -> R) -> Signal<R> {
    scan(initial, next) { $0.store($1) }
  }

  /// Derives a signal that accumulates every told value from now on; an equal state tells nobody.
  ///
  /// The first value is `next(initial, value)`. The state advances when those who depend on the signal
  /// are told: once for a batch. In the middle of one, the value is what it would be at its end.
  ///
  /// - Parameters:
  ///   - initial: The state before the current value.
  ///   - next: Makes the next state; what it reads does not count.
  /// - Precondition: No value is being computed.
  @inlinable
  public final func scan<R: Equatable>(
    _ initial: R, _ next: @escaping (R, Value) -> R
  ) -> Signal<R> {
    scan(initial, next) { $0.store($1, by: ==) }
  }

  @inlinable final func scan<R>(
    _ initial: R, _ next: @escaping (R, Value) -> R, store: @escaping (Node, R) -> Void
  ) -> Signal<R> {
    // The state that was told last, and the version of the input that led to it.
    var told = initial
    var toldVersion: UInt32 = 0
    var token: ObservationToken?
    let node = Node.derived(R.self, state: .known) { node, request in
      switch request {
      case .update:
        let isTold = toldVersion == self.linkedNode.version
        store(node, isTold ? told : Context.current.withoutReader { next(told, self.currentValue) })
      case .connect: Context.current.linkKnown(self.linkedNode, to: node)
      case .destroy:
        // The teller ends with this closure, which holds its token.
        withExtendedLifetime(token) {}
        node.answer(request, for: R.self)
      default: node.answer(request, for: R.self)
      }
    }
    let teller = Node.makeObserver(state: .known, site: .unknown, label: nil) { teller, request in
      switch request {
      case .run where !node.isDead:
        while node.isStale { Context.current.refresh(node) }
        told = node.value(R.self)
        toldVersion = self.linkedNode.version
      case .connect: Context.current.linkKnown(self.linkedNode, to: teller)
      default: break
      }
    }
    token = ObservationToken(attachingFirst: teller)
    return Signal<R>(node: node)
  }
}
