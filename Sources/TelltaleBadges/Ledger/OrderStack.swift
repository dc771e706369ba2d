/// A pile of orders with the greatest on top.
///
/// Orders that come in rising sequence, the usual case, are a run; late ones wait in a heap. An
/// order may be on the pile more than once.
package struct OrderStack {
  private var run: [Int] = []
  /// The late orders, negated.
  private var late = OrderHeap()

  package init() {}
}

extension OrderStack {
  package var count: Int { run.count + late.count }

  package var greatest: Int? {
    guard let top = late.least.map({ -$0 }) else { return run.last }
    return run.last.map { max($0, top) } ?? top
  }

  /// Adds an order.
  ///
  /// - Complexity: O(1) amortized, and O(log *n*) if the order is late.
  package mutating func insert(_ order: Int) {
    if let last = run.last, order < last {
      late.insert(-order)
    } else {
      run.append(order)
    }
  }

  /// Removes and returns the greatest order if it is beyond a limit.
  package mutating func removeGreatest(beyond limit: Int) -> Int? {
    guard let greatest, greatest > limit else { return nil }
    if run.last == greatest { return run.popLast() }
    return late.removeLeast().map { -$0 }
  }

  /// Keeps one of each order that is live.
  ///
  /// - Complexity: O(*n* log *n*), and O(*n*) if no order came late.
  package mutating func compact(_ isLive: (Int) -> Bool) {
    if late.count > 0 {
      for order in late.orders { run.append(-order) }
      run.sortNumbers()
      late.removeAll()
    }
    run.keepOnce(isLive)
  }
}
