extension Ledger {
  /// Takes in what a server stated; returns the statements with their epochs.
  ///
  /// A complete snapshot clears the sources it does not list. Where it names epochs, those are the
  /// epochs of the device it was made on, and a source without one was in epoch 0 there.
  mutating func take(
    _ statements: NameDictionary<SourceSnapshot>, through: Int, isComplete: Bool
  ) -> NameDictionary<SourceSnapshot> {
    var stamped = statements
    for name in statements.keys.inOrder {
      guard let statement = statements[name] else { continue }
      guard let id = member(name) else {
        warn(.unknownSource(name, event: FeedType.snapshot.rawValue))
        continue
      }
      stamped[name]?.epoch = state(
        id, statement.content, through: through, epoch: statement.epoch)
    }
    guard isComplete else { return stamped }
    let isStamped = statements.values.contains { $0.epoch != nil }
    for section in firstSource.indices {
      var source = firstSource[section]
      while source >= 0 {
        let id = Int(source)
        source = sources[id].next
        guard statements[sourceNames[id]] == nil else { continue }
        let epoch = state(
          id, .items([], mentions: []), through: through, epoch: isStamped ? 0 : nil)
        if epoch > 0 { stamped[sourceNames[id]] = .nothing(in: epoch) }
      }
    }
    // Where every epoch is 0, one source is named all the same, so that the snapshot counts as stamped.
    if !stamped.values.contains(where: { $0.epoch != nil }), let first = firstMemberName {
      stamped[first] = .nothing(in: 0)
    }
    return stamped
  }
}

extension SourceSnapshot {
  fileprivate static func nothing(in epoch: Int) -> SourceSnapshot {
    SourceSnapshot(unread: 0, mentions: 0, epoch: epoch)
  }
}
