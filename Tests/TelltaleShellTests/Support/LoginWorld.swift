import Telltale
import TelltaleShell

/// A login form with a server that the test plays.
@MainActor
final class LoginWorld {
  let form: LoginForm
  private(set) var requests: [LoginRequest] = []
  private(set) var cancelled: [LoginRequest] = []
  /// What the server was asked about captchas, and what takes its replies.
  private(set) var queries: [(account: String, reply: @MainActor (Bool) -> Void)] = []

  init(captcha: CaptchaPolicy = .afterFailures(3), asksServer: Bool = false) {
    weak var world: LoginWorld?
    form = LoginForm(
      captcha: asksServer ? .server { world?.queries.append(($0, $1)) } : captcha
    ) { _, request in
      world?.requests.append(request)
    } cancel: { request in
      world?.cancelled.append(request)
    }
    world = self
  }

  /// Fills the form in, but for the captcha.
  func fill(account: String = "ann", password: String = "secret") {
    form.account.value = account
    form.password.value = password
  }

  /// Sends what is filled in and answers it.
  func submit(_ answers: LoginAnswer...) {
    for answer in answers {
      if form.captcha.value.isEmpty { form.captcha.value = "x7" }
      form.submit()
      if let request = requests.last { form.answer(answer, to: request) }
    }
  }

  var failures: Int { form.failedAttempts.value }
  var message: String? { form.message.value?.description }
}
