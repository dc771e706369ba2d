/// What a login form sends, told from all that it sent before by its token.
public struct LoginRequest: Hashable, Sendable {
  /// The number of the request; the first one of a form is 1.
  public let token: Int
  /// What the form asked for.
  public let step: LoginStep
  /// The name of the account.
  public let account: String
  /// The password.
  public let password: String
  /// The text of the captcha, if one is required.
  public let captcha: String?
  /// The one-time code, if it is asked for.
  public let otp: String?
}
