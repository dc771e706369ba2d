public import Telltale

/// A login: what the reader enters, what may be sent, and what the server's answers change.
///
/// ```swift
/// let form = LoginForm(account: "ann") { form, request in
///   form.answer(request.password == "secret" ? .accepted : .rejected, to: request)
/// }
/// form.password.value = "secret"
/// form.submit()
/// ```
///
/// At most one request is under way, whatever is entered meanwhile; an answer to another one changes
/// nothing. Each event writes the signals at once, in one batch.
@MainActor
public final class LoginForm {
  /// The name of the account; another one begins with no failures and the password.
  public let account: MutableSignal<String>
  /// The password.
  public let password: MutableSignal<String> = MutableSignal("")
  /// The text of the captcha; it is cleared by each rejection, since that needs a new picture.
  public let captcha: MutableSignal<String> = MutableSignal("")
  /// The one-time code of a second factor.
  public let otp: MutableSignal<String> = MutableSignal("")

  /// Is called when the server has accepted the request.
  public var onAccepted: ((LoginRequest) -> Void)?
  /// Is called with the name of an account that has to be activated.
  public var onActivationNeeded: ((String) -> Void)?
  /// Returns the one-time code of an account, which is then filled in and sent, if it is known here.
  public var codeProvider: ((_ account: String) -> String?)?

  /// What puts the events in order.
  private let queue = ChangeQueue()

  let policy: CaptchaPolicy
  let stepSource = MutableSignal(LoginStep.password)
  let captchaSource = MutableSignal(false)
  let failureSource = MutableSignal(0)
  let messageSource = MutableSignal<LoginMessage?>(nil) { $0 == nil && $1 == nil }
  let current = MutableSignal<LoginRequest?>(nil)
  var lastToken = 0
  var lastQuery = 0
  let start: (LoginForm, LoginRequest) -> Void
  let stop: (LoginRequest) -> Void
  private let scope = Scope()

  /// Whether a request is under way.
  public let isSubmitting: Signal<Bool>
  /// Whether nothing is under way and all that is asked for is filled in.
  public private(set) lazy var canSubmit: Signal<Bool> = Computed { [weak self] in
    self.map { $0.current.value == nil && $0.gap == nil } ?? false
  }

  /// Creates a form whose requests are sent by a closure and answered later or at once.
  ///
  /// The answers are given by ``answer(_:to:)``.
  ///
  /// - Parameters:
  ///   - account: The account to begin with, such as the last one.
  ///   - policy: When a captcha is required.
  ///   - start: Sends a request; it is given the form, which it should not hold on to.
  ///   - cancel: Gives a request up, except when the form itself goes.
  public init(
    account: String = "", captcha policy: CaptchaPolicy = .afterFailures(3),
    start: @escaping (LoginForm, LoginRequest) -> Void,
    cancel: @escaping (LoginRequest) -> Void = { _ in }
  ) {
    self.account = MutableSignal(account)
    self.policy = policy
    self.start = start
    stop = cancel
    isSubmitting = current.map { $0 != nil }
    countFailures(0)
    scope.run {
      _ = self.account.observe(initial: false) { [weak self] _ in self?.accountDidChange() }
    }
  }

  /// Creates a form that sends in a task, which ends with the form.
  ///
  /// - Parameters:
  ///   - account: The account to begin with, such as the last one.
  ///   - policy: When a captcha is required.
  ///   - send: Asks the server; an error counts as no answer.
  public convenience init(
    account: String = "", captcha policy: CaptchaPolicy = .afterFailures(3),
    send: @escaping @Sendable (LoginRequest) async throws -> LoginAnswer
  ) {
    let task = RequestTask()
    self.init(account: account, captcha: policy) { form, request in
      task.start({ try await send(request) }) { [weak form] result in
        switch result {
        case .success(let answer): form?.answer(answer, to: request)
        case .failure(let error): form?.answer(.failed(error), to: request)
        }
      }
    } cancel: { _ in
      task.cancel()
    }
  }
}

extension LoginForm {
  /// What is asked for.
  public var step: Signal<LoginStep> { stepSource }
  /// Whether a captcha is asked for.
  public var isCaptchaRequired: Signal<Bool> { captchaSource }
  /// The number of rejections in a row of the account; other failures do not count.
  public var failedAttempts: Signal<Int> { failureSource }
  /// What the reader is told, until the next request is sent.
  ///
  /// A message that comes again is told again.
  public var message: Signal<LoginMessage?> { messageSource }

  /// Sends what is filled in, or tells of the first field that is not.
  ///
  /// It does nothing while a request is under way.
  public func submit() {
    run { $0.send() }
  }

  /// Gives up the request under way, if there is one; nothing that was entered changes.
  public func cancel() {
    run {
      guard let request = $0.current.value else { return }
      $0.current.value = nil
      $0.stop(request)
    }
  }

  /// Answers a request; if it is not under way anymore, nothing changes.
  public func answer(_ answer: LoginAnswer, to request: LoginRequest) {
    run {
      guard let sent = $0.current.value, sent.token == request.token else { return }
      $0.take(answer, to: sent)
    }
  }

  /// Asks the server whether a captcha is required, as a screen does when it appears.
  ///
  /// It does nothing if the policy asks no server.
  public func updateCaptcha() {
    run { $0.askForCaptcha() }
  }

  func run(_ change: @escaping (LoginForm) -> Void) {
    queue.run { [self] in change(self) }
  }
}
