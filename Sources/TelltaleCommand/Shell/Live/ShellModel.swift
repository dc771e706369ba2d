import Telltale
import TelltaleFeeds
package import TelltaleShell

/// The app that is tried live: it plays the fake server and takes keys.
@MainActor
package final class ShellModel {
  private static let longestLog = 500

  package private(set) var app: DemoApp
  package let server = FakeServer()
  /// Whether the user wants to leave.
  package internal(set) var isDone = false

  /// What is being typed after a colon.
  var prompt: String?
  /// What went wrong with the last key.
  var message: String?
  var isHelpShown = false
  /// The field of the login that takes letters; none while keys are commands.
  var focus: LoginField?
  /// What is unread of projects and messages, and how many notices.
  var news = (projects: 1, messages: 3, notifications: 4)
  private(set) var log: [String] = []
  /// How many of the last events came of the last key or tick.
  private(set) var newEvents = 0
  private var isMuted = false
  private var roots: ObservationToken?
  private let language: RootLanguage

  package init(_ start: DemoApp.Start = .signedIn, language: RootLanguage = .english) {
    self.language = language
    app = DemoApp(start, language: language)
    launch(app)
  }
}

extension ShellModel {
  /// Launches the app anew, with what it has saved.
  func relaunch(_ start: DemoApp.Start) {
    let saved = app.saved
    app.onTrace = nil
    server.restart()
    log = []
    newEvents = 0
    app = DemoApp(start, language: language, saved: saved)
    launch(app)
  }

  private func launch(_ app: DemoApp) {
    app.onTrace = { [weak self] event in self?.note(event) }
    app.onRequest = { [server] list, request in server.take(request, of: list) }
    app.onLogin = { [server] login, request in server.take(request, of: login) }
    roots = app.shell.root.observe { [weak self] root in self?.rootDidChange(to: root) }
    app.launch()
  }

  private func rootDidChange(to root: AppRoot?) {
    focus = nil
    guard let login = app.loginScreen else {
      if root == .tabs { server.after { [weak self] in self?.count() } }
      return
    }
    focus = login.form.account.value.isEmpty ? .account : .password
  }

  /// Tells the app what is unread, as its server counts it.
  func count() {
    perform(
      .counts(
        projects: news.projects, messages: news.messages, notifications: news.notifications))
  }

  private func note(_ event: String) {
    guard !isMuted else { return }
    log.append(event)
    newEvents += 1
    if log.count > Self.longestLog { log.removeFirst(log.count - Self.longestLog) }
  }
}

extension ShellModel {
  /// Lets some time pass.
  package func tick() {
    guard server.isBusy else { return }
    let before = newEvents
    newEvents = 0
    server.tick()
    if newEvents == 0 { newEvents = before }
  }

  /// Does what a key says.
  package func press(_ key: Key) {
    message = nil
    newEvents = 0
    take(key)
  }

  /// Does an action, and keeps what is wrong with it as the message.
  func perform(_ action: ShellAction) {
    do throws(ShellActionError) {
      try app.perform(action)
    } catch {
      message = "\(error)"
    }
  }

  /// Does something of which no event tells.
  func silently(_ body: () -> Void) {
    isMuted = true
    body()
    isMuted = false
  }
}
