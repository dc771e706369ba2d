/// Every row, in the order of the table.
enum Suite {
  static var rows: [Row] {
    badge + kairo + Propagate.rows + Cellx.rows + Dynamic.rows + Deep.rows
      + SbenchCreate.rows + SbenchEffects.rows + Dispose.rows + Memory.rows + unread
  }

  private static var badge: [Row] {
    BadgeSet.rows + BadgeCombine2.rows + BadgeSections.rows + BadgeSectionsMuted.rows
      + BadgeDiamond.rows + BadgeTotal.rows
  }

  /// The last, for what comes after them finds the memory in pieces, and takes longer.
  private static var unread: [Row] {
    BadgeUnreadArrive.rows + BadgeUnreadRead.rows + BadgeUnreadMoveMute.rows
      + BadgeUnreadSnapshot.rows + BadgeUnreadLoad.rows
  }

  private static var kairo: [Row] {
    KairoAvoidable.rows + KairoBroad.rows + KairoDeep.rows + KairoDiamond.rows + KairoMux.rows
      + KairoRepeated.rows + KairoTriangle.rows + KairoUnstable.rows + KairoMol.rows
  }

  /// The rows whose name contains a text.
  static func rows(matching filter: String?) -> [Row] {
    guard let filter else { return rows }
    return rows.filter { $0.name.contains(filter) }
  }
}
