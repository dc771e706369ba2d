/// Patterns, each with what it stands for, of which the most specific one that matches counts.
///
/// ```swift
/// var table = RouteTable<String>()
/// try table.register(RoutePattern("shop://products/{id}"), "detail")
/// try table.register(RoutePattern("shop://products/new"), "editor")
/// try table.match("shop://products/new").value  // editor
/// ```
public struct RouteTable<Value> {
  /// The entries, the more specific ones first.
  private var entries: [(pattern: RoutePattern, value: Value)] = []
  private var patterns: [RoutePattern.Shape: RoutePattern] = [:]

  /// Creates a table without patterns.
  public init() {}
}

extension RouteTable: Sendable where Value: Sendable {}

extension RouteTable {
  /// Adds a pattern.
  ///
  /// - Throws: `RouteError.ambiguous` if a pattern that is there matches the same addresses and
  ///   neither is more specific.
  public mutating func register(_ pattern: RoutePattern, _ value: Value) throws(RouteError) {
    if let other = patterns[pattern.shape] { throw .ambiguous(pattern.text, other.text) }
    patterns[pattern.shape] = pattern
    let place = entries.firstIndex { pattern.precedes($0.pattern) } ?? entries.endIndex
    entries.insert((pattern, value), at: place)
  }

  /// Returns the most specific match of an address.
  ///
  /// A pattern with a fragment is more specific than all that have none. Segments decide next, from
  /// the left: a literal before a capture before `*`; then the number of query values that must be
  /// there.
  ///
  /// - Throws: `RouteError.unknownScheme` or `RouteError.unmatched` if no pattern matches, and the
  ///   other cases if the text is no address.
  /// - Complexity: O(*n*), where *n* is the number of patterns.
  public func match(_ url: String) throws(RouteError) -> (value: Value, match: RouteMatch) {
    let address = try RouteAddress(url)
    for (pattern, value) in entries {
      if let match = pattern.match(address) { return (value, match) }
    }
    throw hasScheme(address.pieces[0]) ? .unmatched(url) : .unknownScheme(address.pieces[0])
  }

  /// Returns whether a pattern names a scheme, which is in lower case.
  func hasScheme(_ scheme: String) -> Bool {
    entries.contains { $0.pattern.pieces[0] == .literal(scheme) }
  }
}
