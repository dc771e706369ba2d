/// The range of whole numbers a feed can carry.
package enum FeedNumbers {
  /// The largest number that every reader of JSON can hold exactly.
  package static let largest: Int = maximum

  #if _pointerBitWidth(_32)
    private static let maximum = Int.max
  #else
    private static let maximum = 9_007_199_254_740_991
  #endif
}
