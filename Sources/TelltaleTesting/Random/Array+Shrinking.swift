extension Array {
  /// Returns fewer elements that still fail, none of which can be left out.
  ///
  /// Ever smaller runs of elements are left out while the rest still fails.
  package func shrunk(while fails: ([Element]) -> Bool) -> [Element] {
    var rest = self
    var length = Swift.max(1, count / 2)
    while true {
      let before = rest.count
      var start = 0
      while start < rest.count {
        let end = Swift.min(start + length, rest.count)
        let fewer = Array(rest[..<start] + rest[end...])
        if fails(fewer) { rest = fewer } else { start = end }
      }
      if length == 1, rest.count == before { return rest }
      length = Swift.max(1, length / 2)
    }
  }
}
