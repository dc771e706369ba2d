import Telltale
package import TelltaleShell

/// The login of the app; whoever plays its server answers what is sent.
package final class LoginScreen: Screen {
  package let form: LoginForm
  /// The request that was sent last.
  private(set) var request: LoginRequest?

  private var tokens: [ObservationToken] = []

  /// Makes a form that begins with an account.
  ///
  /// - Parameters:
  ///   - account: The account.
  ///   - note: Hears what happens to the form.
  ///   - send: Hears of each request.
  init(
    account: String, note: @escaping (String) -> Void,
    send: @escaping (LoginScreen, LoginRequest) -> Void
  ) {
    weak var screen: LoginScreen?
    form = LoginForm(account: account, captcha: .afterFailures(3)) { _, request in
      note("request#\(request.token)")
      guard let screen else { return }
      screen.request = request
      send(screen, request)
    }
    super.init(title: "Login")
    screen = self
    func tell<Value>(_ signal: Signal<Value>, _ text: @escaping (Value) -> String) {
      signal.observe(initial: false) { note(text($0)) }.store(in: &tokens)
    }
    tell(form.failedAttempts) { "failures \($0)" }
    tell(form.isCaptchaRequired) { $0 ? "captchaRequired" : "captchaNotRequired" }
    tell(form.message) { "message \($0.map { "\($0)" } ?? "none")" }
    tell(form.canSubmit) { $0 ? "canSubmit" : "cannotSubmit" }
  }
}

extension LoginScreen {
  /// Fills the form in, as one change, and sends it.
  func submit(account: String, password: String, captcha: String) {
    batch {
      form.account.value = account
      form.password.value = password
      form.captcha.value = captcha
    }
    form.submit()
  }
}
