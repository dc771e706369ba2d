/// One stay of an account in the app, from its login to its logout.
///
/// A request remembers the session it was made in; its answer is applied in that session or, if
/// the account has logged out since, not at all.
public struct UnreadSession: Hashable, Sendable {
  /// The name of the account.
  public let account: String
  /// A number that grows with each login.
  public let generation: Int
}
