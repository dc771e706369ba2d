/// A failed request of a list; two failures are the same if they are of one request.
///
/// Errors are never compared.
public struct LoadFailure: Sendable {
  /// What was to be loaded.
  public let activity: LoadActivity
  /// Why it was not.
  public let error: any Error
  /// The token of the request.
  public let token: Int
}

extension LoadFailure: Hashable {
  /// Returns whether two failures are of one request.
  public static func == (left: LoadFailure, right: LoadFailure) -> Bool {
    left.token == right.token
  }

  /// Hashes the token.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(token)
  }
}
