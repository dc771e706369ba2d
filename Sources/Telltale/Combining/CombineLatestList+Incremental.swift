extension CombineLatestList {
  /// Derives one signal by a fold that can be undone, of which every change is one.
  ///
  /// - Parameters:
  ///   - initial: The result without any value.
  ///   - adding: Adds a value to the result. What it reads does not count.
  ///   - removing: Undoes `adding`, whatever was added meanwhile. What it reads does not count.
  /// - Complexity: O(1) for each signal that has changed.
  @inlinable @_disfavoredOverload
  public func reduce<Result>(
    _ initial: Result, adding: @escaping (Result, Value) -> Result,
    removing: @escaping (Result, Value) -> Result
  ) -> Signal<Result> {
    incremental(initial, adding: adding, removing: removing) { $0.store($1) }
  }

  /// Derives one signal by a fold that can be undone; an equal result tells nobody.
  ///
  /// - Parameters:
  ///   - initial: The result without any value.
  ///   - adding: Adds a value to the result. What it reads does not count.
  ///   - removing: Undoes `adding`, whatever was added meanwhile. What it reads does not count.
  /// - Complexity: O(1) for each signal that has changed.
  @inlinable
  public func reduce<Result: Equatable>(
    _ initial: Result, adding: @escaping (Result, Value) -> Result,
    removing: @escaping (Result, Value) -> Result
  ) -> Signal<Result> {
    incremental(initial, adding: adding, removing: removing) { $0.store($1, by: ==) }
  }

  @inlinable func incremental<Result>(
    _ initial: Result, adding: @escaping (Result, Value) -> Result,
    removing: @escaping (Result, Value) -> Result, store: @escaping (Node, Result) -> Void
  ) -> Signal<Result> {
    precondition(
      MemoryLayout<Result>.alignment <= Node.roomInFront,
      "the result of an incremental reduction must be aligned to 16 bytes at most")
    let values = Kept<[Value]>([])
    return Signal(
      node: Node.derived(Result.self, state: .known | .gathers) { node, request in
        switch request {
        case .update where node.version == 0:
          Graph.confirmKnown(node)
          values.value = self.values()
          Context.current.withoutReader { store(node, values.value.reduce(initial, adding)) }
        case .update:
          var result = node.value(Result.self)
          Context.current.withoutReader {
            node.confirmGathered { number in
              let value = signals[number].currentValue
              result = adding(removing(result, values.value[number]), value)
              values.value[number] = value
            }
            store(node, result)
          }
        case .connect: connect(to: node, in: .current)
        default: node.answer(request, for: Result.self)
        }
      })
  }
}
