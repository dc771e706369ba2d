import Telltale
import TelltaleShell
import TelltaleTesting
import Testing

/// The vectors of the login, each by its number; those left out follow from its text.
@MainActor
struct LoginFormTests {
  // MARK: What is filled in

  @Test func `LG01 without an account nothing is sent, and the form says so`() {
    let world = LoginWorld()
    world.form.password.value = "secret"
    #expect(!world.form.canSubmit.value)
    world.form.submit()
    #expect(world.message == "account")
    #expect(world.requests.isEmpty)
  }

  @Test func `LG02 an account and its password can be sent`() {
    let world = LoginWorld()
    world.form.account.value = "ann"
    #expect(!world.form.canSubmit.value)
    world.form.submit()
    #expect(world.message == "password")
    world.form.password.value = "secret"
    #expect(world.form.canSubmit.value)
    world.form.submit()
    #expect(world.message == nil)
    #expect(world.requests.map(\.account) == ["ann"] && world.requests.map(\.captcha) == [nil])
  }

  @Test func `LG03 a keystroke while a request is under way does not allow another one`() {
    let world = LoginWorld()
    world.fill()
    var told: [Bool] = []
    let token = world.form.canSubmit.observe { told.append($0) }
    world.form.submit()
    #expect(world.form.isSubmitting.value)
    world.form.password.value = "secret!"
    world.form.account.value = "bo"
    #expect(!world.form.canSubmit.value)
    world.form.answer(.failed(VectorError.e1), to: world.requests[0])
    #expect(told == [true, false, true])
    token.cancel()
  }

  // MARK: Rejections and captchas

  @Test func `LG04 three rejections require a captcha`() {
    let world = LoginWorld()
    world.fill()
    world.submit(.rejected, .rejected)
    #expect(!world.form.isCaptchaRequired.value)
    world.submit(.rejected)
    #expect(world.failures == 3)
    #expect(world.form.isCaptchaRequired.value && !world.form.canSubmit.value)
    world.form.submit()
    #expect(world.message == "captcha")
    world.form.captcha.value = "x7"
    #expect(world.form.canSubmit.value)
  }

  @Test func `LG05 a rejection clears the captcha, which needs a new picture`() {
    let world = LoginWorld()
    world.fill()
    world.submit(.rejected, .rejected, .rejected, .rejected)
    #expect(world.requests.last?.captcha == "x7")
    #expect(world.failures == 4)
    #expect(world.form.captcha.value == "" && !world.form.canSubmit.value)
  }

  @Test func `LG06 a captcha that is not required anymore is cleared`() {
    let world = LoginWorld()
    world.fill()
    world.submit(.rejected, .rejected, .rejected)
    world.form.captcha.value = "x7"
    world.form.account.value = "bo"
    #expect(!world.form.isCaptchaRequired.value)
    #expect(world.form.captcha.value == "")
  }

  @Test func `LG07 what never reached the server is no rejection`() {
    let world = LoginWorld()
    world.fill()
    for _ in 0..<5 { world.submit(.failed(VectorError.e1)) }
    #expect(world.failures == 0 && !world.form.isCaptchaRequired.value)
    #expect(world.message == "failed(E1)")
  }

  @Test func `LG08 rejections are counted from the last success`() {
    let world = LoginWorld()
    var accepted: [String] = []
    world.form.onAccepted = { accepted.append($0.account) }
    world.fill()
    world.submit(.rejected, .rejected, .accepted)
    #expect(world.failures == 0)
    #expect(accepted == ["ann"])
    #expect(world.form.password.value == "", "the password is not kept")
    world.fill()
    world.submit(.rejected)
    #expect(world.failures == 1)
  }

  @Test func `a success leaves the password of another account that was filled in meanwhile`() {
    let world = LoginWorld()
    world.fill()
    world.form.submit()
    world.fill(account: "bo", password: "other")
    world.form.answer(.accepted, to: world.requests[0])
    #expect(world.form.password.value == "other")
  }

  @Test func `LG09 an answer to another request changes nothing`() {
    let world = LoginWorld()
    world.fill()
    world.submit(.rejected)
    world.form.submit()
    world.form.answer(.accepted, to: world.requests[0])
    #expect(world.form.isSubmitting.value && world.failures == 1)
    world.form.cancel()
    #expect(world.cancelled == [world.requests[1]])
    world.form.answer(.rejected, to: world.requests[1])
    #expect(!world.form.isSubmitting.value && world.failures == 1)
  }

  @Test func `LG10 a form that is submitted twice sends once`() {
    let world = LoginWorld()
    world.fill()
    world.form.submit()
    world.form.submit()
    #expect(world.requests.count == 1)
  }

  // MARK: A second factor

