/// Why a text is not the value that was asked for.
package enum JSONError: Error, Equatable {
  /// The text is not JSON; the column is a byte of the line, the first one being 1.
  case syntax(problem: String, column: Int)

  /// A field has another value than its place asks for; `expected` ends the sentence "must be …".
  ///
  /// The names of the path lead from the outermost object to the field; it is empty for the whole
  /// text. What was found is nil where nothing stands.
  case field(path: [String], expected: String, found: JSONValue?)
}

extension JSONError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .syntax(let problem, let column):
      return "not valid JSON: \(problem) at column \(column)"
    case .field(let path, let expected, let found):
      let name = path.isEmpty ? "the line" : "\(JSONValue.string(path.joined(separator: ".")))"
      return "\(name) must be \(expected), got \(found?.description ?? "nothing")"
    }
  }
}
