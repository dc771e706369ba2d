/// What can be wrong with an address, a pattern, or what is made from one.
///
/// A pattern is refused where it is registered, an address where it is opened; neither ever traps.
public enum RouteError: Error, Hashable, Sendable {
  // MARK: The text of an address or a pattern

  /// It has more than 8192 bytes or 100 segments.
  case tooLong
  /// It begins with no scheme.
  case noScheme
  /// Its host or a part of its path is empty.
  case emptySegment
  /// It has a control character, as such or escaped in the host or the path.
  case controlCharacter
  /// A percent sign in this piece is followed by no two hexadecimal digits.
  case badEscape(String)
  /// What this piece escapes is no text.
  case invalidText(String)

  // MARK: A pattern

  /// A capture is no whole piece of a pattern, has no name, or may not be optional there.
  case badCapture(String)
  /// A fallback sign is not the last segment of a pattern.
  case misplacedFallback
  /// A pattern has two captures or two query keys of one name.
  case duplicate(String)
  /// Two patterns match the same addresses, and neither is more specific.
  case ambiguous(String, String)

  // MARK: Opening

  /// No pattern has the scheme of the address.
  case unknownScheme(String)
  /// No pattern matches the address.
  case unmatched(String)
  /// The pattern of the address is an action's, where a screen is asked for.
  case noScreen(String)
  /// The screen cannot be made, or the action not be done, for this reason.
  case unavailable(String)
  /// The last of these addresses is opened by the one before it as its parent, and was before.
  case cyclicParents([String])
  /// No addresses are registered for a type, which has this name.
  case noURL(String)

  // MARK: Captures

  /// A capture has no value.
  case missing(String)
  /// A capture does not read as the type it is asked for.
  case illTyped(String)
}

extension RouteError {
  /// Any error of what an app does with an address.
  init(_ error: any Error) {
    self = error as? RouteError ?? .unavailable("\(error)")
  }
}

extension RouteError: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .tooLong: "an address has at most 8192 bytes and 100 segments"
    case .noScheme: "an address begins with a scheme"
    case .emptySegment: "the host or a part of the path is empty"
    case .controlCharacter: "an address has no control characters"
    case .badEscape(let piece): "\"\(piece)\" has a percent sign without two digits"
    case .invalidText(let piece): "\"\(piece)\" is not UTF-8"
    case .badCapture(let piece): "\"\(piece)\" is no capture that may be there"
    case .misplacedFallback: "* is the last segment of a pattern"
    case .duplicate(let name): "\"\(name)\" is in the pattern twice"
    case .ambiguous(let new, let old): "\"\(new)\" matches what \"\(old)\" matches"
    case .unknownScheme(let scheme): "no pattern has the scheme \"\(scheme)\""
    case .unmatched(let url): "no pattern matches \"\(url)\""
    case .noScreen(let url): "\"\(url)\" opens no screen"
    case .unavailable(let reason): "an address cannot be opened: \(reason)"
    case .cyclicParents(let urls): "parents in a circle: " + urls.joined(separator: ", ")
    case .noURL(let type): "there are no addresses for \(type)"
    case .missing(let name): "\"\(name)\" has no value"
    case .illTyped(let name): "\"\(name)\" is of another type"
    }
  }
}
