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
    var places: [ID: [Int]] = [:]
    for (place, id) in old.enumerated().reversed() { places[id, default: []].append(place) }
    let origins = new.map { places[$0]?.popLast() }
    let isKept = origins.longestRise()
    var isLeft = Array(repeating: true, count: old.count)
    for (place, id) in new.enumerated() {
      if let origin = origins[place], isKept[place] {
        isLeft[origin] = false
        kept.append(ListEdits.Move(from: oldPlace(origin), to: newPlace(place)))
      } else {
        inserted.append((id, newPlace(place)))
      }
    }
    for (place, id) in old.enumerated() where isLeft[place] {
      removed.append((id, oldPlace(place)))
    }
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

extension [Int?] {
  /// Returns which elements are in the longest run, with gaps, of numbers that rise.
  fileprivate func longestRise() -> [Bool] {
    // For each length, where the run of it ends that ends with the lowest number.
    var ends: [Int] = []
    var previous: [Int?] = Array(repeating: nil, count: count)
    for (place, number) in enumerated() {
      guard let number else { continue }
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if let end = self[ends[middle]], end < number { low = middle + 1 } else { high = middle }
      }
      previous[place] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = place } else { ends.append(place) }
    }
    var isInRun = [Bool](repeating: false, count: count)
    var next = ends.last
    while let place = next {
      isInRun[place] = true
      next = previous[place]
    }
    return isInRun
  }
}
