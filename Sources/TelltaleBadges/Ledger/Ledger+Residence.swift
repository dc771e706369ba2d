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
  /// Returns whether an order stands for an item that waits in a place of a source.
  private func waits(_ order: Int, _ source: Int, _ residence: ItemRecord.Residence) -> Int? {
    guard let slot = slot(of: order), items[slot].source == Int32(source),
      items[slot].residence == residence
    else { return nil }
    return slot
  }

  /// Decides anew about the unread items outside threads up to an order.
  mutating func takeMain(_ source: Int, through limit: Int) {
    var kept: [Int] = []
    while let order = queues[source].main.removeLeast(through: limit) {
      work += 1
      guard let slot = waits(order, source, .unread), items[slot].thread == Self.mainThread
      else { continue }
      refresh(slot)
      if items[slot].residence == .unread { kept.append(order) }
    }
    for order in kept { queues[source].main.insert(order) }
  }

  /// Decides anew about the unread items in threads up to an order.
  mutating func takeThreaded(_ source: Int, through limit: Int) {
    var kept: [Int] = []
    while let order = queues[source].threaded.removeLeast(through: limit) {
      work += 1
      guard let slot = waits(order, source, .unread), items[slot].thread != Self.mainThread
      else { continue }
      refresh(slot)
      if items[slot].residence == .unread { kept.append(order) }
    }
    for order in kept { queues[source].threaded.insert(order) }
  }

  /// Decides anew about the unread items of one thread up to an order.
  mutating func takeThread(_ source: Int, _ thread: Int32, through limit: Int) {
    var kept: [Int] = []
    while let record = threadSlot(Int32(source), thread),
      let order = threads[record].items.removeLeast(through: limit)
    {
      work += 1
      guard let slot = waits(order, source, .unread), items[slot].thread == thread
      else { continue }
      refresh(slot)
      if items[slot].residence == .unread { kept.append(order) }
    }
    guard !kept.isEmpty, let record = threadSlot(Int32(source), thread) else { return }
    for order in kept { threads[record].items.insert(order) }
  }

  /// Decides anew about the items a snapshot holds back, up to an order.
  mutating func takeFolded(_ source: Int, through limit: Int = .max) {
    var kept: [Int] = []
    while let order = queues[source].folded.removeLeast(through: limit) {
      work += 1
      guard let slot = waits(order, source, .folded) else { continue }
      refresh(slot)
      if items[slot].residence == .folded { kept.append(order) }
    }
    for order in kept { queues[source].folded.insert(order) }
  }

  /// Decides anew about the read items beyond an order.
  mutating func takeRead(_ source: Int, beyond limit: Int) {
    var kept: [Int] = []
    while let order = queues[source].read.removeGreatest(beyond: limit) {
      work += 1
      guard let slot = waits(order, source, .read) else { continue }
      refresh(slot)
      if items[slot].residence == .read { kept.append(order) }
    }
    while let order = kept.popLast() { queues[source].read.insert(order) }
  }
}

extension Ledger {
  private mutating func compactMain(_ source: Int) {
    var heap = OrderHeap()
    swap(&heap, &queues[source].main)
    work += heap.count
    heap.compact { order in
      waits(order, source, .unread).map { items[$0].thread == Self.mainThread } ?? false
    }
    swap(&heap, &queues[source].main)
  }

  private mutating func compactThreaded(_ source: Int) {
    var heap = OrderHeap()
    swap(&heap, &queues[source].threaded)
    work += heap.count
    heap.compact { order in
      waits(order, source, .unread).map { items[$0].thread != Self.mainThread } ?? false
    }
    swap(&heap, &queues[source].threaded)
  }

  private mutating func compactThread(_ record: Int) {
    let (source, thread) = (Int(threads[record].source), threads[record].thread)
    var heap = OrderHeap()
    swap(&heap, &threads[record].items)
    work += heap.count
    heap.compact { order in
      waits(order, source, .unread).map { items[$0].thread == thread } ?? false
    }
    swap(&heap, &threads[record].items)
  }

  private mutating func compactFolded(_ source: Int) {
    var heap = OrderHeap()
    swap(&heap, &queues[source].folded)
    work += heap.count
    heap.compact { waits($0, source, .folded) != nil }
    swap(&heap, &queues[source].folded)
  }

  private mutating func compactRead(_ source: Int) {
    var stack = OrderStack()
    swap(&stack, &queues[source].read)
    work += stack.count
    stack.compact { waits($0, source, .read) != nil }
    swap(&stack, &queues[source].read)
  }
}
