/// A pile of orders with the greatest on top.
///
/// Orders that come in rising sequence, the usual case, are stacked; late ones wait in a heap.
struct OrderStack: Hashable {
  private var rising: [Int] = []
  /// The late orders, negated.
  private var late = OrderHeap()
}

extension OrderStack {
  var count: Int { rising.count + late.count }

  var greatest: Int? {
    guard let top = late.least.map({ -$0 }) else { return rising.last }
    return rising.last.map { max($0, top) } ?? top
  }

  mutating func insert(_ order: Int) {
    if let last = rising.last, order < last {
      late.insert(-order)
    } else {
      rising.append(order)
    }
  }

  /// Removes and returns the greatest order if it is beyond a limit.
  mutating func removeGreatest(beyond limit: Int) -> Int? {
    guard let greatest, greatest > limit else { return nil }
    if rising.last == greatest { return rising.popLast() }
    return late.removeLeast().map { -$0 }
  }

  /// Keeps one of each order that is live.
  mutating func compact(_ isLive: (Int) -> Bool) {
    var all = OrderHeap()
    for order in rising { all.insert(order) }
    for order in late.orders { all.insert(-order) }
    all.compact(isLive)
    rising = all.orders
    late.removeAll()
  }

  mutating func removeAll() {
    rising.removeAll(keepingCapacity: true)
    late.removeAll()
  }
}
