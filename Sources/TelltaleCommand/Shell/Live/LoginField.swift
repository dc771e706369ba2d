import Telltale
import TelltaleShell

/// A field of the login that takes letters.
enum LoginField: String, CaseIterable {
  case account = "Account"
  case password = "Password"
  case captcha = "Captcha"
}

extension LoginForm {
  /// The fields that are asked for.
  var fields: [LoginField] {
    isCaptchaRequired.value ? LoginField.allCases : [.account, .password]
  }

  /// The first field that is not filled in.
  var firstGap: LoginField? { fields.first { self[$0].value.isEmpty } }

  subscript(field: LoginField) -> MutableSignal<String> {
    switch field {
    case .account: account
    case .password: password
    case .captcha: captcha
    }
  }
}
