/// An index from the orders of items to their places, kept in pages of sixteen neighbors.
///
/// A server numbers its items in sequence, so most pages are full: an item then costs little more
/// than the 4 bytes of its place, and those that arrive one after another are found in one line of
/// the processor's cache. An item without neighbors costs a page.
package struct OrderIndex {
  private var pageNumbers = SlotMap()
  private var places: [Int32] = []
  private var uses: [UInt8] = []
  private var freePages: [Int32] = []
  /// The page that was used last, by the part of the order that its items share.
  private var recent: (key: UInt64, page: Int32) = (.max, -1)
  package private(set) var count = 0

  package init() {}
}

extension OrderIndex {
  private static let bits = 4
  private static let size = 1 << bits

  /// How many orders there is room for.
  package var capacity: Int { places.count }

  /// The place of the item with an order.
  ///
  /// - Complexity: O(1).
  package subscript(order: Int) -> Int32? {
    guard let page = page(of: order) else { return nil }
    let place = places[Self.position(page, order)]
    return place < 0 ? nil : place
  }

  /// Adds an order that is not in the index.
  ///
  /// - Complexity: O(1) amortized.
  package mutating func insert(_ order: Int, _ place: Int32) {
    let page = page(of: order) ?? openPage(order)
    recent = (Self.key(order), page)
    places[Self.position(page, order)] = place
    uses[Int(page)] += 1
    count += 1
  }

  /// Removes an order, if it is in the index.
  ///
  /// - Complexity: O(1) amortized.
  package mutating func remove(_ order: Int) {
    guard let page = page(of: order) else { return }
    let position = Self.position(page, order)
    guard places[position] >= 0 else { return }
    places[position] = -1
    count -= 1
    uses[Int(page)] -= 1
    guard uses[Int(page)] == 0 else { return }
    pageNumbers.remove(Self.key(order))
    freePages.append(page)
    recent = (.max, -1)
  }
}

extension OrderIndex {
  private static func key(_ order: Int) -> UInt64 { UInt64(order) >> UInt64(bits) }

  private static func position(_ page: Int32, _ order: Int) -> Int {
    Int(page) << bits + order & (size - 1)
  }

  private func page(of order: Int) -> Int32? {
    let key = Self.key(order)
    return key == recent.key ? recent.page : pageNumbers[key]
  }

  private mutating func openPage(_ order: Int) -> Int32 {
    let page: Int32
    if let free = freePages.popLast() {
      page = free
    } else {
      page = Int32(uses.count)
      uses.append(0)
      places.append(contentsOf: repeatElement(-1, count: Self.size))
    }
    pageNumbers.insert(Self.key(order), page)
    return page
  }
}
