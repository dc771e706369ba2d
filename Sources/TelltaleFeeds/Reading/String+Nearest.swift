extension String {
  /// How long a word may be to be looked at as a slip of another.
  private static let longestSlip = 64

  /// The name that the word may be a slip of; nil if it is near none.
  ///
  /// A third of the letters may be wrong, missing, too many or swapped with their neighbor; capitals
  /// make no difference. Of names equally near, it is the first in the alphabet.
  package func nearest(among names: some Sequence<String>) -> String? {
    guard let letters = slipLetters else { return nil }
    var best: (distance: Int, name: String)?
    for name in names {
      guard let others = name.slipLetters else { continue }
      let limit = (Swift.min(letters.count, others.count) + 1) / 3
      guard abs(letters.count - others.count) <= limit else { continue }
      let distance = Self.distance(letters, others)
      if distance <= limit, best.map({ (distance, name) < $0 }) ?? true { best = (distance, name) }
    }
    return best?.name
  }

  /// The end of a message that asks whether another name is meant, if there is one.
  package static func asking(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean \"\($0.printable)\"?" } ?? ""
  }

  private var slipLetters: [Character]? {
    let letters = Array(prefix(Self.longestSlip + 1))
    return letters.count > Self.longestSlip ? nil : letters.map { Character($0.lowercased()) }
  }

  /// How many letters must be changed, added, removed or swapped with their neighbor.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for (index, letter) in left.enumerated() {
      var row = [index + 1]
      for (column, other) in right.enumerated() {
        let change = rows[index][column] + (letter == other ? 0 : 1)
        var least = Swift.min(change, row[column] + 1, rows[index][column + 1] + 1)
        if index > 0, column > 0, letter == right[column - 1], left[index - 1] == other {
          least = Swift.min(least, rows[index - 1][column - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
