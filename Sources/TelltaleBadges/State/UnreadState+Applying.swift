extension UnreadState {
  /// Applies an event and returns it with its clock, version or epoch filled in.
  ///
  /// An event for a source that is unknown or left is dropped and leaves a warning. What concerns
  /// accounts, transactions, the app's place in front or the policy belongs to ``UnreadManager``
  /// and changes nothing here. A source that is `opened` is read, and the event that is returned
  /// says so.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - ownItemReads: Whether an own message reads what came before it in its thread.
  /// - Returns: The event, ready to be sent to other devices of the account.
  /// - Complexity: O(1) amortized for events of one source; O(sources concerned) for `readAll`,
  ///   `block` and `snapshot`.
  @discardableResult
  public mutating func apply(
    _ event: BadgeEvent<Section>, ownItemReads: Bool = true
  ) -> BadgeEvent<Section> {
    var stamped = event
    if !ledger.apply(&stamped, ownItemReads: ownItemReads), case .opened(let source) = event {
      ledger.open(source, &stamped)
    }
    return stamped
  }
}
