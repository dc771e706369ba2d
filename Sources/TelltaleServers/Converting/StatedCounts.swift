import TelltaleBadges

/// What a server counts in one conversation, checked against itself.
struct StatedCounts {
  var unread = 0
  var mentions = 0
  var isAtLeast = false

  /// Whether anything was stated at all.
  var isStated = false
}

extension StatedCounts {
  /// Takes in counts, and makes sure that no more is mentioned than is unread.
  mutating func add(
    unread: Int, mentions: Int, _ reader: AnswerReader, at place: @autoclosure () -> ImportPlace
  ) {
    if mentions > unread {
      reader.warn(.moreMentionsThanUnread(mentions: mentions, unread: unread), at: place())
    }
    add(unread: unread, mentions: min(mentions, unread))
  }

  /// Takes in counts of which no more is mentioned than is unread.
  mutating func add(unread: Int, mentions: Int) {
    isStated = true
    self.unread = Self.sum(self.unread, unread)
    self.mentions = Self.sum(self.mentions, mentions)
  }

  var snapshot: SourceSnapshot {
    SourceSnapshot(unread: unread, mentions: mentions, atLeast: isAtLeast)
  }

  /// Both are at most the largest number, so the sum fits; it stays at the largest.
  private static func sum(_ left: Int, _ right: Int) -> Int {
    min(left + right, AnswerReader.largestNumber)
  }
}
