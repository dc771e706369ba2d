import Telltale
import TelltaleBadges
import TelltaleShell

extension DemoApp {
  /// Makes what fills the window.
  func makeRoot(_ root: AppRoot) -> Screen {
    // A finger does not hold what is gone.
    swipe = nil
    swiped = nil
    trace("root \(root)")
    switch root {
    case .tabs: return makeTabs()
    case .login: return makeLogin()
    case .guide: return named("guide", Screen(title: "Guide"))
    }
  }

  /// Makes the five tabs.
  func makeTabs() -> Screen {
    let tabs = RootTabs(unread: shell.unread, language: language, makeScreen: makeList)
    for (page, section) in RootSection.allCases.enumerated() {
      guard let stack = tabs.stack(of: section) else { continue }
      names.add(stack, as: "n\(page + 1)")
      stack.root?.url = Self.menu(page + 1)
    }
    if let pages = tabs.tweets { names.add(pages, as: "pages") }
    tabs.shell.url = Self.tabBar
    return named("tabs", tabs.shell)
  }

  /// Makes the first screen of a tab by itself.
  func makeMenu(_ page: Int) throws(RouteError) -> Screen {
    let sections = RootSection.allCases
    guard (1...sections.count).contains(page) else { throw .unavailable("there is no such menu") }
    let section = sections[page - 1]
    let lists = RootContent.allCases.filter { $0.section == section }.map(makeList)
    guard lists.count != 1 else { return lists[0] }
    return named("pages", PageShell(pages: lists, title: section.title(in: language)))
  }

  /// Gives a screen a name, and returns it.
  func named<S: Screen>(_ name: String, _ screen: S) -> S {
    names.add(screen, as: name)
    return screen
  }

  private func makeList(_ content: RootContent) -> Screen {
    let list = named(content.name, DemoList(content, title: content.title(in: language)))
    list.loader.onEvent = { [weak self, weak list] event in
      if let list { self?.note(list, "\(event)") }
    }
    list.onPresent = { [weak self] list, summary in self?.note(list, "present \(summary)") }
    list.onScroll = { [weak self] list, offset in self?.note(list, "offset \(offset)") }
    list.onRequest = { [weak self] list, request in self?.onRequest?(list, request) }
    list.onSelect = { [weak self] list, row in
      self?.links.append("tt://row/\(list.content.name)/\(row)")
    }
    return list
  }

  private func makeLogin() -> Screen {
    let login = LoginScreen(account: shell.record.value.account ?? "") { [weak self] event in
      self?.trace("login.\(event)")
    } send: { [weak self] login, request in
      self?.onLogin?(login, request)
    }
    login.form.onAccepted = { [weak self] request in self?.shell.signIn(as: request.account) }
    return named("login", login)
  }
}
