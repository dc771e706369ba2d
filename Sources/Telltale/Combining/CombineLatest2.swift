/// The latest values of two signals, to be reduced to one.
@frozen
public struct CombineLatest2<A, B> {
  @usableFromInline let a: Signal<A>
  @usableFromInline let b: Signal<B>

  @inlinable init(
    _ a: Signal<A>, _ b: Signal<B>
  ) {
    self.a = a
    self.b = b
  }
}

extension CombineLatest2: SignalGroup {
  @inlinable func connect(to node: Node, in context: Context) {
    context.linkKnown(a.linkedNode, to: node)
    context.linkKnown(b.linkedNode, to: node)
  }

  /// Derives one signal from the values, of which every change is one.
  ///
  /// - Parameter combine: Makes the value; what it reads besides counts as well.
  @inlinable @_disfavoredOverload
  public func reduce<Result>(
    _ combine: @escaping (A, B) -> Result
  ) -> Signal<Result> {
    derive {
      combine(
        $0.a.currentValue, $0.b.currentValue)
    }
  }

  /// Derives one signal from the values; an equal result tells nobody.
  ///
  /// - Parameter combine: Makes the value; what it reads besides counts as well.
  @inlinable
  public func reduce<Result: Equatable>(
    _ combine: @escaping (A, B) -> Result
  ) -> Signal<Result> {
    deriveDistinct {
      combine(
        $0.a.currentValue, $0.b.currentValue)
    }
  }
}

/// Combines the latest values of two signals.
///
/// A signal always has a value, so the combination waits for nobody; and it never shows a mixture of
/// old and new values. The name is ReactiveCocoa's.
///
/// - Complexity: O(1)
@inlinable
public func combineLatest<A, B>(
  _ a: Signal<A>, _ b: Signal<B>
) -> CombineLatest2<A, B> {
  CombineLatest2(a, b)
}
