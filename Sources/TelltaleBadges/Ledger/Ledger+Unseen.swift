extension Ledger {
  /// Makes a place for an item that is named before it is seen.
  ///
  /// - Returns: `nil` if the item is older than the oldest of as many as are remembered.
  mutating func insertUnseen(_ order: Int) -> Int? {
    settleSeen(insertItem(order))
    return slot(of: order)
  }

  /// Counts an item among those never seen, or takes it out of them.
  ///
  /// Beyond the limit the oldest is forgotten, be it the item itself.
  mutating func settleSeen(_ slot: Int) {
    let isUnseen = !items[slot].isSeen && !items[slot].isGone
    guard isUnseen != items[slot].isUnseen else { return }
    items[slot].isUnseen = isUnseen
    guard isUnseen else {
      unseenCount -= 1
      return
    }
    unseenCount += 1
    unseen.insert(items[slot].order)
    while unseenCount > Self.unseenLimit, let order = unseen.removeLeast() {
      work += 1
      guard let oldest = self.slot(of: order), items[oldest].isUnseen else { continue }
      unlink(oldest)
      removeItem(oldest)
    }
    if unseen.count > 2 * unseenCount + 64 { compactUnseen() }
  }

  private mutating func compactUnseen() {
    var heap = OrderHeap()
    swap(&heap, &unseen)
    work += heap.count
    heap.compact { order in slot(of: order).map { items[$0].isUnseen } ?? false }
    swap(&heap, &unseen)
  }

  /// Takes back what was seen of an item, which is out of all counts, and keeps its other facts.
  mutating func unsee(_ slot: Int) {
    let left = items[slot].source
    strip(slot)
    var extra = extra(slot)
    extra.forgetPlace()
    setExtra(slot, extra)
    if items[slot].isContested { relist(slot, butNotIn: left) }
    if items[slot].source >= 0 || extra != .none {
      settleSeen(slot)
    } else {
      removeItem(slot)
    }
  }

  /// Makes an item a tombstone, which knows nothing but that it is one.
  mutating func bury(_ slot: Int) {
    absorbAside(slot)
    guard !items[slot].isDeleted else { return }
    let hasArrived = items[slot].isArrived
    withdraw(slot)
    strip(slot)
    setExtra(slot, .none)
    items[slot].isDeleted = true
    items[slot].isGone = hasArrived
    settleSeen(slot)
  }

  private mutating func strip(_ slot: Int) {
    absorbAside(slot)
    unlink(slot)
    setThread(slot, Self.mainThread)
    setAuthor(slot, -1)
    items[slot].isArrived = false
    items[slot].isListed = false
    items[slot].isListedMention = false
    items[slot].isCarried = false
    items[slot].isMoved = false
    items[slot].mention = nil
    items[slot].kind = .message
  }
}
