extension Ledger {
  /// Takes in what a server stated; returns the statements with their epochs.
  mutating func take(
    _ statements: [String: SourceSnapshot], through: Int, isComplete: Bool
  ) -> [String: SourceSnapshot] {
    var stamped = statements
    for name in statements.keys.sorted() {
      guard let statement = statements[name] else { continue }
      guard let id = member(name) else {
        warnings.append(.unknownSource(name, event: FeedType.snapshot.rawValue))
        continue
      }
      stamped[name]?.epoch = state(
        id, statement.content, through: through, epoch: statement.epoch)
    }
    guard isComplete else { return stamped }
    for section in firstSource.indices {
      var source = firstSource[section]
      while source >= 0 {
        let id = Int(source)
        source = sources[id].next
        guard statements[sourceNames[id]] == nil else { continue }
        let epoch = state(id, .items([], mentions: []), through: through, epoch: nil)
        guard epoch > 0 else { continue }
        stamped[sourceNames[id]] = SourceSnapshot(unread: 0, mentions: 0, epoch: epoch)
      }
    }
    return stamped
  }
}