  @Test func `LG11 a second factor asks for a code`() {
    let world = LoginWorld()
    world.fill()
    world.submit(.rejected, .twoFactorNeeded)
    #expect(world.form.step.value == .twoFactor)
    #expect(world.failures == 1)
    #expect(!world.form.canSubmit.value)
    world.form.otp.value = "1"
    #expect(world.form.canSubmit.value)
  }

  @Test(arguments: ["", "12345", "1234567", "12345x", "１２３４５６"])
  func `LG12 a code is six digits`(code: String) {
    let world = LoginWorld()
    world.fill()
    world.submit(.twoFactorNeeded)
    world.form.otp.value = code
    world.form.submit()
    #expect(world.message == "otp" && world.requests.count == 1)
    world.form.otp.value = "123456"
    world.form.submit()
    #expect(world.requests.last?.otp == "123456" && world.requests.last?.step == .twoFactor)
  }

  @Test func `LG13 a code that came too late leads back to the password`() {
    let world = LoginWorld()
    world.fill()
    world.submit(.twoFactorNeeded)
    world.form.otp.value = "123456"
    world.submit(.expired)
    #expect(world.form.step.value == .password && world.form.otp.value == "")
    #expect(world.message == "expired" && world.failures == 0)
  }

  @Test func `LG14 an account that is not active is led to its activation`() {
    let world = LoginWorld()
    var activated: [String] = []
    world.form.onActivationNeeded = { activated.append($0) }
    world.fill()
    world.submit(.rejected, .activationNeeded)
    #expect(world.message == "activationNeeded" && activated == ["ann"])
    #expect(world.failures == 1)
  }

  @Test func `a wrong code is no rejection of the password`() {
    let world = LoginWorld()
    world.fill()
    world.submit(.twoFactorNeeded)
    world.form.otp.value = "123456"
    world.submit(.rejected)
    #expect(world.failures == 0 && world.message == "rejected")
    #expect(world.form.step.value == .twoFactor && world.form.otp.value == "")
  }

  @Test func `a code that is known here is filled in and sent, once`() {
    let world = LoginWorld()
    world.form.codeProvider = { $0 == "ann" ? "654321" : nil }
    world.fill()
    world.submit(.twoFactorNeeded)
    #expect(world.requests.map(\.otp) == [nil, "654321"])
    world.form.answer(.twoFactorNeeded, to: world.requests[1])
    #expect(world.requests.count == 2 && world.form.otp.value == "")
  }

  // MARK: A server that is asked

  @Test func `LG15 a server says when a captcha is required`() {
    let world = LoginWorld(asksServer: true)
    world.fill()
    #expect(world.queries.isEmpty)
    world.form.updateCaptcha()
    world.queries[0].reply(true)
    #expect(world.form.isCaptchaRequired.value && !world.form.canSubmit.value)
    world.submit(.rejected)
    #expect(world.queries.map(\.account) == ["ann", "ann"])
    world.form.captcha.value = "x7"
    world.queries[1].reply(false)
    #expect(!world.form.isCaptchaRequired.value && world.form.captcha.value == "")
  }

  @Test func `it is asked after failures that may be the reader's`() {
    let world = LoginWorld(asksServer: true)
    world.fill()
    world.submit(.twoFactorNeeded, .activationNeeded)
    #expect(world.queries.isEmpty)
    world.form.otp.value = "123456"
    world.submit(.expired)
    world.submit(.rejected, .failed(VectorError.e1))
    #expect(world.queries.count == 3)
  }

  @Test func `a reply counts only if none was asked for after it`() {
    let world = LoginWorld(asksServer: true)
    world.form.updateCaptcha()
    world.form.updateCaptcha()
    world.queries[0].reply(true)
    #expect(!world.form.isCaptchaRequired.value)
    world.queries[1].reply(true)
    #expect(world.form.isCaptchaRequired.value)
  }

  @Test(arguments: [true, false])
  func `LG16 a query that fails changes nothing`(isRequired: Bool) async {
    let (replies, feed) = AsyncStream.makeStream(of: Bool?.self)
    let (asked, asking) = AsyncStream.makeStream(of: String.self)
    let form = LoginForm(
      account: "ann",
      captcha: .server { account in
        defer { asking.yield(account) }
        var iterator = replies.makeAsyncIterator()
        guard let reply = await iterator.next() ?? nil else { throw VectorError.e1 }
        return reply
      }
    ) { _, _ in
    }
    var iterator = asked.makeAsyncIterator()
    var required: [Bool] = []
    let (changes, changing) = AsyncStream.makeStream(of: Bool.self)
    var changed = changes.makeAsyncIterator()
    let token = form.isCaptchaRequired.observe(initial: false) {
      required.append($0)
      changing.yield($0)
    }
    for reply in [nil, true, nil, isRequired ? nil : false] {
      form.updateCaptcha()
      feed.yield(reply)
      #expect(await iterator.next() == "ann")
      if reply != nil { _ = await changed.next() }
    }
    #expect(required == (isRequired ? [true] : [true, false]))
    token.cancel()
  }

