import Telltale

extension LoginForm {
  /// The first field that is not filled in.
  var gap: LoginMessage? {
    if stepSource.value == .twoFactor { return otp.value.isEmpty ? .otp : nil }
    if account.value.isEmpty { return .account }
    if password.value.isEmpty { return .password }
    return captchaSource.value && captcha.value.isEmpty ? .captcha : nil
  }

  private var isCodeMalformed: Bool {
    let code = otp.value.utf8
    return code.count != 6 || !code.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
  }

  func send() {
    guard current.value == nil else { return }
    let step = stepSource.value
    if let gap = gap ?? (step == .twoFactor && isCodeMalformed ? .otp : nil) {
      messageSource.value = gap
      return
    }
    lastToken += 1
    let request = LoginRequest(
      token: lastToken, step: step, account: account.value, password: password.value,
      captcha: captchaSource.value ? captcha.value : nil, otp: step == .twoFactor ? otp.value : nil)
    messageSource.value = nil
    current.value = request
    start(self, request)
  }

  /// Takes the answer to the request that was under way.
  func take(_ answer: LoginAnswer, to request: LoginRequest) {
    current.value = nil
    // The account may have been changed meanwhile: what concerns the old one alone is left out.
    let isOfAccount = request.account == account.value
    switch answer {
    case .accepted:
      ask(for: .password)
      if isOfAccount { password.value = "" }
      countFailures(0)
      onAccepted?(request)

    case .rejected:
      messageSource.value = .rejected
      captcha.value = ""
      otp.value = ""
      if isOfAccount, request.step == .password { countFailures(failureSource.value + 1) }
      askForCaptcha()

    case .twoFactorNeeded:
      guard isOfAccount else { return }
      ask(for: .twoFactor)
      guard request.step == .password, let code = codeProvider?(request.account) else { return }
      otp.value = code
      send()

    case .expired:
      messageSource.value = .expired
      ask(for: .password)
      askForCaptcha()

    case .activationNeeded:
      messageSource.value = .activationNeeded
      onActivationNeeded?(request.account)

    case .failed(let error):
      messageSource.value = .failed(error)
      askForCaptcha()
    }
  }

  func accountDidChange() {
    run {
      $0.ask(for: .password)
      $0.countFailures(0)
    }
  }

  func countFailures(_ count: Int) {
    failureSource.value = count
    if case .afterFailures(let limit) = policy { require(captcha: count >= limit) }
  }

  func askForCaptcha() {
    guard case .server(let query) = policy else { return }
    lastQuery += 1
    let number = lastQuery
    query(account.value) { [weak self] isRequired in
      self?.run { if $0.lastQuery == number { $0.require(captcha: isRequired) } }
    }
  }

  private func require(captcha isRequired: Bool) {
    captchaSource.value = isRequired
    if !isRequired { captcha.value = "" }
  }

  private func ask(for step: LoginStep) {
    stepSource.value = step
    otp.value = ""
  }
}
