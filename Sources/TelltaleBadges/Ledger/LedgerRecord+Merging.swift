extension LedgerRecord {
  /// Returns what either of two records knows.
  ///
  /// The operation is commutative, associative and idempotent: each part is the larger of two in
  /// one total order, or the join of such parts. What is known from a source goes with the
  /// membership it is known from, and yields to a larger one.
  func merged(_ other: LedgerRecord) -> LedgerRecord {
    var result = LedgerRecord(
      clock: max(clock, other.clock), newestEpoch: max(newestEpoch, other.newestEpoch),
      isKnown: isKnown || other.isKnown)
    result.sources = Self.join(
      sources, other.sources, before: { $0.name.precedes($1.name) }, merge: { $0.merged($1) })
    result.authors = Self.join(
      authors, other.authors, before: { $0.name.precedes($1.name) }, merge: { $0.merged($1) })
    var memberships: NameDictionary<Int> = [:]
    for source in result.sources { memberships[source.name] = source.membership }
    result.items = Self.join(
      currentItems(memberships), other.currentItems(memberships),
      before: { $0.item < $1.item }, merge: { $0.merged($1) })
    return result
  }

  /// Returns the items, without what is known from a source the other side knows to be left since.
  private func currentItems(_ memberships: NameDictionary<Int>) -> [ItemEntry] {
    var stale: NameDictionary<Bool> = [:]
    for source in sources where memberships[source.name] != source.membership {
      stale[source.name] = true
    }
    guard !stale.isEmpty else { return items }
    return items.compactMap { $0.leaving(stale) }
  }

  /// Joins two sorted lists, and merges equal elements.
  static func join<Element>(
    _ a: [Element], _ b: [Element], before: (Element, Element) -> Bool,
    merge: (Element, Element) -> Element
  ) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(max(a.count, b.count))
    var (left, right) = (0, 0)
    while left < a.count, right < b.count {
      if before(a[left], b[right]) {
        result.append(a[left])
        left += 1
      } else if before(b[right], a[left]) {
        result.append(b[right])
        right += 1
      } else {
        result.append(merge(a[left], b[right]))
        left += 1
        right += 1
      }
    }
    result += a[left...]
    result += b[right...]
    return result
  }
}

extension LedgerRecord.AuthorEntry {
  fileprivate func merged(_ other: Self) -> Self {
    var result = self
    result.block.join(other.block)
    return result
  }
}

extension LedgerRecord.SourceEntry {
  func merged(_ other: Self) -> Self {
    if membership != other.membership { return membership > other.membership ? self : other }
    guard let section, let otherSection = other.section else { return self }
    var result = self
    if (other.sectionVersion, otherSection) > (sectionVersion, section) {
      result.section = otherSection
      result.sectionVersion = other.sectionVersion
    }
    result.position = max(position, other.position)
    let main = max(mainPosition ?? .start, other.mainPosition ?? .start)
    result.mainPosition = main > result.position ? main : nil
    var positions: NameDictionary<ReadPosition> = [:]
    for thread in threads + other.threads where thread.position > result.position {
      positions[thread.name] = max(positions[thread.name] ?? .start, thread.position)
    }
    result.threads = positions.map { LedgerRecord.ThreadEntry(name: $0.key, position: $0.value) }
      .sorted { $0.name.precedes($1.name) }
    result.flag.join(other.flag)
    result.mute.join(other.mute)
    result.archive.join(other.archive)
    if LedgerRecord.isLess(self, other) {
      result.statement = other.statement
      result.listed = other.listed
    }
    result.newestMain = max(newestMain, other.newestMain)
    result.forgottenThrough = max(forgottenThrough, other.forgottenThrough)
    return result
  }
}

extension LedgerRecord {
  /// Whether the first statement yields: the larger order holds, then the larger count.
  fileprivate static func isLess(_ a: SourceEntry, _ b: SourceEntry) -> Bool {
    let (x, y) = (weight(a), weight(b))
    if x != y { return x.lexicographicallyPrecedes(y) }
    let (left, right) = (a.listed.map(weight), b.listed.map(weight))
    return left.lexicographicallyPrecedes(right)
  }

  private static func weight(_ entry: SourceEntry) -> [Int] {
    let statement = entry.statement
    return [
      statement.through, max(statement.unread, entry.listed.count), statement.form.rawValue,
      statement.mentions, statement.isAtLeast ? 1 : 0, statement.epoch,
    ]
  }

  private static func weight(_ listed: ListedItem) -> Int {
    listed.item &* 2 &+ (listed.isMention ? 1 : 0)
  }
}
