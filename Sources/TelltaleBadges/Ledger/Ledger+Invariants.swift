extension Ledger {
  /// Recounts everything and returns what is not as the incremental counts say.
  func brokenInvariants() -> [String] {
    var broken: [String] = []
    var tallies = Array(repeating: CountTally(), count: sources.count)
    var lives = Array(repeating: LiveCounts(), count: sources.count)
    var unread = 0
    var unseen = 0
    for slot in items.indices where items[slot].order > 0 {
      let item = items[slot]
      if item.isUnseen { unseen += 1 }
      if item.isUnseen != (!item.isSeen && !item.isGone) { broken.append("seen \(item.order)") }
      guard item.isSeen else { continue }
      let residence = residence(of: slot)
      if residence != item.residence, !isDormant(slot, residence) {
        broken.append("item \(item.order) is \(item.residence) and not \(residence)")
      }
      lives[Int(item.source)].count(item)
      guard item.residence == .unread else { continue }
      unread += 1
      if item.author >= 0, authors[Int(item.author)].block.isOn { continue }
      tallies[Int(item.source)].add(item.category, 1)
    }
    if unread != unreadCount { broken.append("unread items") }
    if unseen != unseenCount { broken.append("unseen items") }
    var sums = Array(repeating: SectionTotals(), count: totals.count)
    for id in sources.indices where isMember(id) {
      let name = sourceNames[id]
      if tallies[id] != sources[id].tally { broken.append("tally of \(name)") }
      if lives[id] != LiveCounts(sources[id]) { broken.append("live items of \(name)") }
      if share(of: id) != sources[id].shown { broken.append("share of \(name)") }
      if !isComplete(id) { broken.append("places of \(name)") }
      sums[Int(sources[id].section)].replace(SourceShare(), with: sources[id].shown)
    }
    for section in sums.indices where !sums[section].equals(totals[section]) {
      broken.append("totals of section \(section)")
    }
    return broken
  }

  /// Whether an item waits in another of the places where it does not count by itself.
  private func isDormant(_ slot: Int, _ residence: ItemRecord.Residence) -> Bool {
    let places: Set<ItemRecord.Residence> = [.read, .folded]
    return places.contains(items[slot].residence) && places.contains(residence)
  }

  /// Whether each item of a source is in the place where it waits.
  private func isComplete(_ source: Int) -> Bool {
    let main = Set(queues[source].main.orders)
    let threaded = Set(queues[source].threaded.orders)
    let folded = Set(queues[source].folded.orders)
    var slot = sources[source].firstItem
    while slot >= 0 {
      let item = items[Int(slot)]
      slot = item.next
      switch item.residence {
      case .nowhere, .read:
        continue
      case .folded:
        if !folded.contains(item.order) { return false }
      case .unread where item.thread == Self.mainThread:
        if !main.contains(item.order) { return false }
      case .unread:
        guard threaded.contains(item.order), let thread = threadSlot(Int32(source), item.thread)
        else { return false }
        if !threads[thread].items.orders.contains(item.order) { return false }
      }
    }
    return true
  }
}

extension Ledger {
  /// How many items of a source wait in each place.
  private struct LiveCounts: Equatable {
    var main = 0
    var threaded = 0
    var folded = 0
    var read = 0

    init() {}

    init(_ source: SourceRecord) {
      main = Int(source.liveMain)
      threaded = Int(source.liveThreaded)
      folded = Int(source.liveFolded)
      read = Int(source.liveRead)
    }

    mutating func count(_ item: ItemRecord) {
      switch item.residence {
      case .nowhere: break
      case .unread where item.thread == Ledger.mainThread: main += 1
      case .unread: threaded += 1
      case .folded: folded += 1
      case .read: read += 1
      }
    }
  }
}

extension SectionTotals {
  /// Whether the values are the same, however the sums are kept.
  fileprivate func equals(_ other: SectionTotals) -> Bool {
    items.value == other.items.value && mentions.value == other.mentions.value
      && calls.value == other.calls.value && sources == other.sources && atLeast == other.atLeast
  }
}
