import Foundation
import TelltaleShell
import Testing

/// The vectors of saving what is open and opening it again, each by its number.
@MainActor
struct RestoringVectorTests {
  static let rest = RouterVectorTests.rest
  static let orders = ["tt://tabBar", "tt://order?waitress=Betty", "tt://order/food"]

  private func app(_ urls: [String]) throws -> RoutedApp {
    let app = try RoutedApp()
    for url in urls { try app.router.open(url) }
    return app
  }

  /// Saves what is open, writes and reads it, and opens it in another app.
  private func restored(
    _ app: RoutedApp, in other: RoutedApp? = nil
  ) throws -> RoutedApp {
    let other = try other ?? RoutedApp()
    let path = try #require(app.router.savedPath())
    let data = try JSONEncoder().encode(path)
    let read = try JSONDecoder().decode(SavedPath.self, from: data)
    #expect(read == path)
    try other.router.restore(read, maxAge: .seconds(60))
    #expect(other.window.fault() == nil)
    return other
  }

  // MARK: Paths

  @Test func `PS01 a popup that is not saved hides none that is`() throws {
    let urls = ["tt://tabBar", "tt://menu/1", "tt://order?waitress=Betty", "tt://order/food"]
    let app = try app(Self.orders)
    #expect(app.router.savedPath()?.urls == urls)
    try app.router.open("tt://order/confirm")
    #expect(app.router.savedPath()?.urls == urls)
  }

  @Test func `PS02 tabs come back as they were`() throws {
    let app = try app(["tt://tabBar", "tt://food/x"])
    #expect(app.router.savedPath()?.urls == ["tt://tabBar", "tt://menu/1", "tt://food/x"])
    #expect(try restored(app).tree == app.tree)
  }

  @Test func `PS03 a modal screen and its popup come back where they were`() throws {
    let app = try app(Self.orders)
    #expect(try restored(app).tree == "tabs[*(Menu1 ^(Order:Betty ~Post)) \(Self.rest)]")
  }

  @Test func `PS04 a stack comes back as it was`() throws {
    let app = try app(["tt://food/a", "tt://food/b", "tt://food/c"])
    #expect(app.router.savedPath()?.urls == ["tt://food/a", "tt://food/b", "tt://food/c"])
    #expect(try restored(app).tree == "(Food:a>Food:b>Food:c)")
  }

  @Test func `PS05 the selected tab comes back`() throws {
    let app = try app(["tt://tabBar", "tt://about/story"])
    #expect(app.router.savedPath()?.urls == ["tt://tabBar", "tt://menu/5", "tt://about/story"])
    #expect(try restored(app).tree == app.tree)
  }

  @Test func `PS06 a screen that is not saved is left out, and what is over it is not`() throws {
    let app = try app(["tt://food/a"])
    (app.window.root.value as? ScreenStack)?.push(Screen(title: "nameless"))
    try app.router.open("tt://food/b")
    #expect(app.tree == "(Food:a>nameless>Food:b)")
    #expect(try restored(app).tree == "(Food:a>Food:b)")
  }

  @Test func `PS07 where nothing has an address nothing is saved`() throws {
    let app = try RoutedApp()
    #expect(app.router.savedPath() == nil)
    app.window.setRoot(
      TabShell(tabs: [ShellTab(title: "", root: ScreenStack(root: Screen(title: "a")))]))
    #expect(app.router.savedPath() == nil)
  }

