/// Why what was saved is not restored.
public enum RestorationError: Error, Hashable, Sendable {
  /// It was saved in a form that this version of the app does not read.
  case otherVersion(Int)
  /// It belongs to somebody else.
  case otherAccount
  /// It was saved too long ago.
  case tooOld
  /// Nothing of it can be opened anymore.
  case nothingLeft
}

extension RestorationError: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .otherVersion(let version): "what was saved has version \(version)"
    case .otherAccount: "what was saved belongs to somebody else"
    case .tooOld: "what was saved is too old"
    case .nothingLeft: "nothing of what was saved can be opened"
    }
  }
}
