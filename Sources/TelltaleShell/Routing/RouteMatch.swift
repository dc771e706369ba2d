/// An address that a pattern matches, taken apart.
public struct RouteMatch: Hashable, Sendable {
  /// The address as it was written.
  public let url: String
  /// The pattern.
  public let pattern: RoutePattern
  /// What the captures of the pattern stand for, decoded; optional ones may be absent.
  public let captures: [String: String]
  /// The rest of the query, decoded; of several values of a key the first.
  public let query: [String: String]
  /// What follows the hash sign, decoded.
  public let fragment: String?
}

extension RouteMatch {
  /// The value of a capture as a type.
  ///
  /// - Throws: `RouteError.missing` if the address does not have it, and `RouteError.illTyped` if
  ///   it does not read as the type.
  public subscript<Value: LosslessStringConvertible>(
    name: String, as type: Value.Type
  ) -> Value {
    get throws(RouteError) {
      guard let text = captures[name] else { throw .missing(name) }
      guard let value = Value(text) else { throw .illTyped(name) }
      return value
    }
  }

  /// The text of a capture.
  ///
  /// - Throws: `RouteError.missing` if the address does not have it.
  public subscript(name: String) -> String {
    get throws(RouteError) { try self[name, as: String.self] }
  }
}

extension RouteMatch {
  /// What addresses of one screen have in common: the pattern and what it captures, or all of the
  /// address where the pattern leaves a part of it open.
  struct Key: Hashable {
    let pattern: RoutePattern
    let captures: [String: String]
    let url: String?
  }

  var key: Key {
    Key(pattern: pattern, captures: captures, url: pattern.pieces.contains(.rest) ? url : nil)
  }
}
