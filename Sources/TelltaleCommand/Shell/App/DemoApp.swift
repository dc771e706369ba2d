import Telltale
import TelltaleBadges
import TelltaleFeeds
package import TelltaleShell

package import struct Foundation.Data

/// A small app on the shell: five tabs of lists, a login, links; and a trace of what it does.
///
/// Nothing in it takes time: its servers are played by whoever runs it.
@MainActor
package final class DemoApp {
  /// The account that signs in.
  nonisolated package static let account = "ann"
  private static let guideVersion = "1"

  package let shell: AppShell
  package let router: Router
  /// The names of the screens.
  let names = ScreenNames()
  let language: RootLanguage

  /// Hears what happens, an event a line.
  package var onTrace: ((String) -> Void)?
  /// Hears of each request of a list.
  var onRequest: ((DemoList, LoadRequest) -> Void)?
  /// Hears of each request of the login.
  var onLogin: ((LoginScreen, LoginRequest) -> Void)?

  /// What is open, as it was saved.
  var saved: Data?
  /// The name of the screen under the finger, and its transition.
  var swiped: String?
  var swipe: InteractiveTransition?
  /// The links that are to be opened after what is under way.
  var links: [String] = []
  /// How often counts were set.
  var countings = 0
  private let start: Start
  private var badges: BadgeWatch?

  /// Makes an app that is not launched yet.
  ///
  /// - Parameters:
  ///   - start: What it finds when it is launched.
  ///   - language: The language of the titles.
  ///   - saved: What an earlier launch has saved.
  package init(_ start: Start = .signedIn, language: RootLanguage = .english, saved: Data? = nil) {
    self.start = start
    self.language = language
    self.saved = saved
    weak var app: DemoApp?
    shell = AppShell(
      record: start.record(guideVersion: Self.guideVersion), guideVersion: Self.guideVersion,
      unread: UnreadManager(policy: .coding)
    ) { root in app?.makeRoot(root) ?? Screen() }
    router = Router(window: shell.window)
    app = self
    shell.window.onEvent = { [weak self] screen, event in self?.note(screen, "\(event)") }
    shell.onLink = { [weak self] link in self?.links.append(link) }
    badges = BadgeWatch(shell.unread) { [weak self] change in self?.trace("badge \(change)") }
    do {
      try registerRoutes()
    } catch {
      preconditionFailure("the app's own map of addresses is wrong: \(error)")
    }
  }
}

extension DemoApp {
  /// What an app finds when it is launched.
  package enum Start: String, CaseIterable, Sendable {
    /// Somebody is signed in.
    case signedIn
    /// The guide has been seen, and nobody is signed in.
    case signedOut
    /// The app was never launched.
    case guide
    /// Nothing but an empty window.
    case empty

    func record(guideVersion: String) -> SessionRecord {
      switch self {
      case .signedIn:
        SessionRecord(account: DemoApp.account, isSignedIn: true, guideVersion: guideVersion)
      case .signedOut: SessionRecord(account: DemoApp.account, guideVersion: guideVersion)
      case .guide, .empty: SessionRecord()
      }
    }
  }

  package var window: ShellWindow { shell.window }

  /// Launches the app.
  package func launch() {
    guard start != .empty else { return }
    shell.launch()
    shell.finishStarting()
    openLinks()
  }

  func trace(_ line: String) {
    onTrace?(line.withoutControls)
  }

  func note(_ screen: Screen, _ event: String) {
    trace("\(names.name(of: screen)).\(event)")
  }
}
