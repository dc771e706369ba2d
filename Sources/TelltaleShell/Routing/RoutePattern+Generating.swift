extension RoutePattern {
  /// Returns the address that it matches with some captures.
  ///
  /// - Parameters:
  ///   - captures: The values of the captures; those of other names are ignored.
  ///   - query: More of the query, in the order of the keys.
  ///   - tail: The fragment, if the pattern names none.
  /// - Throws: `RouteError.missing` if the value of a capture is needed and absent, or the pattern
  ///   has a `*`, and the other cases if a value cannot be in an address.
  public func url(
    _ captures: [String: String] = [:], query: [String: String] = [:], fragment tail: String? = nil
  ) throws(RouteError) -> String {
    let scheme = try pieces[0].text(captures)
    let segments = try pieces.dropFirst().map { (piece) throws(RouteError) in
      try piece.text(captures).percentEncodedSegment()
    }
    var items: [(key: String, value: String)] = []
    for item in self.query {
      if let value = captures[item.name] {
        items.append((item.key, value))
      } else if item.isRequired {
        throw .missing(item.name)
      }
    }
    let keys = Set(self.query.map(\.key))
    items += query.filter { !keys.contains($0.key) }.sorted { $0.key < $1.key }
    let fragment = try self.fragment.map { (piece) throws(RouteError) in
      try piece.text(captures)
    }
    var url = "\(scheme)://" + segments.joined(separator: "/")
    if !items.isEmpty {
      url += "?"
      url += items.map { "\($0.key.percentEncoded)=\($0.value.percentEncoded)" }
        .joined(separator: "&")
    }
    if let tail = fragment ?? tail { url += "#" + tail.percentEncoded }
    guard url.utf8.count <= RouteParts.maxBytes else { throw .tooLong }
    return url
  }
}

extension RoutePattern.Piece {
  fileprivate func text(_ captures: [String: String]) throws(RouteError) -> String {
    switch self {
    case .literal(let text): return text
    case .rest: throw .missing("*")
    case .capture(let name):
      guard let text = captures[name] else { throw .missing(name) }
      return text
    }
  }
}
