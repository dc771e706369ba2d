/// The rarer facts of an item: an edit, a single read, a move.
struct ItemExtra: Equatable {
  /// The version of the last edit; -1 without one.
  var editVersion = -1
  var editMention: Mention?
  /// The epoch in which the item was read singly; -1 if it was not.
  var readEpoch = -1
  /// Whether the epoch was guessed, because the source was not known yet.
  ///
  /// A hint of this device, which is not compared.
  var isReadEpochGuessed = false
  /// The largest epoch of single reads of before the last move, or of before a source was known;
  /// -1 without one.
  var earlierRead = -1
  /// The epoch from which on such reads hold: who moved the item unread knew older ones as void.
  var earlierReadsFrom = 0
  /// The version of the last move; -1 without one.
  var moveVersion = -1
  /// Where the target was read to when the item moved there unread.
  var keptAt: ReadPosition?
  /// The order of the target's snapshot when the item moved there; -1 without one.
  var keptThrough = -1

  static let none = ItemExtra()
}

extension ItemExtra {
  /// Returns whether the item was read singly, where its thread is read to a position.
  ///
  /// A read of before the last move holds until a newer epoch begins in the target.
  @inline(__always)
  func isRead(under reach: ReadPosition) -> Bool {
    if readEpoch >= reach.epoch { return true }
    guard earlierRead >= earlierReadsFrom else { return false }
    return moveVersion < 0 ? earlierRead >= reach.epoch : isKept(under: reach)
  }

  /// Whether no newer epoch began since the item moved, unread, to where it is.
  private func isKept(under reach: ReadPosition) -> Bool {
    keptAt.map { $0.epoch >= reach.epoch } ?? false
  }

  /// Notes that the item is about to move, and whether it is read where it is.
  mutating func leave(_ reach: ReadPosition, isRead: Bool) {
    let known = max(readEpoch, earlierRead)
    if isRead {
      earlierRead = max(known, reach.epoch)
    } else {
      earlierRead = known
      let floor = max(known + 1, isKept(under: reach) ? 0 : reach.epoch)
      earlierReadsFrom = min(max(earlierReadsFrom, floor), FeedNumbers.largest)
    }
  }

  /// Forgets what depends on where the item is, but not that it was read.
  mutating func forgetPlace() {
    readEpoch = max(readEpoch, earlierRead)
    earlierRead = -1
    earlierReadsFrom = 0
    moveVersion = -1
    keptAt = nil
    keptThrough = -1
  }

  /// Whether two items were read in the same epochs, before they moved and since.
  func isRead(as other: ItemExtra) -> Bool {
    readEpoch == other.readEpoch && earlierRead == other.earlierRead
  }

  /// Returns whether the facts are the same.
  ///
  /// Of an item that did not move it does not matter whether its source was known as it was read;
  /// only who merges it with what was left since asks for that.
  static func == (a: ItemExtra, b: ItemExtra) -> Bool {
    a.editVersion == b.editVersion && a.editMention == b.editMention
      && a.moveVersion == b.moveVersion && a.earlierReadsFrom == b.earlierReadsFrom
      && a.keptAt == b.keptAt && a.keptThrough == b.keptThrough
      && (a.moveVersion < 0
        ? max(a.readEpoch, a.earlierRead) == max(b.readEpoch, b.earlierRead) : a.isRead(as: b))
  }
}
