extension Ledger {
  /// Reads a source up to an order, as an event says.
  ///
  /// - Returns: The epoch and the clock of the event.
  mutating func read(
    _ id: Int, _ through: Int, _ thread: String?, _ epoch: Int?, _ clock: Int?
  ) -> (epoch: Int, clock: Int) {
    let current = sources[id].epoch
    let position = ReadPosition(epoch: epoch ?? current, order: through)
    // A late echo of an older epoch is void; without a clock of its own it has no "now" either.
    let isVoid = position.epoch < current
    let now = isVoid && clock == nil ? 0 : tick(clock)
    if let thread {
      let number = threadNames.use(thread)
      read(id, thread: number, to: position)
      threadNames.drop(number)
    } else {
      read(id, thread: nil, to: position)
    }
    if thread == nil || thread.isSame(as: "main") { flag(id, false, clock: now) }
    return (position.epoch, now)
  }

  /// Reads all sources of a section, or of all, up to an order.
  ///
  /// - Returns: The clock of the event and the epochs of the sources that left epoch 0.
  mutating func readAll(
    _ through: Int, _ section: Int?, _ clock: Int?, _ epochs: NameDictionary<Int>?
  ) -> (clock: Int, epochs: NameDictionary<Int>) {
    isKnown = true
    let now = tick(clock)
    var stamped = epochs ?? NameDictionary()
    for number in section.map({ $0..<($0 + 1) }) ?? firstSource.indices {
      var source = firstSource[number]
      while source >= 0 {
        let id = Int(source)
        source = sources[id].next
        let current = sources[id].epoch
        let epoch = epochs.map { $0[sourceNames[id]] ?? 0 } ?? current
        if epochs == nil, epoch > 0 { stamped[sourceNames[id]] = epoch }
        read(id, thread: nil, to: ReadPosition(epoch: epoch, order: through))
        if epoch >= current { readKept(id, through: through, inThreads: true) }
        flag(id, false, clock: now)
      }
    }
    return (now, stamped)
  }

  /// Makes a source unread again from an item on; returns the epoch that begins.
  mutating func unread(_ id: Int, from item: Int, epoch: Int?) -> Int {
    let epoch = epoch ?? min(sources[id].epoch + 1, FeedNumbers.largest)
    read(id, thread: nil, to: ReadPosition(epoch: epoch, order: item - 1))
    return epoch
  }
}
