/// A field of a line that means nothing where it stands.
package struct UnknownField: Equatable, Sendable {
  /// The names that lead from the outermost object to the field.
  package let path: [String]

  /// The field that may be meant.
  package let suggestion: String?
}

extension UnknownField: CustomStringConvertible {
  package var description: String {
    "unknown field \(JSONValue.string(path.joined(separator: ".")))\(String.asking(suggestion))"
  }
}
