extension Ledger {
  /// Compares a source with what a server states of it through an order; changes nothing.
  func difference(
    _ source: Int, from content: SourceSnapshot.Content, through: Int
  ) -> DriftReport.Difference? {
    let (counted, mentioned, later) = counted(source, through: through)
    let sums = sums(of: source)
    var difference = DriftReport.Difference(
      source: sourceNames[source], unread: max(0, sums.unread - later.unread), statedUnread: 0,
      mentions: max(0, sums.mentions - later.mentions), statedMentions: 0)
    var reasons: [Explanation] = []
    var isEqual = true
    switch content {
    case .counts(let unread, let mentions, _):
      difference.statedUnread = unread
      difference.statedMentions = min(mentions, unread)
      isEqual =
        difference.unread == unread && difference.mentions == difference.statedMentions
    case .items(let orders, let mentions):
      let stated = Set(orders.filter { $0 <= through })
      difference.statedUnread = stated.count
      let statedMentions = stated.intersection(mentions)
      difference.statedMentions = statedMentions.count
      let unlike = stated.symmetricDifference(counted)
        .union(statedMentions.symmetricDifference(mentioned))
      isEqual = unlike.isEmpty && difference.unread == stated.count
      reasons = unlike.sorted().prefix(50).map { explain(item: $0) }
    }
    guard !isEqual else { return nil }
    difference.reasons = [explain(source: source, items: 0)] + reasons
    return difference
  }

  /// Returns the items of a source that count and mention through an order, and the sums beyond.
  private func counted(
    _ source: Int, through: Int
  ) -> (items: Set<Int>, mentions: Set<Int>, later: UnreadSums) {
    var counted: Set<Int> = []
    var mentioned: Set<Int> = []
    var later = UnreadSums()
    var slot = sources[source].firstItem
    while slot >= 0 {
      let index = Int(slot)
      let item = items[index]
      slot = item.next
      let isBlocked = item.author >= 0 && authors[Int(item.author)].block.isOn
      let isOut = item.thread != Self.mainThread && rules.threads == .excluded
      guard item.residence == .unread, !isBlocked, !isOut else { continue }
      let mention = mention(of: index)
      if item.order <= through {
        counted.insert(item.order)
        if mention != nil { mentioned.insert(item.order) }
      } else {
        later.unread += 1
        if mention != nil { later.mentions += 1 }
      }
    }
    return (counted, mentioned, later)
  }
}
