/// The latest values of four signals, to be reduced to one.
@frozen
public struct CombineLatest4<A, B, C, D> {
  @usableFromInline let a: Signal<A>
  @usableFromInline let b: Signal<B>
  @usableFromInline let c: Signal<C>
  @usableFromInline let d: Signal<D>

  @inlinable init(
    _ a: Signal<A>, _ b: Signal<B>, _ c: Signal<C>, _ d: Signal<D>
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }
}

extension CombineLatest4: SignalGroup {
  @inlinable func connect(to node: Node, in context: Context) {
    context.linkKnown(a.linkedNode, to: node)
    context.linkKnown(b.linkedNode, to: node)
    context.linkKnown(c.linkedNode, to: node)
    context.linkKnown(d.linkedNode, to: node)
  }

  /// Derives one signal from the values, of which every change is one.
  ///
  /// - Parameter combine: Makes the value; what it reads besides counts as well.
  @inlinable @_disfavoredOverload
  public func reduce<Result>(
    _ combine: @escaping (A, B, C, D) -> Result
  ) -> Signal<Result> {
    derive {
      combine(
        $0.a.currentValue, $0.b.currentValue, $0.c.currentValue, $0.d.currentValue)
    }
  }

  /// Derives one signal from the values; an equal result tells nobody.
  ///
  /// - Parameter combine: Makes the value; what it reads besides counts as well.
  @inlinable
  public func reduce<Result: Equatable>(
    _ combine: @escaping (A, B, C, D) -> Result
  ) -> Signal<Result> {
    deriveDistinct {
      combine(
        $0.a.currentValue, $0.b.currentValue, $0.c.currentValue, $0.d.currentValue)
    }
  }
}

/// Combines the latest values of four signals.
///
/// A signal always has a value, so the combination waits for nobody; and it never shows a mixture of
/// old and new values. The name is ReactiveCocoa's.
///
/// - Complexity: O(1)
@inlinable
public func combineLatest<A, B, C, D>(
  _ a: Signal<A>, _ b: Signal<B>, _ c: Signal<C>, _ d: Signal<D>
) -> CombineLatest4<A, B, C, D> {
  CombineLatest4(a, b, c, d)
}
