extension RoutePattern {
  /// Returns what an address says if it is of this form.
  func match(_ address: RouteAddress) -> RouteMatch? {
    guard pieces.last == .rest || pieces.count == address.pieces.count else { return nil }
    var captures: [String: String] = [:]
    for (index, piece) in pieces.enumerated() where piece != .rest {
      guard index < address.pieces.count, piece.accepts(address.pieces[index], &captures)
      else { return nil }
    }
    if let fragment {
      guard let text = address.fragment, fragment.accepts(text, &captures) else { return nil }
    }
    var query = address.query
    for item in self.query {
      let value = query.removeValue(forKey: item.key)
      if value == nil && item.isRequired { return nil }
      captures[item.name] = value
    }
    return RouteMatch(
      url: address.text, pattern: self, captures: captures, query: query,
      fragment: address.fragment)
  }
}

extension RoutePattern {
  /// What decides which addresses it matches, but for the keys of its query.
  ///
  /// Of two patterns that match one address, one precedes the other if these differ.
  struct Shape: Hashable, Sendable {
    let pieces: [Piece]
    let fragment: Piece?
    let requiredCount: Int
  }

  var shape: Shape {
    Shape(
      pieces: pieces.map(\.nameless), fragment: fragment?.nameless,
      requiredCount: query.count(where: \.isRequired))
  }

  /// Returns whether it is more specific than another pattern that matches the same address.
  ///
  /// A pattern with a fragment is. Then the pieces decide from the left, a literal before a capture
  /// before what stands for any, and then the number of query values that must be there.
  func precedes(_ other: RoutePattern) -> Bool {
    if (fragment == nil) != (other.fragment == nil) { return fragment != nil }
    let ranks = (pieces + [fragment].compactMap(\.self)).map(\.rank)
    let others = (other.pieces + [other.fragment].compactMap(\.self)).map(\.rank)
    if ranks != others { return ranks.lexicographicallyPrecedes(others) }
    return shape.requiredCount > other.shape.requiredCount
  }
}

extension RoutePattern.Piece {
  /// Returns whether a text is of this form, and notes what it captures.
  fileprivate func accepts(_ text: String, _ captures: inout [String: String]) -> Bool {
    switch self {
    case .literal(let literal): return text == literal
    case .capture(let name): captures[name] = text
    case .rest: break
    }
    return true
  }
}
