/// How much is unread, and how much of it mentions the reader.
struct UnreadSums: Hashable {
  var unread = 0
  var mentions = 0
  var direct = 0
}

extension UnreadSums {
  static func + (a: UnreadSums, b: UnreadSums) -> UnreadSums {
    UnreadSums(
      unread: saturated(a.unread, b.unread), mentions: saturated(a.mentions, b.mentions),
      direct: saturated(a.direct, b.direct))
  }

  /// Returns the larger of each number.
  func union(_ other: UnreadSums) -> UnreadSums {
    UnreadSums(
      unread: max(unread, other.unread), mentions: max(mentions, other.mentions),
      direct: max(direct, other.direct))
  }

  private static func saturated(_ a: Int, _ b: Int) -> Int {
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? FeedNumbers.largest : min(sum, FeedNumbers.largest)
  }
}
