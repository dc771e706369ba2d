import TelltaleBadges
import TelltaleShell

extension DemoApp {
  /// Does an action.
  package func perform(_ action: ShellAction) throws(ShellActionError) {
    switch action {
    case .launch: break
    case .finishGuide:
      guard shell.root.value == .guide else { throw .missing("guide") }
      shell.finishGuide()
    case .login(let account, let password, let captcha):
      try login().submit(account: account, password: password, captcha: captcha)
    case .reject: try answerLogin(.rejected)
    case .accept: try answerLogin(.accepted)
    case .signOut:
      guard shell.root.value == .tabs else { throw .missing("account that is signed in") }
      shell.signOut()
    case .open(let url): open(url)
    case .save: save()
    case .restore: restore()
    case .list(let action, let name): try perform(action, on: list(named: name))
    case .finish(let request, let rows, let hasMore):
      try finish(request, rows: rows, hasMore: hasMore)
    case .fail(let request, let error): try fail(request, DemoError(name: error))
    case .batch(let name, let isBegun): try batch(list(named: name), isBegun: isBegun)
    case .scroll(let name, let offset): try list(named: name).scroll(to: Double(offset))
    case .counts(let projects, let messages, let notifications):
      countings += 1
      shell.unread.apply(
        RootCounts(projects: projects, messages: messages, notifications: notifications),
        through: countings)
    case .badges: trace(badgeLine)
    case .tree: trace(window.root.value == nil ? "nothing" : window.tree(naming: names.name))
    default: try rearrange(action)
    }
    openLinks()
  }

  private var badgeLine: String {
    let badges = RootSection.allCases.map { section in
      (section.rawValue, shell.unread.badge(for: section).value.text)
    }
    return (badges + [("icon", shell.unread.icon.value.text)])
      .map { "\($0) \($1 ?? "–")" }.joined(separator: "  ")
  }
}

// MARK: - The login

extension DemoApp {
  /// The login, while it is there.
  package var loginScreen: LoginScreen? { window.root.value as? LoginScreen }

  func login() throws(ShellActionError) -> LoginScreen {
    guard let login = loginScreen else { throw .missing("login") }
    return login
  }

  func answerLogin(_ answer: LoginAnswer) throws(ShellActionError) {
    let login = try login()
    guard let request = login.request else { throw .noRequest("login", token: nil) }
    login.form.answer(answer, to: request)
  }
}
