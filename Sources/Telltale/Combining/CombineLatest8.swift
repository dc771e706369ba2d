/// The latest values of eight signals, to be reduced to one.
@frozen
public struct CombineLatest8<A, B, C, D, E, F, G, H> {
  @usableFromInline let a: Signal<A>
  @usableFromInline let b: Signal<B>
  @usableFromInline let c: Signal<C>
  @usableFromInline let d: Signal<D>
  @usableFromInline let e: Signal<E>
  @usableFromInline let f: Signal<F>
  @usableFromInline let g: Signal<G>
  @usableFromInline let h: Signal<H>

  @inlinable init(
    _ a: Signal<A>, _ b: Signal<B>, _ c: Signal<C>, _ d: Signal<D>, _ e: Signal<E>, _ f: Signal<F>,
    _ g: Signal<G>, _ h: Signal<H>
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
    self.g = g
    self.h = h
  }
}

extension CombineLatest8: SignalGroup {
  @inlinable func connect(to node: Node, in context: Context) {
    context.linkKnown(a.linkedNode, to: node)
    context.linkKnown(b.linkedNode, to: node)
    context.linkKnown(c.linkedNode, to: node)
    context.linkKnown(d.linkedNode, to: node)
    context.linkKnown(e.linkedNode, to: node)
    context.linkKnown(f.linkedNode, to: node)
    context.linkKnown(g.linkedNode, to: node)
    context.linkKnown(h.linkedNode, to: node)
  }

  /// Derives one signal from the values, of which every change is one.
  ///
  /// - Parameter combine: Makes the value; what it reads besides counts as well.
  @inlinable @_disfavoredOverload
  public func reduce<Result>(
    _ combine: @escaping (A, B, C, D, E, F, G, H) -> Result
  ) -> Signal<Result> {
    derive {
      combine(
        $0.a.currentValue, $0.b.currentValue, $0.c.currentValue, $0.d.currentValue,
        $0.e.currentValue, $0.f.currentValue, $0.g.currentValue, $0.h.currentValue)
    }
  }

  /// Derives one signal from the values; an equal result tells nobody.
  ///
  /// - Parameter combine: Makes the value; what it reads besides counts as well.
  @inlinable
  public func reduce<Result: Equatable>(
    _ combine: @escaping (A, B, C, D, E, F, G, H) -> Result
  ) -> Signal<Result> {
    deriveDistinct {
      combine(
        $0.a.currentValue, $0.b.currentValue, $0.c.currentValue, $0.d.currentValue,
        $0.e.currentValue, $0.f.currentValue, $0.g.currentValue, $0.h.currentValue)
    }
  }
}

/// Combines the latest values of eight signals.
///
/// A signal always has a value, so the combination waits for nobody; and it never shows a mixture of
/// old and new values. The name is ReactiveCocoa's.
///
/// - Complexity: O(1)
@inlinable
public func combineLatest<A, B, C, D, E, F, G, H>(
  _ a: Signal<A>, _ b: Signal<B>, _ c: Signal<C>, _ d: Signal<D>, _ e: Signal<E>, _ f: Signal<F>,
  _ g: Signal<G>, _ h: Signal<H>
) -> CombineLatest8<A, B, C, D, E, F, G, H> {
  CombineLatest8(a, b, c, d, e, f, g, h)
}
