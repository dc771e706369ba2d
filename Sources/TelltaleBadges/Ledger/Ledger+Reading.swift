extension Ledger {
  /// Moves the position of a source, of all threads or of one, if it is the larger.
  mutating func read(_ source: Int, thread: Int32?, to position: ReadPosition) {
    sources[source].epoch = max(sources[source].epoch, position.epoch)
    newestEpoch = max(newestEpoch, position.epoch)
    let wasAlive = isStatementAlive(source)
    let old: ReadPosition
    switch thread {
    case nil:
      old = sources[source].position
      guard position > old else { return }
      sources[source].position = position
      take(.main, of: source, through: position.order)
      take(.threaded, of: source, through: position.order)
      take(.folded, of: source, through: position.order)
    case Self.mainThread?:
      old = mainReach(source)
      guard position > old else { return }
      sources[source].mainPosition = position
      take(.main, of: source, through: position.order)
    case let thread?:
      let record = openThread(source, thread)
      old = max(threads[record].position, sources[source].position)
      guard position > old else { return closeThreadIfIdle(record) }
      threads[record].position = position
      take(.thread(thread), of: source, through: position.order)
      closeIdleThreads(source)
    }
    touch(Int32(source))
    let isAlive = isStatementAlive(source)
    if position.epoch > old.epoch {
      take(.folded, of: source)
      takeRead(source, beyond: position.order)
    } else if wasAlive, !isAlive {
      take(.folded, of: source)
    }
    if isAlive, !wasAlive {
      take(.main, of: source, through: sources[source].statement.through)
      take(.threaded, of: source, through: sources[source].statement.through)
    }
  }

  /// Reads one item in an epoch of its source.
  mutating func readItem(_ order: Int, epoch: Int?) -> Int {
    guard let slot = slot(of: order) ?? insertUnseen(order) else { return epoch ?? newestEpoch }
    guard !items[slot].isDeleted else { return epoch ?? newestEpoch }
    let source = items[slot].source
    let isPlaced = items[slot].isSeen
    let now = epoch ?? (isPlaced ? sources[Int(source)].epoch : newestEpoch)
    var extra = extra(slot)
    if now > extra.readEpoch {
      extra.readEpoch = now
      extra.isReadEpochGuessed = epoch == nil && !isPlaced
    } else if now == extra.readEpoch, epoch != nil {
      extra.isReadEpochGuessed = false
    }
    setExtra(slot, extra)
    if isPlaced { refresh(slot) }
    return now
  }

  /// Reads what is outside threads of a source on screen; returns the order it is read through.
  mutating func view(_ source: Int) -> Int {
    let through = max(sources[source].newestMain, sources[source].statement.through)
    let position = ReadPosition(epoch: sources[source].epoch, order: through)
    read(source, thread: Self.mainThread, to: position)
    readKept(source, through: .max, inThreads: false)
    return through
  }

  /// Reads the items up to an order that a move kept unread.
  mutating func readKept(_ source: Int, through limit: Int, inThreads: Bool) {
    while let order = queues[source].main.least, order <= limit {
      readKeptItem(order, source, inThreads: false)
      take(.main, of: source, through: order)
    }
    while inThreads, let order = queues[source].threaded.least, order <= limit {
      readKeptItem(order, source, inThreads: true)
      take(.threaded, of: source, through: order)
    }
  }

  /// Reads an item for which an order in a queue stands, unless it has gone elsewhere since.
  private mutating func readKeptItem(_ order: Int, _ source: Int, inThreads: Bool) {
    guard let slot = slot(of: order), items[slot].source == Int32(source),
      items[slot].residence == .unread, (items[slot].thread != Self.mainThread) == inThreads
    else { return }
    var extra = extra(slot)
    extra.readEpoch = max(extra.readEpoch, sources[source].epoch)
    extra.isReadEpochGuessed = false
    setExtra(slot, extra)
  }
}

extension Ledger {
  /// Reads an item that arrived outside threads of the source on screen, and what came before.
  mutating func viewArrival(_ slot: Int, _ viewed: Int) {
    let item = items[slot]
    guard item.source == Int32(viewed), item.thread == Self.mainThread, !item.isDeleted else {
      return
    }
    let position = ReadPosition(epoch: sources[viewed].epoch, order: item.order)
    read(viewed, thread: Self.mainThread, to: position)
    if items[slot].residence == .unread { _ = readItem(item.order, epoch: nil) }
  }

  /// Reads an item that moved to the source on screen, outside threads.
  mutating func viewMove(_ order: Int, _ viewed: Int) {
    guard isOutsideThreads(order, of: viewed), let slot = slot(of: order),
      items[slot].residence == .unread
    else { return }
    _ = readItem(order, epoch: nil)
  }

  /// Returns whether an item is known in a source, outside threads.
  func isOutsideThreads(_ order: Int, of source: Int) -> Bool {
    guard let slot = slot(of: order), items[slot].isSeen else { return false }
    return items[slot].source == Int32(source) && items[slot].thread == Self.mainThread
  }

  /// Reads what a snapshot stated of the source on screen, if that is its newest.
  mutating func viewStatement(_ viewed: Int, _ through: Int) {
    guard sources[viewed].statement.through == through else { return }
    let position = ReadPosition(epoch: sources[viewed].epoch, order: through)
    read(viewed, thread: Self.mainThread, to: position)
  }
}
