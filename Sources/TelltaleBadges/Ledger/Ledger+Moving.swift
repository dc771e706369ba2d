extension Ledger {
  /// Moves an item to a source and thread, or drops it where there is no source.
  ///
  /// - Returns: The version of the move.
  mutating func moveItem(_ order: Int, to target: Int?, thread: String?, version: Int?) -> Int {
    guard let slot = slot(of: order) ?? insertUnseen(order) else { return version ?? 1 }
    guard let target else {
      bury(slot)
      forgetReadItems()
      return version ?? 1
    }
    // An item that moves on, or moved on before, was the newest here as well.
    if thread == nil || thread.isSame(as: "main") { noteNewest(order, target) }
    guard !items[slot].isDeleted else { return version ?? 1 }
    var extra = extra(slot)
    let isThere =
      items[slot].source == Int32(target)
      && threadNames[items[slot].thread].isSame(as: thread ?? "main")
    if let version {
      guard version > extra.moveVersion else { return version }
    } else if isThere, items[slot].isMoved {
      return extra.moveVersion
    }
    let stamp = version ?? max(extra.moveVersion, 0) + 1
    let wasRead = isRead(slot)
    if isThere {
      stay(slot, &extra, wasRead)
    } else {
      place(slot, in: target, thread: thread, &extra, wasRead)
    }
    extra.moveVersion = stamp
    setExtra(slot, extra)
    absorbAside(slot)
    settleSeen(slot)
    refresh(slot)
    return stamp
  }

  /// Notes a move of an item to where it is.
  private mutating func stay(_ slot: Int, _ extra: inout ItemExtra, _ wasRead: Bool) {
    items[slot].isMoved = true
    // A read that belonged to no source is one of this source now.
    if extra.moveVersion < 0 { extra.readEpoch = max(extra.readEpoch, extra.earlierRead) }
    guard items[slot].isSeen, !wasRead else { return }
    let reach = reach(of: items[slot])
    extra.leave(reach, isRead: false)
    // It is kept from nothing: whatever position reaches the item reads it.
    if extra.keptAt == nil { extra.keptAt = ReadPosition(epoch: reach.epoch, order: 0) }
  }

  private mutating func place(
    _ slot: Int, in target: Int, thread: String?, _ extra: inout ItemExtra, _ wasRead: Bool
  ) {
    let item = items[slot]
    let source = item.source
    if item.isSeen { extra.leave(reach(of: item), isRead: wasRead) }
    withdraw(slot)
    if source >= 0 { touch(source) }
    if source != Int32(target) {
      unlink(slot)
      if item.isListed, !item.isArrived {
        items[slot].isCarried = true
        items[slot].mention = item.isListedMention ? .direct : nil
      }
      link(slot, into: Int32(target))
      settleListed(slot)
      extra.keptThrough = wasRead ? -1 : sources[target].statement.through
    }
    items[slot].isMoved = true
    setThread(slot, named: thread)
    if wasRead {
      extra.readEpoch = sources[target].epoch
      extra.keptAt = nil
    } else {
      if item.isSeen { extra.readEpoch = -1 }
      extra.keptAt = reach(of: items[slot])
    }
    touch(Int32(target))
  }

  /// Returns whether a seen item counts as read where it is.
  @inline(__always)
  private func isRead(_ slot: Int) -> Bool {
    guard items[slot].isSeen else { return false }
    let residence = residence(of: slot)
    if residence == .read { return true }
    let form = sources[Int(items[slot].source)].statement.form
    return residence == .folded && form == .items
  }
}
