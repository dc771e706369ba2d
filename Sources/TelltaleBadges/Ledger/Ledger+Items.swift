extension Ledger {
  /// Returns the place of an item that was named before.
  @inline(__always)
  func slot(of order: Int) -> Int? {
    itemIndex[order].map(Int.init)
  }

  @inline(__always)
  func extra(_ slot: Int) -> ItemExtra {
    let index = items[slot].extra
    return index < 0 ? .none : extras[Int(index)]
  }

  mutating func setExtra(_ slot: Int, _ extra: ItemExtra) {
    let index = items[slot].extra
    if index >= 0 {
      extras[Int(index)] = extra
    } else if extra != .none {
      if let free = freeExtras.popLast() {
        extras[Int(free)] = extra
        items[slot].extra = free
      } else {
        items[slot].extra = Int32(extras.count)
        extras.append(extra)
      }
    }
  }

  /// Makes a place for an item that is named for the first time.
  mutating func insertItem(_ order: Int) -> Int {
    let slot: Int
    if let free = freeItems.popLast() {
      slot = Int(free)
      items[slot] = ItemRecord(order: order)
    } else {
      slot = items.count
      items.append(ItemRecord(order: order))
    }
    itemIndex.insert(order, Int32(slot))
    return slot
  }

  /// Forgets an item that is in no source.
  mutating func removeItem(_ slot: Int) {
    if items[slot].isUnseen { unseenCount -= 1 }
    absorbAside(slot)
    releaseNames(slot)
    let extra = items[slot].extra
    if extra >= 0 {
      extras[Int(extra)] = .none
      freeExtras.append(extra)
    }
    itemIndex.remove(items[slot].order)
    items[slot].extra = -1
    items[slot].order = 0
    freeItems.append(Int32(slot))
  }

  private mutating func releaseNames(_ slot: Int) {
    setThread(slot, Self.mainThread)
    setAuthor(slot, -1)
  }
}

extension Ledger {
  /// Sets the thread of an item, which does not count at the moment.
  mutating func setThread(_ slot: Int, _ thread: Int32) {
    let old = items[slot].thread
    guard old != thread else { return }
    if thread != Self.mainThread { threadNames.use(thread) }
    if old != Self.mainThread { threadNames.drop(old) }
    items[slot].thread = thread
  }

  mutating func setThread(_ slot: Int, named name: String?) {
    guard let name, !name.isSame(as: "main") else { return setThread(slot, Self.mainThread) }
    let thread = threadNames.use(name)
    setThread(slot, thread)
    threadNames.drop(thread)
  }

  /// Sets the author of an item, which does not count at the moment.
  mutating func setAuthor(_ slot: Int, _ author: Int32) {
    let old = items[slot].author
    guard old != author else { return }
    if author > Self.me { authorNames.use(author) }
    if old > Self.me { authorNames.drop(old) }
    items[slot].author = author
  }

  mutating func setAuthor(_ slot: Int, named name: String) {
    let author = useAuthor(name)
    setAuthor(slot, author)
    authorNames.drop(author)
  }

  /// Returns the number of an author, used once more.
  mutating func useAuthor(_ name: String) -> Int32 {
    let author = authorNames.use(name)
    while authors.count < authorNames.capacity { authors.append(AuthorRecord()) }
    return author
  }
}

extension Ledger {
  /// Puts an item into the list of a source.
  mutating func link(_ slot: Int, into source: Int32) {
    let first = sources[Int(source)].firstItem
    items[slot].source = source
    items[slot].next = first
    items[slot].previous = -1
    if first >= 0 { items[Int(first)].previous = Int32(slot) }
    sources[Int(source)].firstItem = Int32(slot)
  }

  /// Takes an item, which does not count at the moment, out of its source.
  mutating func unlink(_ slot: Int) {
    let source = items[slot].source
    guard source >= 0 else { return }
    let (next, previous) = (items[slot].next, items[slot].previous)
    if previous >= 0 {
      items[Int(previous)].next = next
    } else {
      sources[Int(source)].firstItem = next
    }
    if next >= 0 { items[Int(next)].previous = previous }
    items[slot].source = -1
    items[slot].next = -1
    items[slot].previous = -1
  }
}
