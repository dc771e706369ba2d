/// What a login form asks for.
public enum LoginStep: String, Sendable {
  /// The account and its password.
  case password
  /// The one-time code of a second factor.
  case twoFactor
}
