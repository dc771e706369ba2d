// In Embedded Swift the standard library's sort is compiled anew for each kind of element; there one
// small function sorts them all.

extension Array {
  /// Returns the elements in an order in which no two are equal.
  func inOrder(by precedes: (Element, Element) -> Bool) -> [Element] {
    #if hasFeature(Embedded)
      places(count) { precedes(self[$0], self[$1]) }.map { self[$0] }
    #else
      sorted(by: precedes)
    #endif
  }
}

extension [Int] {
  /// Puts the numbers in rising order.
  mutating func sortNumbers() {
    #if hasFeature(Embedded)
      let numbers = self
      self = numbers.inOrder { $0 < $1 }
    #else
      sort()
    #endif
  }
}

#if hasFeature(Embedded)
  /// Returns the numbers from 0 to one less than a count in order: a heap with the last on top, of which
  /// the top goes behind the rest until nothing is left.
  @inline(never)
  private func places(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
    var places = Array(0..<count)
    var (start, end) = (count / 2, count)
    while end > 1 {
      if start > 0 {
        start -= 1
      } else {
        end -= 1
        places.swapAt(0, end)
      }
      var parent = start
      while 2 * parent + 1 < end {
        var child = 2 * parent + 1
        if child + 1 < end, precedes(places[child], places[child + 1]) { child += 1 }
        guard precedes(places[parent], places[child]) else { break }
        places.swapAt(parent, child)
        parent = child
      }
    }
    return places
  }
#endif
