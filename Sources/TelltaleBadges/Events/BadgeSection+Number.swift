extension BadgeSection {
  /// The place of the section among all, which stands for it inside the engine.
  var number: Int {
    var number = 0
    for other in Self.allCases {
      if other == self { break }
      number += 1
    }
    return number
  }
}
