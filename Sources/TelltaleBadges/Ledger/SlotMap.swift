/// A hash table from numbers to slots: open addressing, linear probing, no tombstones.
struct SlotMap {
  /// The keys plus one; 0 is a free place.
  private var keys: [UInt64] = Array(repeating: 0, count: 16)
  private var slots: [Int32] = Array(repeating: 0, count: 16)
  private(set) var count = 0
}

extension SlotMap {
  subscript(key: UInt64) -> Int32? {
    var place = home(key)
    let stored = key &+ 1
    while keys[place] != 0 {
      if keys[place] == stored { return slots[place] }
      place = (place + 1) & (keys.count - 1)
    }
    return nil
  }

  /// Adds a key that is not in the table.
  mutating func insert(_ key: UInt64, _ slot: Int32) {
    if count * 4 >= keys.count * 3 { grow() }
    var place = home(key)
    while keys[place] != 0 { place = (place + 1) & (keys.count - 1) }
    keys[place] = key &+ 1
    slots[place] = slot
    count += 1
  }

  mutating func remove(_ key: UInt64) {
    let mask = keys.count - 1
    var place = home(key)
    let stored = key &+ 1
    while keys[place] != stored {
      if keys[place] == 0 { return }
      place = (place + 1) & mask
    }
    count -= 1
    var next = (place + 1) & mask
    while keys[next] != 0 {
      let distance = (next &- home(keys[next] &- 1)) & mask
      if distance >= (next &- place) & mask {
        keys[place] = keys[next]
        slots[place] = slots[next]
        place = next
      }
      next = (next + 1) & mask
    }
    keys[place] = 0
  }
}

extension SlotMap {
  private func home(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 24) & (keys.count - 1)
  }

  private mutating func grow() {
    let oldKeys = keys
    let oldSlots = slots
    keys = Array(repeating: 0, count: oldKeys.count * 2)
    slots = Array(repeating: 0, count: oldKeys.count * 2)
    count = 0
    for place in oldKeys.indices where oldKeys[place] != 0 {
      insert(oldKeys[place] &- 1, oldSlots[place])
    }
  }
}