  @Test func `PS08 the stacks of all tabs are saved`() throws {
    let app = try app([
      "tt://tabBar", "tt://food/x", "tt://menu/3", "tt://food/y", "tt://food/z", "tt://menu/2",
    ])
    #expect(
      app.tree == "tabs[(Menu1>Food:x) *(Menu2) (Menu3>Food:y>Food:z) (Menu4) (Menu5)]")
    #expect(try restored(app).tree == app.tree)
  }

  // MARK: Restoring

  @Test func `SR01 a detail comes back without a glance at its list`() throws {
    let other = try RoutedApp()
    var loaded: [String] = []
    other.window.onEvent = { screen, event in
      if event == .loadContent, screen is RoutedScreen { loaded.append(screen.title.value) }
    }
    let app = try restored(self.app(["tt://menu/1", "tt://food/gold"]), in: other)
    #expect(app.tree == "(Menu1>Food:gold)")
    #expect(loaded == ["Food:gold"])
  }

  @Test func `SR01 tabs come back without a glance at what is not in front`() throws {
    let saved = try app([
      "tt://tabBar", "tt://food/x", "tt://menu/3", "tt://food/y", "tt://menu/2", "tt://food/z",
    ])
    let other = try app(["tt://tabBar"])
    var loaded: [String] = []
    other.window.onEvent = { screen, event in
      if event == .loadContent, screen is RoutedScreen { loaded.append(screen.title.value) }
    }
    #expect(try restored(saved, in: other).tree == saved.tree)
    #expect(loaded == ["Food:z"])
  }

  @Test func `SR02 what was deleted is left out with what was over it`() throws {
    let other = try RoutedApp()
    other.deleted = ["Food:gold"]
    let app = try restored(
      self.app(["tt://menu/1", "tt://food/gold", "tt://food/gold/nutrition"]), in: other)
    #expect(app.tree == "(Menu1)")
  }

  @Test func `SR03 a modal screen that was deleted is left out, and the rest is not`() throws {
    let other = try RoutedApp()
    other.deleted = ["Order:Betty"]
    let app = try restored(self.app(["tt://menu/1", "tt://order?waitress=Betty"]), in: other)
    #expect(app.tree == "(Menu1)")
  }

  @Test func `SR04 what is too old is ignored`() throws {
    let path = try #require(app(["tt://menu/1", "tt://food/gold"]).router.savedPath())
    let app = try app(["tt://menu/1"])
    app.date += 61
    #expect(throws: RestorationError.tooOld) {
      try app.router.restore(path, maxAge: .seconds(60))
    }
    #expect(app.tree == "(Menu1)")
    try app.router.restore(path, maxAge: .seconds(61))
    #expect(app.tree == "(Menu1>Food:gold)")
  }

  @Test func `what is important is restored at any age`() throws {
    let saving = try app(["tt://menu/1", "tt://food/gold"])
    (saving.window.front as? RoutedScreen)?.draft = "unsent"
    let path = try #require(saving.router.savedPath())
    let app = try app(["tt://menu/1"])
    app.date += 1_000_000
    try app.router.restore(path, maxAge: .seconds(60))
    #expect(app.tree == "(Menu1>Food:gold)")
    #expect((app.window.front as? RoutedScreen)?.draft == "unsent")
  }

  @Test func `SR05 an offset beyond what is there is the end`() throws {
    let app = try app(["tt://menu/1"])
    (app.window.front as? RoutedScreen)?.offset = 400
    let other = try self.app(["tt://menu/1"])
    let screen = try #require(other.window.front as? RoutedScreen)
    screen.rows = 100
    _ = try restored(app, in: other)
    #expect(screen === other.window.front)
    #expect(screen.offset == 100)
  }

  @Test(arguments: [true, false])
  func `SR05 a list in view is scrolled where it was, as far as it goes`(isSeen: Bool) throws {
    func app() throws -> (RoutedApp, ListScreen<Int>) {
      let app = try RoutedApp()
      let list = ListScreen(
        loader: ListLoader<Int> { loader, request, _ in
          loader.finish(request, with: Page([1, 2, 3]))
        })
      list.url = "tt://menu/1"
      app.window.setRoot(ScreenStack(root: list))
      return (app, list)
    }
    let (first, list) = try app()
    list.scroll(to: 400)
    let (second, other) = try app()
    other.maximumScrollOffset = 100
    if !isSeen { (second.window.root.value as? ScreenStack)?.push(Screen()) }
    _ = try restored(first, in: second)
    #expect(second.window.front === other)
    #expect(other.scrollOffset.value == 100)
  }

  @Test func `SR05 a list in view that is restored presents nothing it shows already`() throws {
    var requests: [LoadRequest] = []
    let list = PresentedList(loader: ListLoader { _, request, _ in requests.append(request) })
    list.url = "tt://menu/1"
    let app = try RoutedApp()
    app.window.setRoot(ScreenStack(root: list))
    let path = try #require(app.router.savedPath())
    try app.router.restore(path, maxAge: .seconds(60))
    #expect(list.told == ["loading"])
    list.loader.finish(try #require(requests.first), with: Page([1, 2, 3]))
    list.scroll(to: 2)
    let scrolled = try #require(app.router.savedPath())
    list.scroll(to: 0)
    try app.router.restore(scrolled, maxAge: .seconds(60))
    #expect(list.told == ["loading", "content(3)"])
    #expect(list.scrollOffset.value == 2)
  }

  @Test func `SR06 what the user made comes back when the screen is loaded`() throws {
    let app = try app(["tt://menu/1", "tt://food/gold"])
    (app.window.front as? RoutedScreen)?.draft = "hello"
    try app.router.open("tt://food/silver")
    let other = try restored(app)
    let stack = try #require(other.window.root.value as? ScreenStack)
    let gold = try #require(stack.path.value[1] as? RoutedScreen)
    #expect(gold.draft == "")
    // What was not given back yet is saved again.
    #expect(other.router.savedPath() == app.router.savedPath())
    stack.pop()
    #expect(gold.draft == "hello")
  }

  @Test func `SR07 what belongs to somebody else is ignored`() throws {
    let app = try app(["tt://menu/1", "tt://food/gold"])
    let path = try #require(app.router.savedPath(account: "ann"))
    let other = try self.app(["tt://menu/1"])
    for account in [nil, "bob"] {
      #expect(throws: RestorationError.otherAccount) {
        try other.router.restore(path, account: account, maxAge: .seconds(60))
      }
    }
    #expect(other.tree == "(Menu1)")
    try other.router.restore(path, account: "ann", maxAge: .seconds(60))
    #expect(other.tree == "(Menu1>Food:gold)")
  }

  @Test func `what another version has saved is ignored`() throws {
    let app = try app(["tt://menu/1", "tt://food/gold"])
    var path = try #require(app.router.savedPath())
    path.version += 1
    #expect(throws: RestorationError.otherVersion(2)) {
      try app.router.restore(path, maxAge: .seconds(60))
    }
  }

  @Test func `nothing changes if nothing is left`() throws {
    let path = try #require(app(["tt://food/gold"]).router.savedPath())
    let app = try app(["tt://tabBar"])
    app.deleted = ["Food:gold"]
    #expect(throws: RestorationError.nothingLeft) {
      try app.router.restore(path, maxAge: .seconds(60))
    }
    #expect(app.tree == "tabs[*(Menu1) \(Self.rest)]")
  }

  @Test func `what the app refuses to open is not restored`() throws {
    let other = try RoutedApp()
    other.router.willOpen = { $0.contains("silver") ? nil : $0 }
    let app = try restored(
      self.app(["tt://menu/1", "tt://food/gold", "tt://food/silver", "tt://food/x"]), in: other)
    #expect(app.tree == "(Menu1>Food:gold)")
  }

  @Test func `a first screen that is not saved stays under what is restored`() throws {
    let other = try RoutedApp()
    other.window.setRoot(ScreenStack(root: Screen(title: "root")))
    let app = try restored(self.app(["tt://food/a", "tt://food/b"]), in: other)
    #expect(app.tree == "(root>Food:a>Food:b)")
  }

  @Test func `tabs without an address are filled where they are`() throws {
    func tabs() -> TabShell {
      TabShell(
        tabs: ["P", "Q", "R"].map {
          ShellTab(title: "", root: ScreenStack(root: Screen(title: $0)))
        }
      )
    }
    let app = try RoutedApp()
    app.window.setRoot(tabs())
    try app.router.open("tt://food/x")
    (app.window.root.value as? TabShell)?.select(2)
    try app.router.open("tt://food/y")
    try app.router.open("tt://order?waitress=Betty")
    #expect(app.tree == "tabs[(P>Food:x) (Q) *(R>Food:y ^(Order:Betty))]")
    let other = try RoutedApp()
    other.window.setRoot(tabs())
    let root = other.window.root.value
    #expect(try restored(app, in: other).tree == app.tree)
    #expect(other.window.root.value === root)
    #expect(try restored(app, in: other).tree == app.tree)
  }

  @Test func `what is there and was not saved goes with what is over it`() throws {
    let other = try app(["tt://menu/1", "tt://food/a", "tt://food/b"])
    (other.window.root.value as? ScreenStack)?.push(Screen(title: "nameless"))
    let app = try restored(self.app(["tt://menu/1", "tt://food/b"]), in: other)
    #expect(app.tree == "(Menu1>Food:b)")
  }

  @Test func `a page and an overlay come back`() throws {
    func pages(_ app: RoutedApp) throws {
      let pages = try [1, 2].map { try app.router.screen(for: "tt://menu/\($0)") }
      app.window.setRoot(ScreenStack(root: PageShell(pages: pages, title: "pages")))
    }
    let app = try RoutedApp()
    try pages(app)
    try app.router.open("tt://menu/2")
    app.window.front?.present(try app.router.screen(for: "tt://food/x"), style: .overlay)
    let other = try RoutedApp()
    try pages(other)
    #expect(try restored(app, in: other).tree == "(pages[Menu1 *Menu2 ^(Food:x)])")
    #expect(other.window.presented.value.map(\.style) == [.overlay])
  }

  @Test func `what is restored by a hook waits for the end of the transition`() throws {
    let path = try #require(app(["tt://tabBar", "tt://food/x", "tt://menu/2"]).router.savedPath())
    let app = try RoutedApp()
    app.window.onEvent = { [router = app.router] screen, event in
      guard event == .willAppear, screen is TabShell else { return }
      #expect(throws: Never.self) { try router.restore(path, maxAge: .seconds(60)) }
    }
    try app.router.open("tt://tabBar")
    app.window.onEvent = nil
    #expect(app.tree == "tabs[(Menu1>Food:x) *(Menu2) (Menu3) (Menu4) (Menu5)]")
  }

  @Test func `what somebody has tampered with opens what can be opened`() throws {
    let path = try #require(app(["tt://tabBar", "tt://food/x"]).router.savedPath())
    let text = String(decoding: try JSONEncoder().encode(path), as: UTF8.self)
    for (from, to) in [
      ("\"index\":0", "\"index\":99"), ("\"index\":0", "\"index\":-1"), ("stack", "tabs"),
      ("\"screen\"", "\"stack\""), ("\"tabs\"", "\"pages\""), ("menu", "%"), ("food", "order#send"),
      ("\"parts\":[", "\"parts\":[null,"),
    ] {
      let data = Data(text.replacing(from, with: to).utf8)
      let read = try JSONDecoder().decode(SavedPath.self, from: data)
      let app = try RoutedApp()
      try? app.router.restore(read, maxAge: .seconds(60))
      #expect(app.window.fault() == nil, "\(to)")
      #expect(read.urls.count < 9)
    }
  }
}

/// A list that keeps what it has presented.
private final class PresentedList: ListScreen<Int> {
  private(set) var told: [String] = []

  override func present(_ state: LoadState<Int>) { told.append("\(state.summary)") }
}
