// These are asked of the ledger, for a property of a record is read from a copy of all of it. And
// they are inlined, as is what an event asks for each item: a call from a mutating function that
// does not mutate is handed a copy of the ledger's 400 bytes.
extension Ledger {
  @inline(__always)
  func isMember(_ source: Int) -> Bool { sources[source].section >= 0 }

  /// Where a source outside threads is read to.
  @inline(__always)
  func mainReach(_ source: Int) -> ReadPosition {
    max(sources[source].position, sources[source].mainPosition)
  }

  /// Whether a stated number still stands for what is at or below its order.
  @inline(__always)
  func isStatementAlive(_ source: Int) -> Bool {
    sources[source].statement.form == .counts
      && mainReach(source).order < sources[source].statement.through
  }
}

extension Ledger {
  /// Returns the place of a source the reader belongs to.
  @inline(__always)
  func member(_ name: String) -> Int? {
    guard let id = sourceIDs[name], isMember(Int(id)) else { return nil }
    return Int(id)
  }

  /// The names of the sources the reader belongs to, sorted.
  var memberNames: [String] { sourceIDs.keys.filter { member($0) != nil }.inOrder }

  /// The first name of a source the reader belongs to.
  var firstMemberName: String? {
    var first: String?
    for name in sourceIDs.keys where member(name) != nil {
      if first.map({ name.precedes($0) }) ?? true { first = name }
    }
    return first
  }

  /// The names of the sources of a section, in no order.
  func sourceNames(in section: Int) -> [String] {
    guard section < firstSource.count else { return [] }
    var names: [String] = []
    var source = firstSource[section]
    while source >= 0 {
      names.append(sourceNames[Int(source)])
      source = sources[Int(source)].next
    }
    return names
  }

  /// Notes that the reader belongs to a source, in a section.
  mutating func join(_ name: String, section: Int) {
    let source: Int
    if let id = sourceIDs[name] {
      source = Int(id)
      guard sources[source].section != Int32(section) else { return }
      if isMember(source) {
        sources[source].sectionVersion += 1
        leaveSection(source)
      } else {
        sources[source].membership += 1
      }
    } else {
      source = insertSource(name)
      sources[source].membership = 1
    }
    enterSection(source, section)
    touch(Int32(source))
  }

  /// Notes that the reader no longer belongs to a source, and forgets what was in it.
  mutating func leave(_ source: Int) {
    touch(Int32(source))
    absorbAsides(of: source)
    empty(source)
    sources[source].membership += 1
    rememberLeft(source)
  }

  /// Forgets everything about a source but its name and membership.
  mutating func empty(_ source: Int) {
    while sources[source].firstItem >= 0 {
      let slot = Int(sources[source].firstItem)
      if items[slot].isMoved {
        bury(slot)
        continue
      }
      withdraw(slot)
      var extra = extra(slot)
      extra.readEpoch = -1
      extra.earlierRead = -1
      extra.isReadEpochGuessed = false
      setExtra(slot, extra)
      unsee(slot)
    }
    while sources[source].firstThread >= 0 { dropThread(Int(sources[source].firstThread)) }
    if isMember(source) { leaveSection(source) }
    reset(source, membership: sources[source].membership)
  }

  private mutating func reset(_ source: Int, membership: Int) {
    var empty = SourceRecord()
    empty.membership = membership
    empty.isTouched = sources[source].isTouched
    sources[source] = empty
    queues[source] = SourceQueues()
  }

  mutating func insertSource(_ name: String) -> Int {
    let source: Int
    if let free = freeSources.popLast() {
      source = Int(free)
      reset(source, membership: 0)
      sourceNames[source] = name
    } else {
      source = sources.count
      sources.append(SourceRecord())
      queues.append(SourceQueues())
      sourceNames.append(name)
    }
    sourceIDs[name] = Int32(source)
    return source
  }

  /// Remembers that a source was left, and forgets the longest left ones beyond the limit.
  mutating func rememberLeft(_ source: Int) {
    leftSources.append(
      LeftSource(source: Int32(source), membership: sources[source].membership))
    guard leftSources.count - firstLeft > Self.leftLimit else { return }
    let oldest = leftSources[firstLeft]
    firstLeft += 1
    if firstLeft > Self.leftLimit {
      leftSources.removeFirst(firstLeft)
      firstLeft = 0
    }
    let old = Int(oldest.source)
    guard sources[old].membership == oldest.membership, !isMember(old) else { return }
    sourceIDs[sourceNames[old]] = nil
    sourceNames[old] = ""
    sources[old].membership = 0
    freeSources.append(oldest.source)
  }
}

extension Ledger {
  mutating func enterSection(_ source: Int, _ section: Int) {
    let first = firstSource[section]
    sources[source].section = Int32(section)
    sources[source].next = first
    sources[source].previous = -1
    if first >= 0 { sources[Int(first)].previous = Int32(source) }
    firstSource[section] = Int32(source)
  }

  /// Takes a source, and what it adds, out of its section.
  mutating func leaveSection(_ source: Int) {
    let section = Int(sources[source].section)
    let (next, previous) = (sources[source].next, sources[source].previous)
    if previous >= 0 {
      sources[Int(previous)].next = next
    } else {
      firstSource[section] = next
    }
    if next >= 0 { sources[Int(next)].previous = previous }
    add(SourceShare(), of: source)
    sources[source].section = -1
  }
}
