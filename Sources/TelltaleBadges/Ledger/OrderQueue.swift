/// A queue of orders with the least in front.
///
/// Orders that come in rising sequence, the usual case, are a run that is read from its front; late
/// ones wait in a heap. An order may be in the queue more than once.
package struct OrderQueue {
  /// The run; what lies before the front was removed.
  private var run: [Int] = []
  private var front = 0
  private var late = OrderHeap()

  package init() {}
}

extension OrderQueue {
  package var count: Int { run.count - front + late.count }

  /// How many orders that come in sequence there is room for, what was removed included.
  package var capacity: Int { run.capacity }

  package var least: Int? {
    guard front < run.count else { return late.least }
    return late.least.map { min($0, run[front]) } ?? run[front]
  }

  /// All orders, the late ones last.
  package var orders: [Int] { run[front...] + late.orders }

  /// Adds an order.
  ///
  /// - Complexity: O(1) amortized, and O(log *n*) if the order is late.
  package mutating func insert(_ order: Int) {
    if let last = run.last, order < last {
      late.insert(order)
    } else {
      run.append(order)
    }
  }

  /// Asks about each order within a limit and removes those that are done.
  ///
  /// - Complexity: O(*k*) calls, where *k* is the number of orders within the limit, and
  ///   O(*k* log *n*) for those that came late.
  package mutating func removeAll(through limit: Int, where isDone: (Int) -> Bool) {
    removeFromRun(through: limit, isDone)
    guard let least = late.least, least <= limit else { return }
    var kept: [Int] = []
    while let order = late.removeLeast(through: limit) {
      if !isDone(order) { kept.append(order) }
    }
    for order in kept { late.insert(order) }
  }

  private mutating func removeFromRun(through limit: Int, _ isDone: (Int) -> Bool) {
    var end = front
    var kept = 0
    while end < run.count, run[end] <= limit {
      let order = run[end]
      if !isDone(order) {
        run[front + kept] = order
        kept += 1
      }
      end += 1
    }
    if kept < end - front {
      for index in 0..<kept { run[end - 1 - index] = run[front + kept - 1 - index] }
      front = end - kept
    }
    dropFront()
  }

  /// Gives the room before the front back once it is the larger part.
  private mutating func dropFront() {
    if front == run.count {
      run.removeAll(keepingCapacity: true)
      front = 0
    } else if front >= 16, front > run.count - front {
      run.removeFirst(front)
      front = 0
    }
  }

  /// Keeps one of each order that is live.
  ///
  /// - Complexity: O(*n* log *n*), and O(*n*) if no order came late.
  package mutating func compact(_ isLive: (Int) -> Bool) {
    run.removeFirst(front)
    front = 0
    if late.count > 0 {
      run += late.orders
      run.sortNumbers()
      late.removeAll()
    }
    run.keepOnce(isLive)
  }

  package mutating func removeAll() {
    run.removeAll(keepingCapacity: true)
    front = 0
    late.removeAll()
  }
}

extension [Int] {
  /// Keeps one of each element that is live, in an array that is in order.
  mutating func keepOnce(_ isLive: (Int) -> Bool) {
    var kept = 0
    for index in indices {
      let order = self[index]
      guard kept == 0 || self[kept - 1] != order, isLive(order) else { continue }
      self[kept] = order
      kept += 1
    }
    removeLast(count - kept)
  }
}
