import Telltale
import TelltaleShell
import Testing

@MainActor
struct RouterTests {
  // MARK: Errors

  @Test func `nothing is opened if a screen cannot be made`() throws {
    let app = try RoutedApp(opening: "tt://tabBar", "tt://food/porridge")
    let tree = app.tree
    app.deleted = ["About:story", "Order:Betty"]
    #expect(throws: RouteError.unavailable("About:story")) {
      try app.router.open("tt://about/story")
    }
    #expect(throws: RouteError.unavailable("Order:Betty")) {
      try app.router.open("tt://order?waitress=Betty#send")
    }
    #expect(throws: RouteError.illTyped("page")) { try app.router.open("tt://menu/x") }
    #expect(app.tree == tree)
    #expect(app.actions == [])
  }

  @Test func `nothing is opened if a parent cannot be made`() throws {
    let app = try RoutedApp(opening: "tt://food/a")
    app.deleted = ["Menu5"]
    #expect(throws: RouteError.unavailable("Menu5")) { try app.router.open("tt://about/story") }
    #expect(app.tree == "(Food:a)")
  }

  @Test func `parents in a circle are refused`() throws {
    let router = Router(window: ShellWindow())
    try router.register("tt://a/{x}", parent: "tt://b/{x}") { _ in Screen() }
    try router.register("tt://b/{x}", parent: "tt://a/{x}") { _ in Screen() }
    try router.register("tt://c", parent: "tt://c") { _ in Screen() }
    #expect(throws: RouteError.cyclicParents(["tt://a/1", "tt://b/1", "tt://a/1"])) {
      try router.open("tt://a/1")
    }
    #expect(throws: RouteError.cyclicParents(["tt://c", "tt://c"])) { try router.open("tt://c") }
    #expect(router.window.tree == "")
  }

  @Test func `a parent has no captures but those of each address`() throws {
    let router = Router(window: ShellWindow())
    #expect(throws: RouteError.missing("y")) {
      try router.register("tt://a/{x}", parent: "tt://b/{y}") { _ in Screen() }
    }
    #expect(throws: RouteError.missing("q")) {
      try router.register("tt://a?q={q?}", parent: "tt://b/{q}") { _ in Screen() }
    }
    #expect(throws: RouteError.missing("*")) {
      try router.register("tt://a", parent: "tt://b/*") { _ in Screen() }
    }
    #expect(throws: RouteError.unknownScheme("tt")) { try router.open("tt://a") }
  }

  @Test func `what is no address is refused before anybody is asked`() throws {
    let app = try RoutedApp(opening: "tt://tabBar")
    var asked = 0
    app.router.willOpen = { url in
      asked += 1
      return url
    }
    app.router.openExternally = { _ in
      asked += 1
      return true
    }
    #expect(throws: RouteError.noScheme) { try app.router.open("food") }
    #expect(throws: RouteError.tooLong) {
      try app.router.open("tt://" + String(repeating: "x", count: 9000))
    }
    #expect(throws: RouteError.controlCharacter) { try app.router.open("tel:\u{7}") }
    #expect(asked == 0)
  }

  @Test func `an address that is rewritten to what is none is refused`() throws {
    let app = try RoutedApp(opening: "tt://tabBar")
    app.router.willOpen = { _ in "food" }
    #expect(throws: RouteError.noScheme) { try app.router.open("tt://food/x") }
  }

  @Test func `an action that throws does so on the screen it was for`() throws {
    let app = try RoutedApp(opening: "tt://food/a")
    #expect(throws: RouteError.unavailable("fail")) {
      try app.router.open("tt://order?waitress=Betty#fail")
    }
    #expect(app.tree == "(Food:a ^(Order:Betty))")
  }

  @Test func `an action on what has no screen is refused`() throws {
    let router = Router(window: ShellWindow())
    try router.registerAction("tt://a#{action}") { _, _ in }
    try router.registerAction("tt://a") { _, _ in }
    #expect(throws: RouteError.noScreen("tt://a")) { try router.open("tt://a#x") }
    #expect(throws: RouteError.noScreen("tt://a")) { try router.screen(for: "tt://a") }
  }

  // MARK: Actions and reuse

  @Test func `an action without a fragment is done with the screen in front`() throws {
    let app = try RoutedApp(opening: "tt://food/a")
    var done: [String] = []
    try app.router.registerAction("tt://do/{what}") { match, screen in
      done.append("\(try match["what"]) on \(screen?.title.value ?? "none")")
    }
    let result = try app.router.open("tt://do/it")
    guard case .performed = result else { return #expect(Bool(false), "\(result)") }
    #expect(done == ["it on Food:a"])
    #expect(app.tree == "(Food:a)")
  }

  @Test func `news refreshes the screen in front and opens nothing`() throws {
    let app = try RoutedApp(opening: "tt://tabBar", "tt://food/a")
    var told: [String] = []
    app.router.didReuse = { screen, match in told.append("\(screen.title.value) \(match.query)") }
    let tree = app.tree
    try app.router.open("tt://food/a?n=2", reuse: .refreshOnly)
    let result = try app.router.open("tt://menu/4", reuse: .refreshOnly)
    guard case .refused = result else { return #expect(Bool(false), "\(result)") }
    #expect(app.tree == tree)
    #expect(told == [#"Food:a ["n": "2"]"#])
  }

  @Test func `always creating opens the screen in front once more, but no shared one`() throws {
    let app = try RoutedApp(opening: "tt://menu/1", "tt://food/a")
    try app.router.open("tt://food/a", reuse: .alwaysCreate)
    #expect(app.tree == "(Menu1>Food:a>Food:a)")
    try app.router.open("tt://menu/1", reuse: .alwaysCreate)
    #expect(app.tree == "(Menu1)")
  }

  @Test func `popups over the screen of an address go`() throws {
    let app = try RoutedApp(
      opening: "tt://order?waitress=Betty", "tt://order/food", "tt://order/confirm",
      "tt://order/food")
    #expect(app.tree == "(Order:Betty ~Post)")
    try app.router.open("tt://order?waitress=Betty", reuse: .refreshOnly)
    #expect(app.tree == "(Order:Betty ~Post)")
    try app.router.open("tt://order/confirm")
    var removed: [String] = []
    app.window.onEvent = { if $1 == .wasRemoved { removed.append($0.title.value) } }
    try app.router.open("tt://order?waitress=Betty")
    #expect(app.tree == "(Order:Betty)")
    #expect(removed == ["Confirm", "Post"])
  }

  // MARK: Places

  @Test func `without a stack a screen is presented in one`() throws {
    let app = try RoutedApp()
    app.window.setRoot(Screen(title: "Login"))
    try app.router.open("tt://food/a")
    #expect(app.tree == "Login ^(Food:a)")
  }

  @Test func `an empty tab takes what is pushed`() throws {
    let app = try RoutedApp()
    app.window.setRoot(TabShell(tabs: [ShellTab(title: "", root: ScreenStack())]))
    try app.router.open("tt://food/a")
    #expect(app.tree == "tabs[*(Food:a)]")
  }

  @Test func `a screen in a page is brought to the front`() throws {
    let app = try RoutedApp()
    let pages = PageShell(
      pages: try [1, 2].map { try app.router.screen(for: "tt://menu/\($0)") }, title: "pages")
    app.window.setRoot(ScreenStack(root: pages))
    try app.router.open("tt://food/a")
    try app.router.open("tt://menu/2")
    #expect(app.tree == "(pages[Menu1 *Menu2])")
    #expect(app.window.fault() == nil)
  }

  @Test func `parents are opened from the first one on`() throws {
    let app = try RoutedApp(opening: "tt://tabBar")
    try app.router.register("tt://story/{id}/{part}", parent: "tt://story/{id}") {
      match in Screen(title: "Part:\(try match["part"])")
    }
    try app.router.register("tt://story/{id}", parent: "tt://menu/2") { match in
      Screen(title: "Story:\(try match["id"])")
    }
    try app.router.open("tt://story/a%2Fb/2")
    #expect(app.tree == "tabs[(Menu1) *(Menu2>Story:a/b>Part:2) (Menu3) (Menu4) (Menu5)]")
    try app.router.open("tt://story/a%2Fb/3")
    #expect(app.tree == "tabs[(Menu1) *(Menu2>Story:a/b>Part:3) (Menu3) (Menu4) (Menu5)]")
  }

  @Test func `tabs that are a parent make the shared screen that is opened`() throws {
    let app = try RoutedApp()
    let router = app.router
    try router.register("tt://home", .shared) { [unowned router] _ in
      let list = try router.screen(for: "tt://list")
      return TabShell(tabs: [ShellTab(title: "", root: ScreenStack(root: list))])
    }
    try router.register("tt://list", .shared, parent: "tt://home") { _ in Screen(title: "List") }
    try router.register("tt://item", parent: "tt://home") { _ in Screen(title: "Item") }
    let result = try router.open("tt://list")
    #expect(app.tree == "tabs[*(List)]")
    #expect(result.screen === app.window.front)
    try router.open("tt://item")
    #expect(app.tree == "tabs[*(List>Item)]")
  }

  // MARK: Order of events

  @Test func `a hidden screen on the way to another one does not appear`() throws {
    let app = try RoutedApp(opening: "tt://tabBar", "tt://order?waitress=Betty")
    var appeared: [String] = []
    app.window.onEvent = { screen, event in
      if event == .didAppear, screen is RoutedScreen { appeared.append(screen.title.value) }
    }
    try app.router.open("tt://menu/3")
    #expect(appeared == ["Menu3"])
    appeared = []
    try app.router.open("tt://about/story")
    #expect(appeared == ["About:story"])
  }

  @Test func `what is opened is one change for those who observe`() throws {
    let app = try RoutedApp(opening: "tt://tabBar", "tt://order?waitress=Betty")
    var trees: [String] = []
    let window = app.window
    let token = observe {
      _ = window.presented.value
      _ = (window.root.value as? TabShell)?.selectedIndex.value
      trees.append(untracked { window.tree })
    }
    trees = []
    try app.router.open("tt://about/story")
    #expect(trees == ["tabs[(Menu1) (Menu2) (Menu3) (Menu4) *(Menu5>About:story)]"])
    token.cancel()
  }

  @Test func `addresses that are opened by a hook are opened after it, one after the other`() throws
  {
    let app = try RoutedApp(opening: "tt://tabBar")
    var results: [RouteResult?] = []
    var failures: [String] = []
    app.router.didFail = { failures.append("\($0): \($1)") }
    app.window.onEvent = { [window = app.window, router = app.router] _, event in
      guard event == .willDisappear, results.isEmpty else { return }
      for url in [
        "tt://menu/2", "tt://food/b", "tt://food/b", "tt://menu/x",
        "tt://order?waitress=Betty#send",
      ] {
        results.append(try? router.open(url))
      }
      (window.root.value as? TabShell)?.select(2)
    }
    try app.router.open("tt://food/a")
    app.window.onEvent = nil
    #expect(
      app.tree == "tabs[(Menu1>Food:a) *(Menu2>Food:b ^(Order:Betty)) (Menu3) (Menu4) (Menu5)]")
    #expect(app.actions == ["send on Order:Betty in \(app.tree)"])
    #expect(app.window.fault() == nil)
    #expect(failures == ["tt://menu/x: \(RouteError.illTyped("page"))"])
    #expect(results.count == 5)
    for result in results {
      guard case .waiting? = result else { return #expect(Bool(false), "\(result as Any)") }
    }
  }

  @Test func `addresses that open each other without end trap`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let router = Router(window: ShellWindow())
        try? router.register("tt://a/{n}") { _ in Screen() }
        router.window.onEvent = { screen, event in
          guard event == .didAppear, screen.url != nil else { return }
          _ = try? router.open("tt://a/1", reuse: .alwaysCreate)
        }
        _ = try? router.open("tt://a/1")
      }
    }
  }

  @Test func `opening in an observer does not make it depend on the screens`() throws {
    let app = try RoutedApp(opening: "tt://tabBar")
    let trigger = MutableSignal(0)
    var runs = 0
    let token = observe {
      runs += 1
      _ = try? app.router.open("tt://food/\(trigger.value)")
    }
    trigger.value = 1
    #expect(runs == 2)
    #expect(app.tree.hasPrefix("tabs[*(Menu1>Food:0>Food:1)"))
    token.cancel()
  }

  @Test func `a router keeps no screen, and nothing keeps a router`() throws {
    weak var router: Router?
    weak var screen: Screen?
    do {
      let app = try RoutedApp(
        opening: "tt://tabBar", "tt://order?waitress=Betty", "tt://order/food")
      router = app.router
      screen = app.window.front
      #expect(screen != nil)
      try app.router.open("tt://menu/2")
      #expect(screen == nil)
      screen = app.window.front
    }
    #expect(router == nil)
    #expect(screen == nil)
  }

  @Test func `a page that is opened while a finger swipes to another one is shown`() throws {
    let pages = PageShell(pages: ["a", "b", "c"].map { Screen(title: $0) })
    pages.pages[2].url = "tt://c"
    let window = ShellWindow(root: pages), router = Router(window: window)
    try router.register("tt://c", .shared) { _ in Screen() }
    let saved = try #require(router.savedPath())
    let swipe = pages.beginSwipe(to: 1)
    try router.open("tt://c")
    #expect(pages.current?.title.value == "c")
    swipe?.finish()
    #expect(pages.current?.title.value == "c")
    #expect(window.fault() == nil)

    let swipeBack = pages.beginSwipe(to: 1)
    try router.restore(saved, maxAge: .seconds(60))
    #expect(pages.current?.title.value == "a")
    swipeBack?.finish()
    #expect(window.fault() == nil)
  }
}
