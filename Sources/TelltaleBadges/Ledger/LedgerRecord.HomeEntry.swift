extension LedgerRecord {
  /// What is known of an item from a source in which it arrived, until the reader leaves that.
  struct HomeEntry: Hashable, Sendable {
    var source: String
    var thread: String?
    /// The author; absent if the item is known without this source.
    var author: String?
    var kind = ItemKind.message
    var mention: Mention?
    /// The epoch of the source in which the item was read singly; -1 if it was not.
    var readEpoch = -1
  }
}

extension LedgerRecord.HomeEntry {
  /// Returns the source as it matters for an item that moved on.
  ///
  /// - Parameter isArrived: Whether the item is known without the source.
  func left(isArrived: Bool) -> Self? {
    var result = self
    result.thread = nil
    guard isArrived else { return result }
    guard readEpoch >= 0 else { return nil }
    result.author = nil
    result.kind = .message
    result.mention = nil
    return result
  }

  func merged(_ other: Self) -> Self {
    var result = self
    if let author = other.author {
      let others = (author, other.kind.code, other.mention.code)
      if self.author.map({ others < ($0, kind.code, mention.code) }) ?? true {
        result.author = author
        result.kind = other.kind
        result.mention = other.mention
      }
    }
    if (thread ?? "").precedes(other.thread ?? "") { result.thread = other.thread }
    result.readEpoch = max(readEpoch, other.readEpoch)
    return result
  }
}
