extension Ledger {
  /// Creates the ledger that a record describes; sources of other sections are left out.
  ///
  /// - Parameter sections: The names of the sections.
  init(_ record: LedgerRecord, sections: [String]) {
    self.init(record, ItemTable(record.items), sections: sections)
  }

  /// Creates the ledger that a record describes, with its items from a table.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sources and items.
  init(_ record: LedgerRecord, _ table: ItemTable, sections: [String]) {
    self.init(sectionCount: sections.count)
    clock = record.clock
    newestEpoch = record.newestEpoch
    isKnown = record.isKnown
    for author in record.authors where author.block.clock >= 0 {
      let id = Int(useAuthor(author.name))
      authors[id].block = author.block
    }
    for entry in record.sources { load(entry, sections) }
    load(table)
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

  private mutating func load(_ table: ItemTable) {
    var names = NamesOfTable(table)
    items.reserveCapacity(table.rows.count)
    for row in table.rows { load(row, table, &names) }
    for id in names.authors where id >= 0 { authorNames.drop(id) }
    for id in names.threads where id >= 0 { threadNames.drop(id) }
  }

  private mutating func load(
    _ row: ItemTable.Row, _ table: ItemTable, _ names: inout NamesOfTable
  ) {
    guard row.item > 0, slot(of: row.item) == nil else { return }
    if row.isDropped, row.isMoved, !row.isDeleted {
      return loadDropped(insertItem(row.item), table.entry(row))
    }
    var source: Int32 = -1
    if row.source >= 0 {
      source = names.sources.number(row.source) { member(table.names[$0]).map { Int32($0) } ?? -1 }
      guard source >= 0 else { return }
    }
    let slot = insertItem(row.item)
    items[slot].isDeleted = row.isDeleted
    items[slot].isGone = row.isGone
    if row.isDeleted { return }
    if row.extra >= 0 {
      var extra = table.extras[Int(row.extra)]
      if source < 0 { extra.forgetPlace() }
      setExtra(slot, extra)
    }
    guard source >= 0 else { return }
    link(slot, into: source)
    if row.thread >= 0 {
      setThread(slot, names.threads.number(row.thread) { threadNames.use(table.names[$0]) })
    }
    items[slot].isMoved = row.isMoved
    if row.author >= 0 {
      setAuthor(slot, names.authors.number(row.author) { useAuthor(table.names[$0]) })
      items[slot].isArrived = true
      items[slot].kind = row.kind
      items[slot].mention = row.mention
    } else if row.isCarried {
      items[slot].isCarried = true
      items[slot].mention = row.mention
    }
    if let homes = table.homes[row.item] { loadAside(slot, homes) }
  }

  /// Finds the items that the statement of a source lists.
  private mutating func relist(_ source: Int) {
    for listed in queues[source].listed {
      let slot = slot(of: listed.item) ?? insertItem(listed.item)
      list(slot, source, isMention: listed.isMention)
    }
  }
}

/// What the names of a table are in a ledger; -2 where that was not asked yet.
private struct NamesOfTable {
  var sources: [Int32]
  var threads: [Int32]
  var authors: [Int32]

  init(_ table: ItemTable) {
    sources = Array(repeating: -2, count: table.names.count)
    threads = sources
    authors = sources
  }
}

extension [Int32] {
  /// Returns what a name is, which is found out once.
  fileprivate mutating func number(_ name: Int32, _ find: (Int) -> Int32) -> Int32 {
    if self[Int(name)] == -2 { self[Int(name)] = find(Int(name)) }
    return self[Int(name)]
  }
}
