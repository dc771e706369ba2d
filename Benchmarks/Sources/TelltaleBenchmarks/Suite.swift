/// Every row, in the order of the table.
enum Suite {
  static var rows: [Row] {
    BadgeSet.rows + BadgeCombine2.rows + BadgeSections.rows + BadgeDiamond.rows
      + Propagate.rows + SbenchCreate.rows + Memory.rows
  }

  /// The rows whose name contains a text.
  static func rows(matching filter: String?) -> [Row] {
    guard let filter else { return rows }
    return rows.filter { $0.name.contains(filter) }
  }
}
