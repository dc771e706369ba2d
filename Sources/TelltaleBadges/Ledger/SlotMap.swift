/// A hash table from numbers to slots: open addressing, linear probing, no tombstones.
package struct SlotMap {
  /// A place of the table, 16 bytes, so that a look at it is one look into memory.
  private struct Place {
    /// The key plus one; 0 if the place is free.
    var key: UInt64 = 0
    var slot: Int32 = 0
  }

  private var places: [Place] = []
  package private(set) var count = 0

  package init() {}
}

extension SlotMap {
  /// The slot of a key.
  ///
  /// - Complexity: O(1).
  package subscript(key: UInt64) -> Int32? {
    guard count > 0 else { return nil }
    let stored = key &+ 1
    var index = home(stored)
    while places[index].key != 0 {
      if places[index].key == stored { return places[index].slot }
      index = next(index)
    }
    return nil
  }

  /// Adds a key that is not in the table.
  ///
  /// - Complexity: O(1) amortized.
  package mutating func insert(_ key: UInt64, _ slot: Int32) {
    if count * 4 >= places.count * 3 { grow() }
    insert(Place(key: key &+ 1, slot: slot))
    count += 1
  }

  /// Removes a key, if it is in the table.
  ///
  /// - Complexity: O(1).
  package mutating func remove(_ key: UInt64) {
    guard count > 0 else { return }
    let stored = key &+ 1
    var hole = home(stored)
    while places[hole].key != stored {
      if places[hole].key == 0 { return }
      hole = next(hole)
    }
    count -= 1
    let mask = places.count - 1
    var index = next(hole)
    while places[index].key != 0 {
      let distance = (index &- home(places[index].key)) & mask
      if distance >= (index &- hole) & mask {
        places[hole] = places[index]
        hole = index
      }
      index = next(index)
    }
    places[hole].key = 0
  }
}

extension SlotMap {
  /// The first place to look for a key. Both halves of a key spread over all bits of the result.
  private func home(_ stored: UInt64) -> Int {
    let mixed = stored &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed ^ mixed >> 32) & (places.count - 1)
  }

  private func next(_ index: Int) -> Int { (index + 1) & (places.count - 1) }

  private mutating func insert(_ place: Place) {
    var index = home(place.key)
    while places[index].key != 0 { index = next(index) }
    places[index] = place
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: Place(), count: max(16, old.count * 2))
    for place in old where place.key != 0 { insert(place) }
  }
}
