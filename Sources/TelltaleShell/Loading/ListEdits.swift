/// What turns one list of sections into another, in the coordinates that table views take.
///
/// Sections and rows are told apart by their identifiers. The rows of a section that is deleted or
/// inserted are not listed; the rows of one that moves move with it, and may be edited besides.
///
/// ```swift
/// let edits = ListEdits(from: old, to: new)
/// edits.rows.inserted  // [RowPath(section: 0, row: 2)]
/// ```
public struct ListEdits: Hashable, Sendable {
  /// The edits of the sections.
  public internal(set) var sections: Changes<Int> = Changes()
  /// The edits of the rows in sections that stay or move.
  public internal(set) var rows: Changes<RowPath> = Changes()
}

extension ListEdits {
  /// Edits of either sections or rows.
  public struct Changes<Position: Hashable & Comparable & Sendable>: Hashable, Sendable {
    /// Where something is taken out of the old list, the last first.
    public internal(set) var deleted: [Position] = []
    /// Where something is put into the new list, the first first.
    public internal(set) var inserted: [Position] = []
    /// What changes its place among its neighbors, in the order of the new list.
    public internal(set) var moved: [Move<Position>] = []
    /// What differs under the same identifier: in the new list, to be drawn again after all else.
    public internal(set) var reloaded: [Position] = []

    /// Whether there are none.
    public var isEmpty: Bool { self == Changes() }
  }

  /// The change of a place.
  public struct Move<Position: Hashable & Comparable & Sendable>: Hashable, Sendable {
    /// The place in the old list.
    public let from: Position
    /// The place in the new list.
    public let to: Position
  }

  /// Whether both lists are the same.
  public var isEmpty: Bool { sections.isEmpty && rows.isEmpty }

  /// Finds what turns a list into another one whose rows are compared by a closure.
  ///
  /// - Parameters:
  ///   - old: The list that is shown.
  ///   - new: The list that is to be shown.
  ///   - areEquivalent: Whether two rows of one identifier look the same.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  public init<ID, Row: Identifiable>(
    from old: [ListSection<ID, Row>], to new: [ListSection<ID, Row>],
    by areEquivalent: (Row, Row) -> Bool
  ) {
    var sections = ListMatching<ID, Int>()
    sections.match(old.map(\.id), new.map(\.id), from: { $0 }, to: { $0 })
    let pairs = sections.pairs
    var rows = ListMatching<Row.ID, RowPath>()
    for pair in pairs {
      rows.match(
        old[pair.from].rows.map(\.id), new[pair.to].rows.map(\.id),
        from: { RowPath(section: pair.from, row: $0) }, to: { RowPath(section: pair.to, row: $0) })
    }
    self.sections = sections.changes { old[$0].title == new[$1].title }
    self.rows = rows.changes {
      areEquivalent(old[$0.section].rows[$0.row], new[$1.section].rows[$1.row])
    }
  }

  /// Finds what turns a list into another one.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  public init<ID, Row: Identifiable & Equatable>(
    from old: [ListSection<ID, Row>], to new: [ListSection<ID, Row>]
  ) {
    self.init(from: old, to: new, by: ==)
  }
}
