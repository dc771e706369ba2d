/// Counts of unread items by where they are and whom they mention.
struct CountTally: Hashable {
  private var counts = SIMD16<Int32>(repeating: 0)
}

extension CountTally {
  /// The number of the counter of an item.
  ///
  /// - Parameters:
  ///   - isBelow: Whether a snapshot's number stands for the item's order.
  ///   - isThreaded: Whether the item is in a thread.
  static func category(isBelow: Bool, isThreaded: Bool, mention: Mention?) -> Int {
    (isBelow ? 6 : 0) + (isThreaded ? 3 : 0) + Int(mention.code)
  }

  var isEmpty: Bool { counts == SIMD16(repeating: 0) }

  mutating func add(_ category: Int, _ change: Int32) {
    counts[category] += change
  }

  mutating func add(_ other: CountTally) {
    counts &+= other.counts
  }

  mutating func subtract(_ other: CountTally) {
    counts &-= other.counts
  }

  /// Returns the sums of one half, above or below a snapshot's order.
  func sums(isBelow: Bool, withThreads: Bool) -> UnreadSums {
    let first = isBelow ? 6 : 0
    var sums = UnreadSums()
    for start in withThreads ? [first, first + 3] : [first] {
      let everyone = Int(counts[start + 1])
      let direct = Int(counts[start + 2])
      sums.unread += Int(counts[start]) + everyone + direct
      sums.mentions += everyone + direct
      sums.direct += direct
    }
    return sums
  }
}
