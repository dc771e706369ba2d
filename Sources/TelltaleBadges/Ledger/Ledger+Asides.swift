// Few items have anything aside: it takes a merge of devices of which one knows where an item
// arrived, and the other that it moved or arrived elsewhere.

extension Ledger {
  /// Takes what is known of an item for good, also what was known from sources that may be left.
  mutating func absorbAside(_ slot: Int) {
    guard !asides.isEmpty else { return }
    items[slot].isBorrowed = false
    asides[items[slot].order] = nil
  }

  /// Takes for good what is known of moved items from a source that is about to be left.
  mutating func absorbAsides(of source: Int) {
    let name = sourceNames[source]
    for order in asides.orders {
      guard var aside = asides[order] else { continue }
      work += 1
      let isHome = aside.homes.contains { $0.source.isSame(as: name) }
      aside.homes.removeAll { $0.source.isSame(as: name) }
      aside.dropped?.homes.removeAll { $0.source.isSame(as: name) }
      asides[order] = aside
      guard isHome, let slot = slot(of: order) else { continue }
      if items[slot].isMoved || aside.homes.isEmpty { absorbAside(slot) }
    }
  }

  /// Adds what is kept aside of an item to what is saved of it.
  func addAside(to entry: inout LedgerRecord.ItemEntry, _ slot: Int) {
    guard !asides.isEmpty, let aside = asides[entry.item] else { return }
    if let dropped = aside.dropped {
      entry = dropped
      return
    }
    entry.homes = aside.homes
    entry.extra.earlierRead = aside.earlierRead
    guard items[slot].isBorrowed else { return }
    entry.author = nil
    entry.kind = .message
    entry.isCarried = items[slot].isCarried
    entry.mention = aside.mention
  }
}

extension Ledger {
  /// Keeps aside what a record tells of an item, as far as it means anything.
  mutating func loadAside(_ slot: Int, _ saved: [LedgerRecord.HomeEntry]) {
    let item = items[slot]
    let homes = known(saved).compactMap { home in
      guard item.isMoved else {
        let isOther = home.author != nil && !home.source.isSame(as: sourceNames[Int(item.source)])
        return isOther ? home : nil
      }
      return item.isArrived || home.author != nil ? home.left(isArrived: item.isArrived) : nil
    }
    guard !homes.isEmpty else { return }
    var extra = extra(slot)
    asides[item.order] = ItemAside(
      homes: homes, mention: item.mention, earlierRead: extra.earlierRead)
    guard item.isMoved else { return }
    extra.earlierRead = homes.reduce(extra.earlierRead) { max($0, $1.readEpoch) }
    setExtra(slot, extra)
    guard !item.isArrived, let home = homes.last, let author = home.author else { return }
    setAuthor(slot, named: author)
    items[slot].kind = home.kind
    items[slot].mention = home.mention
    items[slot].isArrived = true
    items[slot].isBorrowed = true
  }

  /// Loads an item that moved to where the reader left since; it stays dropped.
  mutating func loadDropped(_ slot: Int, _ entry: LedgerRecord.ItemEntry) {
    var dropped = entry
    dropped.homes = known(entry.homes).compactMap { home in
      let isArrived = entry.author != nil
      return isArrived || home.author != nil ? home.left(isArrived: isArrived) : nil
    }
    dropped.thread = nil
    dropped.extra.keptAt = nil
    dropped.extra.keptThrough = -1
    items[slot].isDeleted = true
    items[slot].isGone = entry.author != nil || !dropped.homes.isEmpty
    asides[entry.item] = ItemAside(dropped: dropped)
  }

  /// Returns the homes of sources the reader belongs to, each once and by name.
  private func known(_ homes: [LedgerRecord.HomeEntry]) -> [LedgerRecord.HomeEntry] {
    var names: NameDictionary<Bool> = [:]
    return homes.filter { home in
      guard member(home.source) != nil, names[home.source] == nil else { return false }
      names[home.source] = true
      return true
    }
    .sorted { $0.source.precedes($1.source) }
  }
}
