/// A sum of numbers of the feed that never overflows and saturates when it is read.
struct WideSum: Hashable {
  private var high = 0
  private var low = 0
}

extension WideSum {
  /// The sum, at most the largest number of a feed.
  var value: Int {
    let carried = high + low >> Self.bits
    guard carried <= FeedNumbers.largest >> Self.bits else { return FeedNumbers.largest }
    return min(carried << Self.bits + low & Self.mask, FeedNumbers.largest)
  }

  mutating func add(_ number: Int) {
    high += number >> Self.bits
    low += number & Self.mask
  }

  mutating func subtract(_ number: Int) {
    high -= number >> Self.bits
    low -= number & Self.mask
  }

  /// Half the bits of the largest number: both halves stay far from overflow.
  private static let bits = Int.bitWidth == 64 ? 26 : 15
  private static let mask = 1 << bits - 1
}
