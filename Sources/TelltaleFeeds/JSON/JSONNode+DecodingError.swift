extension JSONNode {
  /// What a `DecodingError` says, as a `JSONError`: types that check their own values throw those,
  /// and describe what is expected as "must be …".
  func fieldError(_ error: DecodingError) -> JSONError {
    switch error {
    case .keyNotFound(let key, let context):
      fieldError(context.codingPath + [key], expected: "given")
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
      fieldError(context.codingPath, expected: Self.expectation(context))
    @unknown default:
      mismatch("something else")
    }
  }

  private func fieldError(_ path: [any CodingKey], expected: String) -> JSONError {
    let path = path.map { Self.withoutIndexPrefix($0.stringValue) }
    return .field(
      path: path, expected: expected, found: value(at: path.dropFirst(names.count)))
  }

  private static func expectation(_ context: DecodingError.Context) -> String {
    let prefix = "must be "
    let text = context.debugDescription
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : "valid (\(text))"
  }

  /// The standard library names the elements of a list "Index 0", "Index 1", ….
  private static func withoutIndexPrefix(_ name: String) -> String {
    let prefix = "Index "
    guard name.hasPrefix(prefix), let index = Int(name.dropFirst(prefix.count)) else { return name }
    return String(index)
  }

  private func value(at path: some Sequence<String>) -> JSONValue? {
    var found = value
    for name in path {
      switch found {
      case .object(let members):
        found = members[name]
      case .array(let elements):
        found = Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      default:
        return nil
      }
    }
    return found
  }
}
