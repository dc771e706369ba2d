/// Numbers for names that are compared byte by byte: open addressing, linear probing, no tombstones.
///
/// The numbers are those from 0 to one less than the count. Whoever can choose names can choose ones
/// that are found slowly: the hash has no secret.
package struct NameIndex {
  /// The names by their numbers.
  package private(set) var names: [String] = []
  private var hashes: [UInt32] = []
  /// For each place the number of its name plus one; 0 if it is free.
  private var places: [Int32] = []

  package init() {}
}

extension NameIndex {
  package var count: Int { names.count }

  /// The number of a name.
  ///
  /// - Complexity: O(1).
  package subscript(name: String) -> Int? {
    guard !names.isEmpty else { return nil }
    let number = places[place(of: name, name.hashOfBytes)]
    return number > 0 ? Int(number) - 1 : nil
  }

  /// Adds a name that is not in the index; its number is the count of those before.
  ///
  /// - Complexity: O(1) amortized.
  package mutating func insert(_ name: String) {
    if names.count * 2 >= places.count { grow() }
    let hash = name.hashOfBytes
    names.append(name)
    hashes.append(hash)
    places[freePlace(hash)] = Int32(names.count)
  }

  /// Removes a name, whose number the last name takes.
  ///
  /// - Returns: The number of the name, or `nil` if it is not in the index.
  /// - Complexity: O(1).
  package mutating func remove(_ name: String) -> Int? {
    guard let number = self[name] else { return nil }
    close(place(of: name, hashes[number]))
    let last = names.count - 1
    if number < last {
      places[place(of: names[last], hashes[last])] = Int32(number) + 1
      names[number] = names[last]
      hashes[number] = hashes[last]
    }
    names.removeLast()
    hashes.removeLast()
    return number
  }
}

extension NameIndex {
  private func home(_ hash: UInt32) -> Int {
    Int(truncatingIfNeeded: hash) & (places.count - 1)
  }

  private func next(_ place: Int) -> Int { (place + 1) & (places.count - 1) }

  /// The place of a name, or the free one where it would be.
  private func place(of name: String, _ hash: UInt32) -> Int {
    var place = home(hash)
    while places[place] > 0 {
      let number = Int(places[place]) - 1
      if hashes[number] == hash, names[number].hasBytes(of: name) { return place }
      place = next(place)
    }
    return place
  }

  private func freePlace(_ hash: UInt32) -> Int {
    var place = home(hash)
    while places[place] > 0 { place = next(place) }
    return place
  }

  /// Frees a place and moves those behind it up.
  private mutating func close(_ freed: Int) {
    var hole = freed
    var place = next(hole)
    while places[place] > 0 {
      let distance = place &- home(hashes[Int(places[place]) - 1])
      if distance & (places.count - 1) >= (place &- hole) & (places.count - 1) {
        places[hole] = places[place]
        hole = place
      }
      place = next(place)
    }
    places[hole] = 0
  }

  private mutating func grow() {
    places = Array(repeating: 0, count: max(8, places.count * 2))
    for (number, hash) in hashes.enumerated() { places[freePlace(hash)] = Int32(number) + 1 }
  }
}
