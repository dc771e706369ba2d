package import TelltaleShell

/// Something that is done to the app, as a script says it.
package enum ShellAction: Equatable {
  /// A request of a list, by the number of its token or the latest one; of a login, the latest one.
  package struct Request: Equatable {
    package let name: String
    package let token: Int?
  }

  package enum SwipeStep: String, CaseIterable, Sendable {
    case begin, finish, cancel
  }

  /// What is done to a list by nothing but its name.
  package enum ListAction: Sendable {
    case load, reload, more, cancel, stale, erase, insert, delete
  }

  case launch(DemoApp.Start)
  case finishGuide
  case login(account: String, password: String, captcha: String)
  case reject
  case accept
  case signOut

  case tap(Int)
  case select(Int)
  case push(String, onto: String?)
  case pop
  case popToRoot
  case present(String, PresentationStyle)
  case dismiss
  case swipe(String, SwipeStep)
  case page(Int)
  case purge(String)
  case purgeAll

  case open(String)
  case save
  case restore

  case list(ListAction, String)
  case finish(Request, rows: Int, hasMore: Bool)
  case fail(Request, String)
  case batch(String, isBegun: Bool)
  case scroll(String, Int)

  case counts(projects: Int, messages: Int, notifications: Int)
  case badges
  case tree
}
