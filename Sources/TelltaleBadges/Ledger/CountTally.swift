/// Counts of unread items by where they are and whom they mention, in 48 bytes.
struct CountTally: Hashable {
  /// For each kind of mention a count for each place: above or below a snapshot's order, outside
  /// threads or in one.
  private var nobody = SIMD4<Int32>(repeating: 0)
  private var everyone = SIMD4<Int32>(repeating: 0)
  private var direct = SIMD4<Int32>(repeating: 0)
}

extension CountTally {
  /// The number of the counter of an item.
  ///
  /// - Parameters:
  ///   - isBelow: Whether a snapshot's number stands for the item's order.
  ///   - isThreaded: Whether the item is in a thread.
  static func category(isBelow: Bool, isThreaded: Bool, mention: Mention?) -> Int {
    Int(mention.code) << 2 + (isBelow ? 2 : 0) + (isThreaded ? 1 : 0)
  }

  var isEmpty: Bool { nobody | everyone | direct == SIMD4(repeating: 0) }

  mutating func add(_ category: Int, _ change: Int32) {
    let isThere = SIMD4<Int32>(0, 1, 2, 3) .== Int32(truncatingIfNeeded: category & 3)
    let changes = SIMD4<Int32>(repeating: 0).replacing(with: change, where: isThere)
    switch category >> 2 {
    case 0: nobody &+= changes
    case 1: everyone &+= changes
    default: direct &+= changes
    }
  }

  mutating func add(_ other: CountTally) {
    nobody &+= other.nobody
    everyone &+= other.everyone
    direct &+= other.direct
  }

  mutating func subtract(_ other: CountTally) {
    nobody &-= other.nobody
    everyone &-= other.everyone
    direct &-= other.direct
  }

  /// Returns the sums of one half, above or below a snapshot's order.
  func sums(isBelow: Bool, withThreads: Bool) -> UnreadSums {
    func count(_ counts: SIMD4<Int32>) -> Int {
      let half = isBelow ? counts.highHalf : counts.lowHalf
      return Int(half.x) + (withThreads ? Int(half.y) : 0)
    }
    let direct = count(direct)
    let mentions = count(everyone) + direct
    return UnreadSums(unread: count(nobody) + mentions, mentions: mentions, direct: direct)
  }
}
