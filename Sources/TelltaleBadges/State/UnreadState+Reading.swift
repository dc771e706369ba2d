extension UnreadState {
  mutating func performReading(_ event: BadgeEvent<Section>) -> BadgeEvent<Section> {
    switch event {
    case .read(let source, let through, let thread, let epoch, let clock):
      guard let id = member(source, event) else { return event }
      return read(id, source, through, thread, epoch, clock)
    case .readAll(let through, let section, let clock, let epochs):
      ledger.isKnown = true
      return readAll(through, section, clock, epochs)
    case .unreadFrom(let source, let item, let epoch):
      guard let id = member(source, event) else { return event }
      let epoch = epoch ?? min(ledger.sources[id].epoch + 1, FeedNumbers.largest)
      ledger.read(id, thread: nil, to: ReadPosition(epoch: epoch, order: item - 1))
      return .unreadFrom(source: source, item: item, epoch: epoch)
    case .opened(let source):
      guard let id = member(source, event) else { return event }
      let epoch = ledger.sources[id].epoch
      let through = ledger.view(id)
      let now = ledger.tick(nil)
      ledger.flag(id, false, clock: now)
      return .read(source: source, through: through, thread: "main", epoch: epoch, clock: now)
    default:
      return event
    }
  }

  private mutating func read(
    _ id: Int, _ source: String, _ through: Int, _ thread: String?, _ epoch: Int?, _ clock: Int?
  ) -> BadgeEvent<Section> {
    let current = ledger.sources[id].epoch
    let position = ReadPosition(epoch: epoch ?? current, order: through)
    // A late echo of an older epoch is void; without a clock of its own it has no "now" either.
    let isVoid = position.epoch < current
    let now = isVoid && clock == nil ? 0 : ledger.tick(clock)
    if let thread {
      let number = ledger.threadNames.use(thread)
      ledger.read(id, thread: number, to: position)
      ledger.threadNames.drop(number)
    } else {
      ledger.read(id, thread: nil, to: position)
    }
    if thread == nil || thread == "main" { ledger.flag(id, false, clock: now) }
    return .read(
      source: source, through: through, thread: thread, epoch: position.epoch, clock: now)
  }

  private mutating func readAll(
    _ through: Int, _ section: Section?, _ clock: Int?, _ epochs: [String: Int]?
  ) -> BadgeEvent<Section> {
    let now = ledger.tick(clock)
    var stamped = epochs ?? [:]
    let numbers = section.map { [Self.number($0)] } ?? Array(ledger.firstSource.indices)
    for number in numbers {
      var source = ledger.firstSource[number]
      while source >= 0 {
        let id = Int(source)
        source = ledger.sources[id].next
        let current = ledger.sources[id].epoch
        let epoch = epochs.map { $0[ledger.sources[id].name] ?? 0 } ?? current
        if epochs == nil, epoch > 0 { stamped[ledger.sources[id].name] = epoch }
        ledger.read(id, thread: nil, to: ReadPosition(epoch: epoch, order: through))
        if epoch >= current { ledger.readKept(id, through: through, inThreads: true) }
        ledger.flag(id, false, clock: now)
      }
    }
    return .readAll(through: through, section: section, clock: now, epochs: stamped)
  }
}
