/// The latest values of a list of signals, to be reduced to one.
@frozen
public struct CombineLatestList<Value> {
  @usableFromInline let signals: [Signal<Value>]

  @inlinable init(_ signals: [Signal<Value>]) {
    self.signals = signals
  }
}

/// Combines the latest values of a list of signals, which may be empty.
///
/// - Complexity: O(1)
@inlinable
public func combineLatest<Value>(_ signals: [Signal<Value>]) -> CombineLatestList<Value> {
  CombineLatestList(signals)
}

extension CombineLatestList: SignalGroup {
  @inlinable func connect(to node: Node, in context: Context) {
    for (number, signal) in signals.enumerated() {
      context.linkKnown(signal.linkedNode, to: node, number: UInt32(truncatingIfNeeded: number))
    }
  }

  @inlinable func values() -> [Value] {
    signals.map { $0.currentValue }
  }

  @inlinable func fold<Result>(_ initial: Result, _ combine: (Result, Value) -> Result) -> Result {
    signals.reduce(initial) { combine($0, $1.currentValue) }
  }
}

extension CombineLatestList {
  @usableFromInline func trapIfEmpty() {
    if signals.isEmpty { trap("an empty list of signals is reduced without an initial value") }
  }
}

// MARK: Reductions that look at every value

extension CombineLatestList {
  /// Derives one signal from all values, of which every change is one.
  ///
  /// - Precondition: The list is not empty.
  /// - Complexity: O(*n*) a change, where *n* is the number of signals.
  @inlinable @_disfavoredOverload
  public func reduce<Result>(_ combine: @escaping ([Value]) -> Result) -> Signal<Result> {
    trapIfEmpty()
    return derive { combine($0.values()) }
  }

  /// Derives one signal from all values; an equal result tells nobody.
  ///
  /// - Precondition: The list is not empty.
  /// - Complexity: O(*n*) a change, where *n* is the number of signals.
  @inlinable
  public func reduce<Result: Equatable>(
    _ combine: @escaping ([Value]) -> Result
  ) -> Signal<Result> {
    trapIfEmpty()
    return deriveDistinct { combine($0.values()) }
  }

  /// Derives one signal by a left fold, of which every change is one.
  ///
  /// - Complexity: O(*n*) a change, where *n* is the number of signals.
  @inlinable
  public func reduce<Result>(
    _ initial: Result, _ combine: @escaping (Result, Value) -> Result
  ) -> Signal<Result> {
    derive { $0.fold(initial, combine) }
  }

  /// Derives one signal by a left fold; an equal result tells nobody.
  ///
  /// - Complexity: O(*n*) a change, where *n* is the number of signals.
  @inlinable
  public func reduce<Result: Equatable>(
    _ initial: Result, _ combine: @escaping (Result, Value) -> Result
  ) -> Signal<Result> {
    deriveDistinct { $0.fold(initial, combine) }
  }
}
