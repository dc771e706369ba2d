extension Ledger {
  /// Creates the ledger that a record describes; sources of other sections are left out.
  ///
  /// - Parameter sections: The names of the sections.
  init(_ record: LedgerRecord, sections: [String]) {
    self.init(sectionCount: sections.count)
    clock = record.clock
    newestEpoch = record.newestEpoch
    isKnown = record.isKnown
    for author in record.authors where author.block.clock >= 0 {
      let id = Int(useAuthor(author.name))
      authors[id].block = author.block
    }
    for entry in record.sources { load(entry, sections) }
    for entry in record.items { load(entry) }
    for entry in record.sources {
      if let source = member(entry.name) { relist(source) }
    }
    for slot in items.indices where items[slot].order > 0 { settleSeen(slot) }
    for slot in items.indices where items[slot].isSeen { refresh(slot) }
    settle()
    forgetReadItems()
    beginEvent()
    work = 0
  }

  private mutating func load(_ entry: LedgerRecord.SourceEntry, _ sections: [String]) {
    guard sourceIDs[entry.name] == nil else { return }
    guard let name = entry.section else {
      let source = insertSource(entry.name)
      sources[source].membership = entry.membership
      return rememberLeft(source)
    }
    guard let section = sections.firstIndex(of: name) else { return }
    let source = insertSource(entry.name)
    sources[source].membership = entry.membership
    sources[source].sectionVersion = entry.sectionVersion
    sources[source].position = entry.position
    sources[source].mainPosition = entry.mainPosition ?? .start
    sources[source].epoch = max(entry.position.epoch, entry.mainPosition?.epoch ?? 0)
    for thread in entry.threads {
      let id = threadNames.use(thread.name)
      let record = openThread(source, id)
      threads[record].position = thread.position
      threadNames.drop(id)
      sources[source].epoch = max(sources[source].epoch, thread.position.epoch)
    }
    sources[source].flag = entry.flag
    sources[source].mute = entry.mute
    sources[source].archive = entry.archive
    sources[source].statement = entry.statement
    queues[source].listed = entry.listed
    sources[source].newestMain = entry.newestMain
    sources[source].forgottenThrough = entry.forgottenThrough
    enterSection(source, section)
    touch(Int32(source))
  }

  private mutating func load(_ entry: LedgerRecord.ItemEntry) {
    guard entry.item > 0, slot(of: entry.item) == nil else { return }
    let source = entry.source.map { member($0) }
    if case .some(nil) = source { return }
    let slot = insertItem(entry.item)
    items[slot].isDeleted = entry.isDeleted
    items[slot].isGone = entry.isGone
    if entry.isDeleted { return }
    setExtra(slot, entry.extra)
    guard let source = source.flatMap({ $0 }) else { return }
    link(slot, into: Int32(source))
    setThread(slot, named: entry.thread)
    items[slot].isMoved = entry.isMoved
    if let author = entry.author {
      setAuthor(slot, named: author)
      items[slot].isArrived = true
      items[slot].kind = entry.kind
      items[slot].mention = entry.mention
    } else if entry.isCarried {
      items[slot].isCarried = true
      items[slot].isListedMention = entry.mention == .direct
    }
  }

  /// Finds the items that the statement of a source lists.
  private mutating func relist(_ source: Int) {
    for listed in queues[source].listed {
      let slot = slot(of: listed.item) ?? insertItem(listed.item)
      list(slot, source, isMention: listed.isMention)
    }
  }
}
