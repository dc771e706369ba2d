extension LedgerRecord.ItemEntry {
  /// Returns the item without what is known of it only from sources that were left.
  ///
  /// - Returns: `nil` if nothing is left of it.
  func leaving(_ left: NameDictionary<Bool>) -> Self? {
    guard !isDeleted else { return self }
    var result = self
    result.homes.removeAll { left[$0.source] != nil }
    guard let source, left[source] != nil else { return result }
    guard isMoved else {
      result.setHomes(result.homes)
      result.extra.isReadEpochGuessed = false
      return result.source != nil || result.extra != .none ? result : nil
    }
    result.isDropped = true
    result.thread = nil
    result.extra.keptAt = nil
    result.extra.keptThrough = -1
    return result
  }

  func merged(_ other: Self) -> Self {
    if isDeleted || other.isDeleted {
      var result = buried
      result.isGone = result.isGone || other.buried.isGone
      return result
    }
    if self == other, extra.isRead(as: other.extra) { return self }
    var result = self
    if isMoved || other.isMoved {
      mergeMoved(other, into: &result)
    } else {
      result.extra.earlierRead = max(readAnywhere, other.readAnywhere)
      result.setHomes(Self.join(allHomes, other.allHomes))
      result.extra.isReadEpochGuessed = isGuess(of: result) && other.isGuess(of: result)
    }
    let edit = [self, other].max { a, b in
      (a.extra.editVersion, a.extra.editMention.code)
        < (b.extra.editVersion, b.extra.editMention.code)
    }
    result.extra.editVersion = edit?.extra.editVersion ?? -1
    result.extra.editMention = edit?.extra.editMention
    return result
  }

  /// The item as a tombstone.
  private var buried: Self {
    var result = Self(item: item)
    result.isDeleted = true
    result.isGone = isGone || author != nil
    return result
  }

  /// Whether an epoch that another entry holds is no more than a guess here.
  private func isGuess(of other: Self) -> Bool {
    extra.readEpoch < other.extra.readEpoch || extra.isReadEpochGuessed
  }
}

// Where an item did not move, each source in which it arrived tells of it. The last by name decides.
extension LedgerRecord.ItemEntry {
  /// All sources in which the item arrived, as long as it is known from there, by name.
  private var allHomes: [LedgerRecord.HomeEntry] {
    guard let source, !isMoved else { return homes }
    let home = LedgerRecord.HomeEntry(
      source: source, thread: thread, author: author, kind: kind, mention: mention,
      readEpoch: extra.readEpoch)
    return homes + [home]
  }

  /// The newest single read that belongs to no source.
  private var readAnywhere: Int { source == nil ? extra.readEpoch : extra.earlierRead }

  /// Puts an item that did not move into the last of some sources.
  private mutating func setHomes(_ all: [LedgerRecord.HomeEntry]) {
    homes = Array(all.dropLast())
    let home = all.last
    source = home?.source
    thread = home?.thread
    author = home?.author
    kind = home?.kind ?? .message
    mention = home?.mention
    extra.readEpoch = home?.readEpoch ?? extra.earlierRead
    if home == nil { extra.earlierRead = -1 }
  }

  /// Joins what two devices know from sources, which are sorted by name.
  private static func join(
    _ a: [LedgerRecord.HomeEntry], _ b: [LedgerRecord.HomeEntry]
  ) -> [LedgerRecord.HomeEntry] {
    LedgerRecord.join(a, b, before: { $0.source.precedes($1.source) }, merge: { $0.merged($1) })
  }
}

// Of moves the last one holds. What was read before it counts as far as it does for who moved it.
extension LedgerRecord.ItemEntry {
  private func mergeMoved(_ other: Self, into result: inout Self) {
    let version = max(extra.moveVersion, other.extra.moveVersion)
    if extra.moveVersion != version {
      result.setPlace(other)
    } else if other.extra.moveVersion == version {
      mergePlace(other, into: &result)
    }
    result.isMoved = true
    result.extra.moveVersion = version
    result.extra.readEpoch = max(read(at: version), other.read(at: version))
    result.extra.isReadEpochGuessed = isGuess(of: result) && other.isGuess(of: result)
    result.extra.earlierRead = max(read(before: version), other.read(before: version))
    result.extra.earlierReadsFrom = max(extra.earlierReadsFrom, other.extra.earlierReadsFrom)
    mergeContent(other, into: &result)
    let isArrived = result.author != nil
    result.homes = Self.join(allHomes, other.allHomes).compactMap { $0.left(isArrived: isArrived) }
  }

  private func read(at version: Int) -> Int {
    extra.moveVersion == version ? extra.readEpoch : -1
  }

  private func read(before version: Int) -> Int {
    guard isMoved else { return readAnywhere }
    return extra.moveVersion == version
      ? extra.earlierRead : max(extra.earlierRead, extra.readEpoch)
  }

  private mutating func setPlace(_ other: Self) {
    source = other.source
    thread = other.thread
    isDropped = other.isDropped
    extra.keptAt = other.extra.keptAt
    extra.keptThrough = other.extra.keptThrough
  }

  /// Chooses one of two places of the same move.
  private func mergePlace(_ other: Self, into result: inout Self) {
    let (mine, others) = (rank, other.rank)
    guard mine == others else {
      if mine < others { result.setPlace(other) }
      return
    }
    let (a, b) = (extra, other.extra)
    if let mine = a.keptAt, let others = b.keptAt {
      result.extra.keptAt = min(mine, others)
    } else {
      result.extra.keptAt = nil
    }
    result.extra.keptThrough = min(a.keptThrough, b.keptThrough)
  }

  private var rank: (String, Int, String) { (source ?? "", isDropped ? 0 : 1, thread ?? "") }

  /// Chooses one of two arrivals, of those that hold without a source.
  private func mergeContent(_ other: Self, into result: inout Self) {
    let (mine, others) = (content, other.content)
    let home = mine.merged(others)
    result.author = home.author
    result.kind = home.kind
    result.mention = home.mention
    result.isCarried = false
    guard home.author == nil else { return }
    result.isCarried = isMoved && isCarried || other.isMoved && other.isCarried
    if mine.mention.code < others.mention.code { result.mention = others.mention }
  }

  /// What is known of the item without any source.
  private var content: LedgerRecord.HomeEntry {
    guard isMoved else { return LedgerRecord.HomeEntry(source: "") }
    return LedgerRecord.HomeEntry(source: "", author: author, kind: kind, mention: mention)
  }
}

extension LedgerRecord.ItemEntry: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.item == b.item && a.isDeleted == b.isDeleted && a.source == b.source
      && a.thread == b.thread && a.author == b.author && a.kind == b.kind
      && a.mention == b.mention && a.isMoved == b.isMoved && a.isCarried == b.isCarried
      && a.isDropped == b.isDropped && a.homes == b.homes && a.extra == b.extra
  }
}
