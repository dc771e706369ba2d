// `combineLatest`, and what may follow it.

/// Signals that are the known inputs of a derived one.
@usableFromInline
protocol SignalGroup {
  /// Links each of the signals, in order.
  func connect(to node: Node, in context: Context)
}

extension SignalGroup {
  @inlinable func derive<Result>(_ compute: @escaping (Self) -> Result) -> Signal<Result> {
    Signal(
      node: Node.derived(Result.self, state: .known) { node, request in
        switch request {
        case .update: node.store(compute(self))
        case .connect: connect(to: node, in: .current)
        default: node.answer(request, for: Result.self)
        }
      })
  }

  @inlinable func deriveDistinct<Result: Equatable>(
    _ compute: @escaping (Self) -> Result
  ) -> Signal<Result> {
    Signal(
      node: Node.derived(Result.self, state: .known) { node, request in
        switch request {
        case .update: node.store(compute(self), by: ==)
        case .connect: connect(to: node, in: .current)
        default: node.answer(request, for: Result.self)
        }
      })
  }
}
