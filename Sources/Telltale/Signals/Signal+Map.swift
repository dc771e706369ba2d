extension Signal {
  /// Derives a signal by transforming this one's value.
  ///
  /// What the transform reads besides counts as well. If `T` is `Equatable`, an equal result tells
  /// nobody.
  ///
  /// - Parameter transform: Makes the new value.
  /// - Returns: A signal that is computed when it is read.
  /// - Complexity: O(1)
  @inlinable @_disfavoredOverload
  public final func map<T>(_ transform: @escaping (Value) -> T) -> Signal<T> {
    Signal<T>(
      node: Node.derived(T.self, state: .known) { node, request in
        switch request {
        case .update: node.store(transform(self.currentValue))
        case .connect: Context.current.linkKnown(self.linkedNode, to: node)
        default: node.answer(request, for: T.self)
        }
      })
  }

  /// Derives a signal by transforming this one's value.
  ///
  /// What the transform reads besides counts as well. An equal result tells nobody.
  ///
  /// - Parameter transform: Makes the new value.
  /// - Returns: A signal that is computed when it is read.
  /// - Complexity: O(1)
  @inlinable
  public final func map<T: Equatable>(_ transform: @escaping (Value) -> T) -> Signal<T> {
    Signal<T>(
      node: Node.derived(T.self, state: .known) { node, request in
        switch request {
        case .update: node.store(transform(self.currentValue), by: ==)
        case .connect: Context.current.linkKnown(self.linkedNode, to: node)
        default: node.answer(request, for: T.self)
        }
      })
  }

  /// Derives a signal that tells of a change only if the value is not equivalent to the one before.
  ///
  /// - Parameter areEquivalent: Is asked with the value before and the new one.
  /// - Returns: A signal of the same values.
  /// - Complexity: O(1)
  @inlinable
  public final func removeDuplicates(
    by areEquivalent: @escaping (Value, Value) -> Bool
  ) -> Signal<Value> {
    derive(by: areEquivalent) { $0 }
  }

  @inlinable final func derive<T>(
    by areEquivalent: @escaping (T, T) -> Bool, _ transform: @escaping (Value) -> T
  ) -> Signal<T> {
    Signal<T>(
      node: Node.derived(T.self, state: .known) { node, request in
        switch request {
        case .update: node.store(transform(self.currentValue), by: areEquivalent)
        case .connect: Context.current.linkKnown(self.linkedNode, to: node)
        default: node.answer(request, for: T.self)
        }
      })
  }
}

extension Signal where Value: Equatable {
  /// Derives a signal that tells of a change only if the value is not equal to the one before.
  ///
  /// - Returns: A signal of the same values.
  /// - Complexity: O(1)
  @inlinable
  public final func removeDuplicates() -> Signal<Value> {
    derive(by: { $0 == $1 }) { $0 }
  }
}
