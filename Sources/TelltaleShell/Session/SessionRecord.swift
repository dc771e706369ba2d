/// What an app remembers of its user between two launches.
public struct SessionRecord: Codable, Hashable, Sendable {
  /// The account that was signed in last, with which a login form begins.
  public var account: String?
  /// Whether that account is signed in.
  public var isSignedIn: Bool
  /// The version of the guide that was seen last.
  public var guideVersion: String?

  /// Creates a record, by default that of an app that was never launched.
  public init(account: String? = nil, isSignedIn: Bool = false, guideVersion: String? = nil) {
    self.account = account
    self.isSignedIn = isSignedIn
    self.guideVersion = guideVersion
  }

  /// The account that is signed in, if there is one with a name.
  public var signedInAccount: String? {
    isSignedIn && account?.isEmpty == false ? account : nil
  }
}
