/// What a login form tells its reader.
public enum LoginMessage: Sendable {
  /// The name of the account is missing.
  case account
  /// The password is missing.
  case password
  /// The text of the captcha is missing.
  case captcha
  /// The one-time code is missing, or is not six digits.
  case otp
  /// What was sent is wrong.
  case rejected
  /// The time to enter the code is over.
  case expired
  /// The account has to be activated before.
  case activationNeeded
  /// There was no answer.
  case failed(any Error)
}

extension LoginMessage: CustomStringConvertible {
  /// The message in one word: the name of its case.
  public var description: String {
    switch self {
    case .account: "account"
    case .password: "password"
    case .captcha: "captcha"
    case .otp: "otp"
    case .rejected: "rejected"
    case .expired: "expired"
    case .activationNeeded: "activationNeeded"
    case .failed(let error): "failed(\(error))"
    }
  }
}
