extension CombineLatestList {
  /// Derives one signal by a fold whose brackets are free, of which every change is one.
  ///
  /// The order of the values is kept. The signals become the leaves of a balanced tree, of which a
  /// change recomputes one path.
  ///
  /// - Parameters:
  ///   - initial: Stands before the first value.
  ///   - combine: Is associative: `(a ∘ b) ∘ c` is `a ∘ (b ∘ c)`.
  /// - Complexity: O(log *n*) a change, where *n* is the number of signals.
  @inlinable @_disfavoredOverload
  public func reduce(
    _ initial: Value, associative combine: @escaping (Value, Value) -> Value
  ) -> Signal<Value> {
    let tree = tree { left, right in combineLatest(left, right).reduce(combine) }
    return tree?.map { combine(initial, $0) } ?? MutableSignal(initial)
  }

  /// Builds a balanced tree over the signals, in their order; nil if there are none.
  @inlinable func tree(
    _ join: (Signal<Value>, Signal<Value>) -> Signal<Value>
  ) -> Signal<Value>? {
    var level = signals
    while level.count > 1 {
      var next: [Signal<Value>] = []
      next.reserveCapacity(level.count / 2 + 1)
      for index in stride(from: 0, to: level.count - 1, by: 2) {
        next.append(join(level[index], level[index + 1]))
      }
      if level.count % 2 == 1 { next.append(level[level.count - 1]) }
      level = next
    }
    return level.first
  }
}

extension CombineLatestList where Value: Equatable {
  /// Derives one signal by a fold whose brackets are free; an equal result tells nobody.
  ///
  /// The order of the values is kept. The signals become the leaves of a balanced tree, of which a
  /// change recomputes one path, up to the first result that is equal to the one before.
  ///
  /// - Parameters:
  ///   - initial: Stands before the first value.
  ///   - combine: Is associative: `(a ∘ b) ∘ c` is `a ∘ (b ∘ c)`.
  /// - Complexity: O(log *n*) a change, where *n* is the number of signals.
  @inlinable @_disfavoredOverload
  public func reduce(
    _ initial: Value, associative combine: @escaping (Value, Value) -> Value
  ) -> Signal<Value> {
    let tree = tree { left, right in
      combineLatest(left, right).deriveDistinct {
        combine($0.a.currentValue, $0.b.currentValue)
      }
    }
    return tree?.map { combine(initial, $0) } ?? MutableSignal(initial)
  }
}
