/// Why an answer of a server cannot be used.
public enum ImportError: Error, Hashable, Sendable {
  /// The answer is not the JSON it should be, or goes beyond a limit.
  case invalid(problem: String, place: ImportPlace)
  /// The server answered with an error, in its own words.
  case refused(String)
  /// The answer has none of the fields by which answers of that server are known.
  case foreign(ServerFormat, expected: [String])
}

extension ImportError: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .invalid(let problem, let place): "\(place): \(problem)"
    case .refused(let text): "the server answered with an error: \(text)"
    case .foreign(let format, let expected):
      "this is no answer of \(format.rawValue), which has one of "
        + expected.map(\.debugDescription).joined(separator: ", ")
    }
  }
}
