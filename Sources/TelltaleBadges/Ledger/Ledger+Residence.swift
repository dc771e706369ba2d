extension Ledger {
  /// Moves an item between the places where items of a source wait.
  mutating func move(
    _ slot: Int, from old: ItemRecord.Residence, to new: ItemRecord.Residence
  ) {
    let order = items[slot].order
    let source = Int(items[slot].source)
    let thread = items[slot].thread
    items[slot].residence = new
    switch old {
    case .nowhere: break
    case .unread: leaveUnread(source, thread)
    case .folded: sources[source].liveFolded -= 1
    case .read: sources[source].liveRead -= 1
    }
    switch new {
    case .nowhere:
      break
    case .unread:
      enterUnread(order, source, thread)
    case .folded:
      sources[source].liveFolded += 1
      queues[source].folded.insert(order)
      if queues[source].folded.count > 2 * Int(sources[source].liveFolded) + 16 {
        compact(.folded, of: source)
      }
    case .read:
      sources[source].liveRead += 1
      queues[source].read.insert(order)
      if queues[source].read.count > 2 * Int(sources[source].liveRead) + 16 { compactRead(source) }
    }
  }

  private mutating func enterUnread(_ order: Int, _ source: Int, _ thread: Int32) {
    unreadCount += 1
    if thread == Self.mainThread {
      sources[source].liveMain += 1
      queues[source].main.insert(order)
      if queues[source].main.count > 2 * Int(sources[source].liveMain) + 16 {
        compact(.main, of: source)
      }
    } else {
      sources[source].liveThreaded += 1
      queues[source].threaded.insert(order)
      if queues[source].threaded.count > 2 * Int(sources[source].liveThreaded) + 16 {
        compact(.threaded, of: source)
      }
      let record = openThread(source, thread)
      threads[record].live += 1
      threads[record].items.insert(order)
      if threads[record].items.count > 2 * threads[record].live + 16 {
        compact(.thread(thread), of: source)
      }
    }
  }

  private mutating func leaveUnread(_ source: Int, _ thread: Int32) {
    unreadCount -= 1
    if thread == Self.mainThread {
      sources[source].liveMain -= 1
    } else {
      sources[source].liveThreaded -= 1
      guard let record = threadSlot(Int32(source), thread) else { return }
      threads[record].live -= 1
      closeThreadIfIdle(record)
    }
  }
}

extension Ledger {
  /// A queue in which items of a source wait to be read.
  enum Queue {
    /// The unread items outside threads.
    case main
    /// The unread items in threads.
    case threaded
    /// The unread items of one thread.
    case thread(Int32)
    /// The items a snapshot holds back.
    case folded

    var residence: ItemRecord.Residence {
      if case .folded = self { .folded } else { .unread }
    }

    /// Returns whether items of a thread wait in the queue.
    func holds(_ thread: Int32) -> Bool {
      switch self {
      case .main: thread == Ledger.mainThread
      case .threaded: thread != Ledger.mainThread
      case .thread(let own): thread == own
      case .folded: true
      }
    }
  }

  /// Decides anew about the items of a queue up to an order.
  mutating func take(_ queue: Queue, of source: Int, through limit: Int = .max) {
    guard let least = least(of: queue, source), least <= limit else { return }
    var orders = OrderQueue()
    exchange(&orders, queue, source)
    orders.removeAll(through: limit) { order in
      guard let slot = waiting(order, source, queue) else { return true }
      refresh(slot)
      return items[slot].residence != queue.residence
    }
    exchange(&orders, queue, source)
  }

  @inline(__always)
  private func least(of queue: Queue, _ source: Int) -> Int? {
    switch queue {
    case .main: queues[source].main.least
    case .threaded: queues[source].threaded.least
    case .folded: queues[source].folded.least
    case .thread(let thread):
      threadSlot(Int32(source), thread).flatMap { threads[$0].items.least }
    }
  }

  /// Keeps of a queue what waits in it.
  private mutating func compact(_ queue: Queue, of source: Int) {
    var orders = OrderQueue()
    exchange(&orders, queue, source)
    orders.compact { waiting($0, source, queue) != nil }
    exchange(&orders, queue, source)
  }

  /// Exchanges the orders of a queue for others; a thread of which nothing is kept has none.
  private mutating func exchange(_ orders: inout OrderQueue, _ queue: Queue, _ source: Int) {
    switch queue {
    case .main: swap(&orders, &queues[source].main)
    case .threaded: swap(&orders, &queues[source].threaded)
    case .folded: swap(&orders, &queues[source].folded)
    case .thread(let thread):
      guard let record = threadSlot(Int32(source), thread) else { return }
      swap(&orders, &threads[record].items)
    }
  }

  /// Returns the item that an order stands for, if it waits in a queue of a source.
  private mutating func waiting(_ order: Int, _ source: Int, _ queue: Queue) -> Int? {
    guard let slot = slot(order, in: source, queue.residence), queue.holds(items[slot].thread)
    else { return nil }
    return slot
  }

  /// Returns the item that an order stands for, if it resides somewhere in a source.
  private mutating func slot(
    _ order: Int, in source: Int, _ residence: ItemRecord.Residence
  ) -> Int? {
    work += 1
    guard let slot = slot(of: order), items[slot].source == Int32(source),
      items[slot].residence == residence
    else { return nil }
    return slot
  }
}

extension Ledger {
  /// Decides anew about the read items beyond an order.
  mutating func takeRead(_ source: Int, beyond limit: Int) {
    var kept: [Int] = []
    while let order = queues[source].read.removeGreatest(beyond: limit) {
      guard let slot = slot(order, in: source, .read) else { continue }
      refresh(slot)
      if items[slot].residence == .read { kept.append(order) }
    }
    while let order = kept.popLast() { queues[source].read.insert(order) }
  }

  private mutating func compactRead(_ source: Int) {
    var stack = OrderStack()
    swap(&stack, &queues[source].read)
    stack.compact { slot($0, in: source, .read) != nil }
    swap(&stack, &queues[source].read)
  }
}
