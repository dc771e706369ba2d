/// The orders in which so many things can stand, in lexicographic order, the given one first.
package struct Orders: Sequence, IteratorProtocol {
  private var positions: [Int]
  private var isFirst = true

  package init(count: Int) {
    positions = Array(0..<count)
  }

  package mutating func next() -> [Int]? {
    if isFirst {
      isFirst = false
      return positions
    }
    guard
      let pivot = positions.indices.dropLast().last(where: { positions[$0] < positions[$0 + 1] }),
      let successor = positions.lastIndex(where: { $0 > positions[pivot] })
    else { return nil }
    positions.swapAt(pivot, successor)
    positions[(pivot + 1)...].reverse()
    return positions
  }
}
