/// What a server says to a login.
public enum LoginAnswer: Sendable {
  /// The reader is who they say.
  case accepted
  /// Account, password, captcha or code are wrong.
  case rejected
  /// A one-time code is needed as well.
  case twoFactorNeeded
  /// The time to enter the code is over.
  case expired
  /// The account has to be activated before.
  case activationNeeded
  /// There was no answer.
  case failed(any Error)
}
