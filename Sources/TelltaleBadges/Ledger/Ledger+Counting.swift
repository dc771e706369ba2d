extension Ledger {
  /// Decides anew whether an item counts and where it waits, and books the difference.
  mutating func refresh(_ slot: Int) {
    work += 1
    let residence = residence(of: slot)
    let old = items[slot].residence
    if old == .unread {
      let category = category(of: slot)
      if residence == .unread, category == items[slot].category { return }
      book(slot, -1)
    }
    if residence == .unread {
      items[slot].category = category(of: slot)
      book(slot, 1)
    }
    if residence != old { move(slot, from: old, to: residence) }
  }

  /// Takes an item out of all counts, before it changes its place.
  mutating func withdraw(_ slot: Int) {
    work += 1
    let old = items[slot].residence
    if old == .unread { book(slot, -1) }
    if old != .nowhere { move(slot, from: old, to: .nowhere) }
  }

  /// Returns whether an item counts individually.
  @inline(__always)
  func residence(of slot: Int) -> ItemRecord.Residence {
    let item = items[slot]
    guard item.isSeen, item.kind == .message, item.author != Self.me else {
      return .nowhere
    }
    let reach = reach(of: item)
    if reach.order >= item.order, keptAt(item).map({ reach > $0 }) ?? true { return .read }
    if item.extra >= 0, extras[Int(item.extra)].isRead(under: reach) { return .read }
    let source = Int(item.source)
    guard isStated(item), sources[source].statement.epoch >= reach.epoch else { return .unread }
    switch sources[source].statement.form {
    case .none: return .unread
    case .items: return item.isListed ? .unread : .folded
    case .counts: return isStatementAlive(source) ? .folded : .unread
    }
  }

  /// Returns where an item's thread is read to.
  @inline(__always)
  func reach(of item: ItemRecord) -> ReadPosition {
    let source = Int(item.source)
    guard item.thread != Self.mainThread else { return mainReach(source) }
    let position = sources[source].position
    guard sources[source].threadCount > 0,
      let thread = threadSlot(item.source, item.thread)
    else { return position }
    return max(position, threads[thread].position)
  }

  /// Returns the mention of an item as it is now.
  func mention(of slot: Int) -> Mention? { mention(of: items[slot]) }

  @inline(__always)
  private func mention(of item: ItemRecord) -> Mention? {
    if item.extra >= 0, extras[Int(item.extra)].editVersion >= 0 {
      return extras[Int(item.extra)].editMention
    }
    guard item.isListed, !item.isArrived || isStated(item) else { return item.mention }
    return item.isListedMention ? .direct : nil
  }

  /// Returns whether the snapshot of the source speaks of an item.
  @inline(__always)
  private func isStated(_ item: ItemRecord) -> Bool {
    let through = sources[Int(item.source)].statement.through
    return item.order <= through && keptThrough(item) < through
  }

  @inline(__always)
  private func category(of slot: Int) -> Int {
    let item = items[slot]
    let isBelow = sources[Int(item.source)].statement.form == .counts && isStated(item)
    return CountTally.category(
      isBelow: isBelow, isThreaded: item.thread != Self.mainThread, mention: mention(of: item))
  }
}

// Most items have no rarer facts, and of those that do one fact is asked for at a time.
extension Ledger {
  @inline(__always)
  private func keptAt(_ item: ItemRecord) -> ReadPosition? {
    item.extra < 0 ? nil : extras[Int(item.extra)].keptAt
  }

  @inline(__always)
  private func keptThrough(_ item: ItemRecord) -> Int {
    item.extra < 0 ? -1 : extras[Int(item.extra)].keptThrough
  }
}

extension Ledger {
  /// Books an item in the counts of its source and of its author there.
  private mutating func book(_ slot: Int, _ change: Int32) {
    let item = items[slot]
    let source = Int(item.source)
    touch(item.source)
    if item.author >= 0 {
      let pair = change > 0 ? openPair(item.source, item.author) : Int(item.pair)
      items[slot].pair = change > 0 ? Int32(pair) : -1
      pairs[pair].tally.add(item.category, change)
      if change < 0, pairs[pair].tally.isEmpty { closePair(pair) }
      if authors[Int(item.author)].block.isOn { return }
    }
    sources[source].tally.add(item.category, change)
  }

  private mutating func openPair(_ source: Int32, _ author: Int32) -> Int {
    let key = Self.key(source, author)
    if let pair = pairIndex[key] { return Int(pair) }
    let record = PairRecord(source: source, author: author)
    let pair: Int
    if let free = freePairs.popLast() {
      pair = Int(free)
      pairs[pair] = record
    } else {
      pair = pairs.count
      pairs.append(record)
    }
    pairIndex.insert(key, Int32(pair))
    let first = authors[Int(author)].firstPair
    pairs[pair].next = first
    if first >= 0 { pairs[Int(first)].previous = Int32(pair) }
    authors[Int(author)].firstPair = Int32(pair)
    return pair
  }

  private mutating func closePair(_ pair: Int) {
    let record = pairs[pair]
    if record.previous >= 0 {
      pairs[Int(record.previous)].next = record.next
    } else {
      authors[Int(record.author)].firstPair = record.next
    }
    if record.next >= 0 { pairs[Int(record.next)].previous = record.previous }
    pairIndex.remove(Self.key(record.source, record.author))
    freePairs.append(Int32(pair))
  }

  static func key(_ source: Int32, _ other: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: source)) << 32 | UInt64(UInt32(bitPattern: other))
  }
}
