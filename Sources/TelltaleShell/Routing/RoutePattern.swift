/// The form of addresses that open one kind of screen.
///
/// It is an address with names in braces where addresses differ:
/// `scheme://host/part/{name}?key={name}#{name}`. A name stands for one whole segment, query value
/// or fragment. A query value must be there, unless its name ends in a question mark. The last
/// segment may be `*`, which stands for any number of them, and the pattern `*` for any address.
///
/// Scheme and host match in any case of ASCII letters; the rest exactly, after decoding. An address
/// may have more in its query than the pattern names, and a fragment if the pattern names none.
///
/// ```swift
/// let pattern = try RoutePattern("shop://products/{id}?from={source?}")
/// try pattern.url(["id": "a b"])  // shop://products/a%20b
/// ```
public struct RoutePattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String
  /// The scheme, the host and the parts of the path.
  let pieces: [Piece]
  let query: [QueryCapture]
  let fragment: Piece?

  /// Creates a pattern from its text.
  ///
  /// - Throws: The `RouteError` that says what is wrong with the text.
  public init(_ text: String) throws(RouteError) {
    self.text = text
    if text == "*" {
      (pieces, query, fragment) = ([.rest], [], nil)
      return
    }
    let parts = try RouteParts(text)
    guard !parts.segments.isEmpty else { throw .emptySegment }
    var pieces: [Piece] = [.literal(parts.scheme)]
    for segment in parts.segments {
      guard pieces.last != .rest else { throw .misplacedFallback }
      let piece = try Piece(segment: segment)
      pieces.append(pieces.count == 1 ? piece.lowercased : piece)
    }
    self.pieces = pieces
    query = try parts.query.map { (item) throws(RouteError) in try QueryCapture(item) }
    fragment = try parts.fragment.map { (piece) throws(RouteError) in try Piece(piece) }
    try checkNames()
  }
}

extension RoutePattern {
  /// The names of the captures that every address has.
  var requiredNames: [String] {
    (pieces + [fragment].compactMap(\.self)).compactMap(\.name)
      + query.filter(\.isRequired).map(\.name)
  }

  private func checkNames() throws(RouteError) {
    var seen: Set<String> = []
    let optionalNames = query.filter { !$0.isRequired }.map(\.name)
    for name in requiredNames + optionalNames where !seen.insert(name).inserted {
      throw .duplicate(name)
    }
    seen = []
    for item in query where !seen.insert(item.key).inserted { throw .duplicate(item.key) }
  }
}

extension RoutePattern: CustomStringConvertible {
  /// The pattern as it was written.
  public var description: String { text }
}
