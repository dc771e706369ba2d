/// What has one identifier in an old and a new list, and what is in one of them alone.
struct ListMatching<ID: Hashable, Position: Hashable & Comparable & Sendable> {
  private var kept: [ListEdits.Move<Position>] = []
  private var removed: [(id: ID, place: Position)] = []
  private var inserted: [(id: ID, place: Position)] = []

  init() {}
}

extension ListMatching {
  /// Adds two lists, or parts of them that belong together.
  mutating func match(
    _ old: [ID], _ new: [ID], from oldPlace: (Int) -> Position, to newPlace: (Int) -> Position
  ) {
    var isRemoved = Array(repeating: false, count: old.count)
    var isInserted = Array(repeating: false, count: new.count)
    for change in new.difference(from: old) {
      switch change {
      case .remove(let index, let id, _):
        isRemoved[index] = true
        removed.append((id, oldPlace(index)))
      case .insert(let index, let id, _):
        isInserted[index] = true
        inserted.append((id, newPlace(index)))
      }
    }
    let places = zip(
      old.indices.lazy.filter { !isRemoved[$0] }, new.indices.lazy.filter { !isInserted[$0] })
    kept += places.map { ListEdits.Move(from: oldPlace($0), to: newPlace($1)) }
  }

  /// The places of all that is in both lists, in the order of the new one.
  var pairs: [ListEdits.Move<Position>] { (kept + moved).sorted { $0.to < $1.to } }

  /// What was removed at one place and inserted at another; of equal identifiers, the first ones.
  private var moved: [ListEdits.Move<Position>] {
    var places = Dictionary(removed.map { ($0.id, $0.place) }, uniquingKeysWith: min)
    return inserted.sorted { $0.place < $1.place }.compactMap { id, place in
      places.removeValue(forKey: id).map { ListEdits.Move(from: $0, to: place) }
    }
  }

  func changes(
    by areEquivalent: (_ old: Position, _ new: Position) -> Bool
  ) -> ListEdits.Changes<Position> {
    let moved = moved
    let left = Set(moved.map(\.from))
    let found = Set(moved.map(\.to))
    return ListEdits.Changes(
      deleted: removed.map(\.place).filter { !left.contains($0) }.sorted(by: >),
      inserted: inserted.map(\.place).filter { !found.contains($0) }.sorted(),
      moved: moved,
      reloaded: pairs.filter { !areEquivalent($0.from, $0.to) }.map(\.to))
  }
}
