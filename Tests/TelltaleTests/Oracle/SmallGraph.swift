/// A graph of a few nodes, the first of them a source; a derived value is the `or` of some nodes
/// before it, so that many changes do not reach it.
struct SmallGraph {
  /// Each node's dependencies, as a set of bits; a source has none.
  let dependencies: [Int]

  /// Every graph of a number of nodes.
  static func all(ofSize size: Int) -> [SmallGraph] {
    (0..<size).reduce([[]]) { graphs, index in
      graphs.flatMap { graph in (0..<(1 << index)).map { graph + [$0] } }
    }.map(SmallGraph.init)
  }
}

extension SmallGraph {
  var sources: [Int] { dependencies.indices.filter { dependencies[$0] == 0 } }

  /// The values as a set of bits, computed anew from those of the sources.
  func values(_ written: Int) -> Int {
    var values = 0
    for (index, set) in dependencies.enumerated() {
      let value = set == 0 ? written & 1 << index != 0 : values & set != 0
      if value { values |= 1 << index }
    }
    return values
  }

  /// The nodes that an observer looks at, directly or through others.
  func live(_ observed: Int) -> Int {
    dependencies.indices.reversed().reduce(observed) { live, index in
      live & 1 << index == 0 ? live : live | dependencies[index]
    }
  }

  /// The nodes that are computed again when others have changed.
  func computed(after changed: Int, live: Int) -> Int {
    dependencies.indices.filter { live & 1 << $0 != 0 && dependencies[$0] & changed != 0 }.count
  }

  /// Every order in which each source is written to a new value and then back to the old one, or the
  /// first ones.
  func orders(atMost limit: Int) -> [[Int]] {
    var orders: [[Int]] = []
    func extend(_ order: [Int], _ left: [Int]) {
      if orders.count == limit { return }
      if left.allSatisfy({ $0 == 0 }) { return orders.append(order) }
      for source in sources where left[source] > 0 {
        var rest = left
        rest[source] -= 1
        extend(order + [source], rest)
      }
    }
    extend([], dependencies.map { $0 == 0 ? 2 : 0 })
    return orders
  }
}
