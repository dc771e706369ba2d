/// What merges told of an item beside what decides about it here, kept for merges to come.
struct ItemAside: Equatable {
  /// The sources in which the item arrived, beside the one it is in.
  var homes: [LedgerRecord.HomeEntry] = []
  /// The mention with which a list told of the item, where its home tells another.
  var mention: Mention?
  /// The newest single read of before the last move that is known without the homes.
  var earlierRead = -1
  /// The item as it was dropped: a merge told that the reader left where it had moved to.
  var dropped: LedgerRecord.ItemEntry?
}
