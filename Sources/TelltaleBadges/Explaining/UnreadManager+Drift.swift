extension UnreadManager {
  /// Compares the active account with a server's snapshot without applying it.
  ///
  /// What lies beyond the snapshot's order is left out of the comparison. Each difference names
  /// the rules of the source and, where the snapshot lists items, why each item that only one side
  /// counts does or does not count here.
  ///
  /// - Parameters:
  ///   - snapshot: What the server states, source by source.
  ///   - through: The order through which the snapshot is valid; `nil` for all orders.
  ///   - complete: Whether a source that is not listed has nothing unread.
  /// - Returns: The differences; a source the reader does not belong to differs if it is listed.
  public func drift(
    from snapshot: NameDictionary<SourceSnapshot>, through: Int? = nil,
    complete: Bool = false
  ) -> DriftReport {
    board.drift(
      from: snapshot, through: through ?? FeedNumbers.largest, isComplete: complete)
  }

  /// Compares one source of the active account with what a server states of it.
  ///
  /// - Parameters:
  ///   - snapshot: What the server states.
  ///   - source: The name of the source.
  ///   - through: The order through which the statement is valid; `nil` for all orders.
  /// - Returns: The difference, if there is one.
  public func drift(
    from snapshot: SourceSnapshot, of source: String, through: Int? = nil
  ) -> DriftReport {
    drift(from: [source: snapshot], through: through)
  }
}
