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
        compactFolded(source)
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
      if queues[source].main.count > 2 * Int(sources[source].liveMain) + 16 { compactMain(source) }
    } else {
      sources[source].liveThreaded += 1
      queues[source].threaded.insert(order)
      if queues[source].threaded.count > 2 * Int(sources[source].liveThreaded) + 16 {
        compactThreaded(source)
      }
      let record = openThread(source, thread)
      threads[record].live += 1
      threads[record].items.insert(order)
      if threads[record].items.count > 2 * threads[record].live + 16 { compactThread(record) }
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
  /// Returns the item that an order stands for, if it waits in a queue of a source.
  private mutating func waiting(
    _ order: Int, _ source: Int, _ residence: ItemRecord.Residence, _ isThread: (Int32) -> Bool
  ) -> Int? {
    work += 1
    guard let slot = slot(of: order), items[slot].source == Int32(source),
      items[slot].residence == residence, isThread(items[slot].thread)
    else { return nil }
    return slot
  }

  /// Returns whether an order stands for an item that waits in a queue of a source.
  private mutating func waits(
    _ order: Int, _ source: Int, _ residence: ItemRecord.Residence,
    in isThread: (Int32) -> Bool = { _ in true }
  ) -> Bool {
    waiting(order, source, residence, isThread) != nil
  }

  /// Decides anew about an item of a queue; returns whether the queue is done with it.
  private mutating func leaves(
    _ order: Int, _ source: Int, _ residence: ItemRecord.Residence,
    in isThread: (Int32) -> Bool = { _ in true }
  ) -> Bool {
    guard let slot = waiting(order, source, residence, isThread) else { return true }
    refresh(slot)
    return items[slot].residence != residence
  }

  /// Decides anew about the unread items outside threads up to an order.
  mutating func takeMain(_ source: Int, through limit: Int) {
    guard let least = queues[source].main.least, least <= limit else { return }
    var queue = OrderQueue()
    swap(&queue, &queues[source].main)
    queue.removeAll(through: limit) { leaves($0, source, .unread, in: { $0 == Self.mainThread }) }
    swap(&queue, &queues[source].main)
  }

  /// Decides anew about the unread items in threads up to an order.
  mutating func takeThreaded(_ source: Int, through limit: Int) {
    guard let least = queues[source].threaded.least, least <= limit else { return }
    var queue = OrderQueue()
    swap(&queue, &queues[source].threaded)
    queue.removeAll(through: limit) { leaves($0, source, .unread, in: { $0 != Self.mainThread }) }
    swap(&queue, &queues[source].threaded)
  }

  /// Decides anew about the unread items of one thread up to an order.
  mutating func takeThread(_ source: Int, _ thread: Int32, through limit: Int) {
    guard let record = threadSlot(Int32(source), thread), let least = threads[record].items.least,
      least <= limit
    else { return }
    var queue = OrderQueue()
    swap(&queue, &threads[record].items)
    queue.removeAll(through: limit) { leaves($0, source, .unread, in: { $0 == thread }) }
    guard let record = threadSlot(Int32(source), thread) else { return }
    swap(&queue, &threads[record].items)
  }

  /// Decides anew about the items a snapshot holds back, up to an order.
  mutating func takeFolded(_ source: Int, through limit: Int = .max) {
    guard let least = queues[source].folded.least, least <= limit else { return }
    var queue = OrderQueue()
    swap(&queue, &queues[source].folded)
    queue.removeAll(through: limit) { leaves($0, source, .folded) }
    swap(&queue, &queues[source].folded)
  }

  /// Decides anew about the read items beyond an order.
  mutating func takeRead(_ source: Int, beyond limit: Int) {
    var kept: [Int] = []
    while let order = queues[source].read.removeGreatest(beyond: limit) {
      if !leaves(order, source, .read) { kept.append(order) }
    }
    while let order = kept.popLast() { queues[source].read.insert(order) }
  }
}

extension Ledger {
  private mutating func compactMain(_ source: Int) {
    var queue = OrderQueue()
    swap(&queue, &queues[source].main)
    queue.compact { waits($0, source, .unread, in: { $0 == Self.mainThread }) }
    swap(&queue, &queues[source].main)
  }

  private mutating func compactThreaded(_ source: Int) {
    var queue = OrderQueue()
    swap(&queue, &queues[source].threaded)
    queue.compact { waits($0, source, .unread, in: { $0 != Self.mainThread }) }
    swap(&queue, &queues[source].threaded)
  }

  private mutating func compactThread(_ record: Int) {
    let (source, thread) = (Int(threads[record].source), threads[record].thread)
    var queue = OrderQueue()
    swap(&queue, &threads[record].items)
    queue.compact { waits($0, source, .unread, in: { $0 == thread }) }
    swap(&queue, &threads[record].items)
  }

  private mutating func compactFolded(_ source: Int) {
    var queue = OrderQueue()
    swap(&queue, &queues[source].folded)
    queue.compact { waits($0, source, .folded) }
    swap(&queue, &queues[source].folded)
  }

  private mutating func compactRead(_ source: Int) {
    var stack = OrderStack()
    swap(&stack, &queues[source].read)
    stack.compact { waits($0, source, .read) }
    swap(&stack, &queues[source].read)
  }
}
