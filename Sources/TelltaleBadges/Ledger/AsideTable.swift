/// What is kept aside of items, by their orders.
struct AsideTable {
  private var places = SlotMap()
  /// The orders of the items, in no order.
  private(set) var orders: [Int] = []
  private var asides: [ItemAside] = []
}

extension AsideTable {
  var isEmpty: Bool { orders.isEmpty }

  /// What is kept aside of an item.
  ///
  /// - Complexity: O(1).
  subscript(order: Int) -> ItemAside? {
    get { places[UInt64(order)].map { asides[Int($0)] } }
    set {
      guard let newValue else { return remove(order) }
      if let place = places[UInt64(order)] {
        asides[Int(place)] = newValue
      } else {
        places.insert(UInt64(order), Int32(orders.count))
        orders.append(order)
        asides.append(newValue)
      }
    }
  }

  /// Removes what is kept aside of an item; the last one takes its place.
  private mutating func remove(_ order: Int) {
    guard let place = places[UInt64(order)], let last = orders.popLast(),
      let aside = asides.popLast()
    else { return }
    places.remove(UInt64(order))
    guard last != order else { return }
    places.remove(UInt64(last))
    places.insert(UInt64(last), place)
    orders[Int(place)] = last
    asides[Int(place)] = aside
  }
}
