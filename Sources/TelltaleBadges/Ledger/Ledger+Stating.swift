extension Ledger {
  /// Replaces what a server stated about a source, unless the statement is older.
  ///
  /// - Returns: The epoch of the statement.
  mutating func state(
    _ source: Int, _ content: SourceSnapshot.Content, through: Int, epoch: Int?
  ) -> Int {
    work += 1
    let epoch = epoch ?? sources[source].epoch
    let old = sources[source].statement
    guard through >= old.through else { return epoch }
    touch(Int32(source))
    let before = queues[source].listed
    queues[source].listed.removeAll(keepingCapacity: true)
    for listed in before { unlist(listed.item, source) }
    var new = SourceStatement(form: .items, through: through, epoch: epoch)
    switch content {
    case .counts(let unread, let mentions, let isAtLeast):
      if mentions > unread {
        warn(.moreMentionsThanItems(source: sourceNames[source]))
      }
      if unread > 0 {
        new.form = .counts
        new.unread = unread
        new.mentions = min(mentions, unread)
        new.isAtLeast = isAtLeast
      }
      sources[source].statement = new
    case .items(let orders, let mentions):
      sources[source].statement = new
      list(orders, mentions, source)
    }
    for listed in before { settleUnlisted(listed.item, source) }
    for listed in queues[source].listed {
      work += 1
      guard let slot = slot(of: listed.item), items[slot].isSeen else { continue }
      refresh(slot)
    }
    take(.main, of: source, through: through)
    take(.threaded, of: source, through: through)
    let isVoid = new.form == .counts && !isStatementAlive(source)
    if isVoid || new.epoch < old.epoch { take(.folded, of: source) }
    forgetReadItems()
    return epoch
  }

  private mutating func unlist(_ order: Int, _ source: Int) {
    work += 1
    guard let slot = slot(of: order), items[slot].source == Int32(source), items[slot].isListed
    else { return }
    items[slot].isListed = false
  }

  /// Lists the unread items of a source; those known to be elsewhere stay there.
  private mutating func list(_ orders: [Int], _ mentions: [Int], _ source: Int) {
    let through = sources[source].statement.through
    var (orders, mentions) = (orders, mentions)
    orders.sortNumbers()
    mentions.sortNumbers()
    var mentioned = 0
    var last = 0
    for order in orders where order != last {
      work += 1
      last = order
      guard order <= through else {
        warn(.itemBeyondSnapshot(item: order, source: sourceNames[source]))
        continue
      }
      while mentioned < mentions.count, mentions[mentioned] < order { mentioned += 1 }
      let isMention = mentioned < mentions.count && mentions[mentioned] == order
      queues[source].listed.append(ListedItem(item: order, isMention: isMention))
      let slot = slot(of: order) ?? insertItem(order)
      list(slot, source, isMention: isMention)
      carry(slot, from: source, isMention: isMention)
      if items[slot].source >= 0 { settleGuess(slot) }
    }
    for order in mentions {
      work += 1
      if queues[source].listed.entry(of: order) == nil {
        warn(.mentionOfNothing(item: order, source: sourceNames[source]))
      }
    }
  }

  /// Lists an item in a source.
  ///
  /// Where an item moved or arrived weighs more than a list; of two lists, the first by name.
  mutating func list(_ slot: Int, _ source: Int, isMention: Bool) {
    guard !items[slot].isDeleted else { return settleSeen(slot) }
    let other = items[slot].source
    if other >= 0, other != Int32(source) {
      items[slot].isContested = true
      let isTold = items[slot].isArrived || items[slot].isMoved
      if isTold || sourceNames[Int(other)].precedes(sourceNames[source]) {
        warn(.itemElsewhere(item: items[slot].order, source: sourceNames[source]))
        return
      }
      withdraw(slot)
      unlink(slot)
    }
    if items[slot].source < 0 { link(slot, into: Int32(source)) }
    items[slot].isListed = true
    items[slot].isListedMention = isMention
    settleSeen(slot)
  }

  /// Finds out whether an item is listed in the source where it came to be.
  mutating func settleListed(_ slot: Int) {
    let entry = queues[Int(items[slot].source)].listed.entry(of: items[slot].order)
    items[slot].isListed = entry != nil
    items[slot].isListedMention = entry?.isMention ?? false
  }

  /// Counts an item that moved before it was seen, and is known from the list of the source it left.
  ///
  /// Whoever applies both the move and the list takes note of it. It does not follow from the two
  /// in a merged state: a later list, which no longer names the item, may have been merged before.
  private mutating func carry(_ slot: Int, from source: Int, isMention: Bool) {
    let item = items[slot]
    guard item.isMoved, !item.isArrived, !item.isDeleted, item.source != Int32(source) else {
      return
    }
    items[slot].isCarried = true
    if isMention { items[slot].mention = .direct }
    settleSeen(slot)
  }

  /// Lists an item that lost its place in the first other source whose statement names it.
  mutating func relist(_ slot: Int, butNotIn left: Int32) {
    items[slot].isContested = false
    var best: Int?
    for id in sources.indices where Int32(id) != left && isMember(id) {
      work += 1
      guard queues[id].listed.entry(of: items[slot].order) != nil else { continue }
      if best.map({ sourceNames[id].precedes(sourceNames[$0]) }) ?? true { best = id }
    }
    guard let best, let entry = queues[best].listed.entry(of: items[slot].order) else { return }
    list(slot, best, isMention: entry.isMention)
    settleGuess(slot)
    refresh(slot)
  }

  /// Forgets an item that only the last list told of, or decides anew about it.
  private mutating func settleUnlisted(_ order: Int, _ source: Int) {
    work += 1
    guard let slot = slot(of: order), items[slot].source == Int32(source) else { return }
    if items[slot].isSeen { return refresh(slot) }
    withdraw(slot)
    if items[slot].isMoved { settleSeen(slot) } else { unsee(slot) }
  }
}