  // MARK: Another account

  @Test func `LG17 another account begins with no rejections`() {
    let world = LoginWorld()
    world.fill()
    world.submit(.rejected, .rejected)
    world.form.account.value = "bo"
    #expect(world.failures == 0)
    world.submit(.rejected)
    #expect(world.failures == 1)
  }

  @Test func `another account begins with the password`() {
    let world = LoginWorld()
    world.fill()
    world.submit(.twoFactorNeeded)
    world.form.otp.value = "123456"
    world.form.account.value = "bo"
    #expect(world.form.step.value == .password && world.form.otp.value == "")
  }

  @Test func `an answer about an account that is not filled in anymore does not count against it`()
  {
    let world = LoginWorld()
    world.fill()
    for answer in [LoginAnswer.rejected, .twoFactorNeeded] {
      world.form.account.value = "ann"
      world.form.submit()
      world.form.account.value = "bo"
      world.form.answer(answer, to: world.requests[world.requests.count - 1])
      #expect(world.failures == 0 && world.form.step.value == .password)
      #expect(!world.form.isSubmitting.value)
    }
  }

  @Test func `observers see what follows from another account at once`() {
    let world = LoginWorld()
    world.fill()
    world.submit(.rejected, .rejected, .rejected)
    var told: [String] = []
    let token = observe {
      let (account, failures) = (world.form.account.value, world.form.failedAttempts.value)
      told.append("\(account) \(failures) \(world.form.isCaptchaRequired.value)")
    }
    world.form.account.value = "bo"
    #expect(told == ["ann 3 true", "bo 0 false"])
    token.cancel()
  }

  // MARK: Limits

  @Test func `a captcha can be required from the start`() {
    let world = LoginWorld(captcha: .afterFailures(0))
    world.fill()
    #expect(world.form.isCaptchaRequired.value && !world.form.canSubmit.value)
    world.form.account.value = "bo"
    #expect(world.form.isCaptchaRequired.value)
  }

  @Test func `an answer that a hook leads to comes after it`() {
    var told: [String] = []
    let form = LoginForm(account: "ann") { form, request in
      form.answer(.accepted, to: request)
      told.append("sent \(form.isSubmitting.value)")
    }
    form.onAccepted = { [unowned form] _ in
      form.account.value = "bo"
      form.submit()
      told.append("accepted \(form.account.value) \(form.message.value == nil)")
    }
    form.password.value = "secret"
    form.submit()
    #expect(told == ["sent true", "accepted bo true"])
    #expect(form.message.value?.description == "password")
  }

  // MARK: Sending in a task

  @Test func `a task sends, and its error is no answer`() async throws {
    let form = LoginForm(account: "ann") { request in
      if request.password == "wrong" { throw VectorError.e2 }
      return .accepted
    }
    let (messages, feed) = AsyncStream.makeStream(of: String.self)
    var iterator = messages.makeAsyncIterator()
    form.onAccepted = { feed.yield("accepted \($0.token)") }
    let token = form.message.observe { if let message = $0 { feed.yield("\(message)") } }
    form.password.value = "wrong"
    form.submit()
    #expect(await iterator.next() == "failed(E2)")
    form.password.value = "right"
    form.submit()
    #expect(await iterator.next() == "accepted 2")
    token.cancel()
  }

  @Test func `the end of a form cancels its task`() async {
    let (events, feed) = AsyncStream.makeStream(of: String.self)
    var iterator = events.makeAsyncIterator()
    var form: LoginForm? = LoginForm(account: "ann") { _ in
      feed.yield("sent")
      return await withTaskCancellationHandler {
        var never = AsyncStream<Void> { _ in }.makeAsyncIterator()
        await never.next()
        return .accepted
      } onCancel: {
        feed.yield("cancelled")
      }
    }
    form?.password.value = "secret"
    form?.submit()
    #expect(await iterator.next() == "sent")
    form = nil
    #expect(await iterator.next() == "cancelled")
  }

  @Test func `a form leaves nothing behind`() {
    withLifetimeTracking { tracker in
      let form = LoginForm(account: "ann") { [made = tracker.instance()] form, request in
        _ = made
        form.answer(.rejected, to: request)
      }
      let token = form.canSubmit.observe { _ in }
      form.password.value = "secret"
      form.submit()
      form.account.value = "bo"
      token.cancel()
    }
  }

  @Test func `what made a form does not end what it follows`() {
    let scope = Scope()
    let form = scope.run { LoginForm(account: "ann") { $0.answer(.rejected, to: $1) } }
    scope.cancel()
    form.password.value = "secret"
    form.submit()
    form.account.value = "bo"
    #expect(form.failedAttempts.value == 0)
  }
}
