extension Ledger {
  /// Returns what is saved.
  ///
  /// - Parameter sections: The names of the sections.
  func record(sections: [String]) -> LedgerRecord {
    var record = LedgerRecord(clock: clock, newestEpoch: newestEpoch, isKnown: isKnown)
    record.sources = sourceIDs.values.map { entry(ofSource: Int($0), sections) }
    record.sources.sort { $0.name.precedes($1.name) }
    for id in authors.indices where authors[id].block.clock >= 0 {
      record.authors.append(
        LedgerRecord.AuthorEntry(name: authorNames[Int32(id)], block: authors[id].block))
    }
    record.authors.sort { $0.name.precedes($1.name) }
    record.items = items.indices.compactMap { entry(ofItem: $0) }
    record.items.sort { $0.item < $1.item }
    return record
  }

  private func entry(ofSource id: Int, _ sections: [String]) -> LedgerRecord.SourceEntry {
    let source = sources[id]
    var entry = LedgerRecord.SourceEntry(name: sourceNames[id], membership: source.membership)
    guard isMember(id) else { return entry }
    entry.section = sections[Int(source.section)]
    entry.sectionVersion = source.sectionVersion
    entry.position = source.position
    if source.mainPosition > source.position { entry.mainPosition = source.mainPosition }
    var thread = source.firstThread
    while thread >= 0 {
      let record = threads[Int(thread)]
      if record.position > source.position {
        entry.threads.append(
          LedgerRecord.ThreadEntry(name: threadNames[record.thread], position: record.position))
      }
      thread = record.next
    }
    entry.threads.sort { $0.name.precedes($1.name) }
    entry.flag = source.flag
    entry.mute = source.mute
    entry.archive = source.archive
    entry.statement = source.statement
    entry.listed = queues[id].listed
    entry.newestMain = source.newestMain
    entry.forgottenThrough = source.forgottenThrough
    return entry
  }

  private func entry(ofItem slot: Int) -> LedgerRecord.ItemEntry? {
    let item = items[slot]
    guard item.order > 0 else { return nil }
    var entry = LedgerRecord.ItemEntry(item: item.order)
    entry.isDeleted = item.isDeleted
    entry.isGone = item.isGone
    if item.isDeleted {
      addAside(to: &entry, slot)
      return entry
    }
    entry.extra = extra(slot)
    let isOnlyListed = item.isListed && !item.isArrived && !item.isMoved && !item.isCarried
    if isOnlyListed { return entry.extra != .none ? entry : nil }
    guard item.source >= 0 else { return entry }
    entry.source = sourceNames[Int(item.source)]
    if item.thread != Self.mainThread { entry.thread = threadNames[item.thread] }
    entry.isMoved = item.isMoved
    if item.isArrived {
      entry.author = authorNames[item.author]
      entry.kind = item.kind
      entry.mention = item.mention
    } else if item.isCarried {
      entry.isCarried = true
      entry.mention = item.mention
    }
    addAside(to: &entry, slot)
    return entry
  }
}
