extension Ledger {
  /// Notes that an item arrived.
  ///
  /// - Returns: The place of the item if it is the first arrival, else `nil`.
  mutating func arrive(
    _ order: Int, in source: Int, author: String, mention: Mention?, thread: String?,
    kind: ItemKind
  ) -> Int? {
    work += 1
    let slot: Int
    if let known = self.slot(of: order) {
      if items[known].isArrived || items[known].isGone { return nil }
      slot = known
    } else {
      if order <= sources[source].forgottenThrough { return nil }
      slot = insertItem(order)
    }
    if thread == nil || thread.isSame(as: "main") { noteNewest(order, source) }
    guard !items[slot].isDeleted else {
      items[slot].isGone = true
      settleSeen(slot)
      return slot
    }
    withdraw(slot)
    setAuthor(slot, named: author)
    items[slot].mention = mention
    items[slot].kind = kind
    if items[slot].isMoved {
      arriveElsewhere(slot, from: source, thread: thread)
    } else {
      if items[slot].source != Int32(source) {
        let wasListed = items[slot].isListed
        unlink(slot)
        link(slot, into: Int32(source))
        if wasListed {
          items[slot].isContested = true
          settleListed(slot)
        }
      }
      setThread(slot, named: thread)
      settleGuess(slot)
    }
    items[slot].isArrived = true
    settleSeen(slot)
    refresh(slot)
    forgetReadItems()
    return slot
  }

  /// Notes the arrival of an item that has moved on before.
  private mutating func arriveElsewhere(_ slot: Int, from source: Int, thread: String?) {
    guard !items[slot].isSeen else { return }
    let target = Int(items[slot].source)
    var extra = extra(slot)
    if extra.isReadEpochGuessed { extra.readEpoch = min(extra.readEpoch, sources[source].epoch) }
    let reach = reach(of: items[slot].order, in: source, thread: thread ?? "main")
    let wasRead =
      reach.order >= items[slot].order || max(extra.readEpoch, extra.earlierRead) >= reach.epoch
      || isUnlisted(items[slot].order, in: source, reach)
    let kept = extra.keptAt
    extra.keptAt = nil
    extra.leave(reach, isRead: wasRead)
    if !wasRead { extra.keptAt = kept }
    extra.isReadEpochGuessed = false
    extra.readEpoch = wasRead ? sources[target].epoch : -1
    if wasRead || target == source { extra.keptThrough = -1 }
    setExtra(slot, extra)
  }

  /// Returns where an item would be read to in a source.
  private func reach(of order: Int, in source: Int, thread: String) -> ReadPosition {
    guard let id = threadNames.id(of: thread) else { return sources[source].position }
    var probe = ItemRecord(order: order)
    probe.source = Int32(source)
    probe.thread = id
    return reach(of: probe)
  }

  /// Returns whether an unlisted item would count as read by the list of a source.
  private func isUnlisted(_ order: Int, in source: Int, _ reach: ReadPosition) -> Bool {
    let statement = sources[source].statement
    return statement.form == .items && order <= statement.through
      && statement.epoch >= reach.epoch
  }

  /// Bounds a guessed epoch by that of the source the item turned out to be in.
  mutating func settleGuess(_ slot: Int) {
    guard items[slot].extra >= 0 else { return }
    var extra = extra(slot)
    guard extra.isReadEpochGuessed else { return }
    extra.isReadEpochGuessed = false
    extra.readEpoch = min(extra.readEpoch, sources[Int(items[slot].source)].epoch)
    setExtra(slot, extra)
  }

  mutating func noteNewest(_ order: Int, _ source: Int) {
    sources[source].newestMain = max(sources[source].newestMain, order)
  }
}

extension Ledger {
  /// Notes that an item is gone.
  mutating func delete(_ order: Int) {
    guard let slot = slot(of: order) ?? insertUnseen(order) else { return }
    bury(slot)
    forgetReadItems()
  }

  /// Notes a new mention of an item; the first of equal versions stays.
  mutating func edit(_ order: Int, mention: Mention?, version: Int) {
    guard let slot = slot(of: order) ?? insertUnseen(order) else { return }
    var extra = extra(slot)
    guard !items[slot].isDeleted, version > extra.editVersion else { return }
    extra.editVersion = version
    extra.editMention = mention
    setExtra(slot, extra)
    if items[slot].isSeen { refresh(slot) }
  }
}
