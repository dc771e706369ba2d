/// A heap of orders with the least on top.
///
/// Adding orders in rising sequence costs one comparison each.
struct OrderHeap {
  private(set) var orders: [Int] = []

  init() {}
}

extension OrderHeap {
  var count: Int { orders.count }
  var least: Int? { orders.first }

  mutating func insert(_ order: Int) {
    var child = orders.count
    orders.append(order)
    while child > 0 {
      let parent = (child - 1) / 2
      guard order < orders[parent] else { break }
      orders[child] = orders[parent]
      child = parent
    }
    orders[child] = order
  }

  mutating func removeLeast() -> Int? {
    guard let least = orders.first, let last = orders.popLast() else { return nil }
    let count = orders.count
    guard count > 0 else { return least }
    var hole = 0
    while true {
      var child = 2 * hole + 1
      guard child < count else { break }
      if child + 1 < count, orders[child + 1] < orders[child] { child += 1 }
      guard orders[child] < last else { break }
      orders[hole] = orders[child]
      hole = child
    }
    orders[hole] = last
    return least
  }

  /// Removes and returns the least order if it is within a limit.
  mutating func removeLeast(through limit: Int) -> Int? {
    guard let least, least <= limit else { return nil }
    return removeLeast()
  }

  /// Keeps one of each order that is live.
  mutating func compact(_ isLive: (Int) -> Bool) {
    orders.sortNumbers()
    orders.keepOnce(isLive)
  }

  mutating func removeAll() {
    orders.removeAll(keepingCapacity: true)
  }
}
