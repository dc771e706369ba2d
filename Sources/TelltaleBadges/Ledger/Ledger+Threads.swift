extension Ledger {
  @inline(__always)
  func threadSlot(_ source: Int32, _ thread: Int32) -> Int? {
    threadIndex[Self.key(source, thread)].map(Int.init)
  }

  /// Returns the record of a thread, made where there is none.
  mutating func openThread(_ source: Int, _ thread: Int32) -> Int {
    if let slot = threadSlot(Int32(source), thread) { return slot }
    let slot: Int
    if let free = freeThreads.popLast() {
      slot = Int(free)
      threads[slot].source = Int32(source)
      threads[slot].thread = thread
      threads[slot].position = .start
    } else {
      slot = threads.count
      threads.append(ThreadRecord(source: Int32(source), thread: thread))
    }
    threadNames.use(thread)
    threadIndex.insert(Self.key(Int32(source), thread), Int32(slot))
    let first = sources[source].firstThread
    threads[slot].next = first
    threads[slot].previous = -1
    if first >= 0 { threads[Int(first)].previous = Int32(slot) }
    sources[source].firstThread = Int32(slot)
    sources[source].threadCount += 1
    return slot
  }

  /// Gives back the record of a thread that says no more than its source.
  mutating func closeThreadIfIdle(_ slot: Int) {
    let source = Int(threads[slot].source)
    guard threads[slot].live == 0, threads[slot].position <= sources[source].position
    else { return }
    dropThread(slot)
  }

  /// Gives back the record of a thread.
  mutating func dropThread(_ slot: Int) {
    let source = Int(threads[slot].source)
    let (next, previous) = (threads[slot].next, threads[slot].previous)
    if previous >= 0 {
      threads[Int(previous)].next = next
    } else {
      sources[source].firstThread = next
    }
    if next >= 0 { threads[Int(next)].previous = previous }
    sources[source].threadCount -= 1
    threadIndex.remove(Self.key(Int32(source), threads[slot].thread))
    threadNames.drop(threads[slot].thread)
    threads[slot].live = 0
    threads[slot].items.removeAll()
    freeThreads.append(Int32(slot))
  }

  /// Gives back idle threads once their number has doubled.
  mutating func closeIdleThreads(_ source: Int) {
    guard sources[source].threadCount > sources[source].threadLimit else { return }
    var slot = sources[source].firstThread
    while slot >= 0 {
      work += 1
      let next = threads[Int(slot)].next
      closeThreadIfIdle(Int(slot))
      slot = next
    }
    sources[source].threadLimit = 2 * sources[source].threadCount + 16
  }
}
