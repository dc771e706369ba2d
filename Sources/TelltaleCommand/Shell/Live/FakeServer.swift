import TelltaleShell

/// The server of an app that is tried live: it answers after some ticks, as well as its mode says.
@MainActor
package final class FakeServer {
  /// How the server behaves.
  package enum Mode: String, CaseIterable, Sendable {
    case fast, slow, failing, empty

    /// How many ticks pass before an answer.
    fileprivate var delay: Int {
      switch self {
      case .fast, .empty: 3
      case .failing: 5
      case .slow: 25
      }
    }
  }

  /// The password that every account has.
  nonisolated package static let password = "secret"
  private static let captchas = ["7391", "2048", "5163", "8827"]
  private static let pageSize = 12
  private static let rows = 30

  package private(set) var mode = Mode.fast
  private var time = 0
  private var pending: [(due: Int, answer: () -> Void)] = []
}

extension FakeServer {
  /// Whether an answer is to come.
  package var isBusy: Bool { !pending.isEmpty }

  /// Goes on to the next mode; what was asked before is answered as it was to be.
  package func changeMode() {
    let modes = Mode.allCases
    let next = (modes.firstIndex(of: mode) ?? 0) + 1
    mode = modes[next % modes.count]
  }

  /// Lets some time pass, and gives the answers that are due.
  package func tick() {
    time += 1
    let due = pending.filter { $0.due <= time }
    pending.removeAll { $0.due <= time }
    for (_, answer) in due { answer() }
  }

  /// Forgets what was asked.
  func restart() { pending = [] }

  /// Answers after a while.
  func after(_ answer: @escaping () -> Void) {
    pending.append((time + mode.delay, answer))
  }

  /// Answers a request of a list.
  func take(_ request: LoadRequest, of list: DemoList) {
    let mode = mode
    after { [weak list] in
      guard let list else { return }
      switch mode {
      case .failing: list.loader.fail(request, with: DemoError(name: "no connection"))
      case .empty: list.finish(request, rows: 0, hasMore: false)
      case .fast, .slow:
        let loaded = request.kind == .more ? list.rows.count : 0
        let count = min(Self.pageSize, max(0, Self.rows - loaded))
        let isLast = loaded + count >= Self.rows || list.content == .hotTweets
        list.finish(request, rows: count, hasMore: !isLast)
      }
    }
  }

  /// Answers a request of a login.
  func take(_ request: LoginRequest, of login: LoginScreen) {
    let isRight =
      request.password == Self.password
      && (request.captcha == nil || request.captcha == captcha(of: login))
    let answer: LoginAnswer =
      mode == .failing ? .failed(DemoError(name: "no connection")) : isRight ? .accepted : .rejected
    after { [weak login] in login?.form.answer(answer, to: request) }
  }

  /// The picture that a login shows, another one after each rejection; nil if none is required.
  func captcha(of login: LoginScreen) -> String? {
    guard login.form.isCaptchaRequired.value else { return nil }
    return Self.captchas[login.form.failedAttempts.value % Self.captchas.count]
  }
}
