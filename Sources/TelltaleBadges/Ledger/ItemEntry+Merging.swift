extension LedgerRecord.ItemEntry {
  /// Returns the item after the reader left its source: only what holds in any source.
  func withoutPlace() -> Self? {
    if isMoved { return buried }
    var result = Self(item: item)
    result.extra.editVersion = extra.editVersion
    result.extra.editMention = extra.editMention
    return result.extra != .none ? result : nil
  }

  func merged(_ other: Self) -> Self {
    if isDeleted || other.isDeleted {
      var result = buried
      result.isGone = result.isGone || other.buried.isGone
      return result
    }
    var result = self
    mergeContent(other, into: &result)
    mergePlace(other, into: &result)
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

  /// Chooses one of two arrivals that tell different things.
  private func mergeContent(_ other: Self, into result: inout Self) {
    result.isCarried = (isCarried || other.isCarried) && author == nil && other.author == nil
    guard let otherAuthor = other.author else {
      if author == nil, other.mention.code > mention.code { result.mention = other.mention }
      return
    }
    if let author {
      let mine = (author, kind.code, mention.code)
      guard (otherAuthor, other.kind.code, other.mention.code) < mine else { return }
    }
    result.author = otherAuthor
    result.kind = other.kind
    result.mention = other.mention
  }

  /// Chooses the later move, and joins what is known of places and reads under equal ones.
  private func mergePlace(_ other: Self, into result: inout Self) {
    guard extra.moveVersion == other.extra.moveVersion else {
      let winner = extra.moveVersion < other.extra.moveVersion ? other : self
      result.source = winner.source
      result.thread = winner.thread
      result.isMoved = winner.isMoved
      result.extra = winner.extra
      return
    }
    if (source ?? "", thread ?? "") < (other.source ?? "", other.thread ?? "") {
      result.source = other.source
      result.thread = other.thread
    }
    result.isMoved = isMoved || other.isMoved
    joinReads(other, into: &result)
  }

  private func joinReads(_ other: Self, into result: inout Self) {
    let (a, b) = (extra, other.extra)
    result.extra.readEpoch = max(a.readEpoch, b.readEpoch)
    if a.readEpoch == b.readEpoch {
      result.extra.isReadEpochGuessed = a.isReadEpochGuessed && b.isReadEpochGuessed
    } else if b.readEpoch > a.readEpoch {
      result.extra.isReadEpochGuessed = b.isReadEpochGuessed
    }
    if let mine = a.keptAt, let others = b.keptAt {
      result.extra.keptAt = min(mine, others)
    } else {
      result.extra.keptAt = nil
    }
    result.extra.keptThrough = min(a.keptThrough, b.keptThrough)
  }
}

extension LedgerRecord.ItemEntry: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.item == b.item && a.isDeleted == b.isDeleted && a.source == b.source
      && a.thread == b.thread && a.author == b.author && a.kind == b.kind
      && a.mention == b.mention && a.isMoved == b.isMoved && a.isCarried == b.isCarried
      && a.extra == b.extra
  }
}
