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
  /// The version of the last move; -1 without one.
  var moveVersion = -1
  /// Where the target was read to when the item moved there unread.
  var keptAt: ReadPosition?
  /// The order of the target's snapshot when the item moved there; -1 without one.
  var keptThrough = -1

  static let none = ItemExtra()
}

extension ItemExtra {
  static func == (a: ItemExtra, b: ItemExtra) -> Bool {
    a.editVersion == b.editVersion && a.editMention == b.editMention
      && a.readEpoch == b.readEpoch && a.moveVersion == b.moveVersion
      && a.keptAt == b.keptAt && a.keptThrough == b.keptThrough
  }
}
