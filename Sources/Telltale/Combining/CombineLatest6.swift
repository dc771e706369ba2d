/// The latest values of six signals, to be reduced to one.
@frozen
public struct CombineLatest6<A, B, C, D, E, F> {
  @usableFromInline let a: Signal<A>
  @usableFromInline let b: Signal<B>
  @usableFromInline let c: Signal<C>
  @usableFromInline let d: Signal<D>
  @usableFromInline let e: Signal<E>
  @usableFromInline let f: Signal<F>

  @inlinable init(
    _ a: Signal<A>, _ b: Signal<B>, _ c: Signal<C>, _ d: Signal<D>, _ e: Signal<E>, _ f: Signal<F>
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }
}

extension CombineLatest6: SignalGroup {
  @inlinable func connect(to node: Node, in context: Context) {
    context.linkKnown(a.linkedNode, to: node)
    context.linkKnown(b.linkedNode, to: node)
    context.linkKnown(c.linkedNode, to: node)
    context.linkKnown(d.linkedNode, to: node)
    context.linkKnown(e.linkedNode, to: node)
    context.linkKnown(f.linkedNode, to: node)
  }

  /// Derives one signal from the values, of which every change is one.
  ///
  /// - Parameter combine: Makes the value; what it reads besides counts as well.
  @inlinable @_disfavoredOverload
  public func reduce<Result>(
    _ combine: @escaping (A, B, C, D, E, F) -> Result
  ) -> Signal<Result> {
    derive {
      combine(
        $0.a.currentValue, $0.b.currentValue, $0.c.currentValue, $0.d.currentValue,
        $0.e.currentValue, $0.f.currentValue)
    }
  }

  /// Derives one signal from the values; an equal result tells nobody.
  ///
  /// - Parameter combine: Makes the value; what it reads besides counts as well.
  @inlinable
  public func reduce<Result: Equatable>(
    _ combine: @escaping (A, B, C, D, E, F) -> Result
  ) -> Signal<Result> {
    deriveDistinct {
      combine(
        $0.a.currentValue, $0.b.currentValue, $0.c.currentValue, $0.d.currentValue,
        $0.e.currentValue, $0.f.currentValue)
    }
  }
}

/// Combines the latest values of six signals.
///
/// A signal always has a value, so the combination waits for nobody; and it never shows a mixture of
/// old and new values. The name is ReactiveCocoa's.
///
/// - Complexity: O(1)
@inlinable
public func combineLatest<A, B, C, D, E, F>(
  _ a: Signal<A>, _ b: Signal<B>, _ c: Signal<C>, _ d: Signal<D>, _ e: Signal<E>, _ f: Signal<F>
) -> CombineLatest6<A, B, C, D, E, F> {
  CombineLatest6(a, b, c, d, e, f)
}
