import Telltale
import TelltaleShell
import Testing

/// The vectors of opening addresses, each by its number.
@MainActor
struct RouterVectorTests {
  static let rest = "(Menu2) (Menu3) (Menu4) (Menu5)"

  @Test func `NV01 the first screen is the root, and tabs make theirs by their addresses`() throws {
    let app = try RoutedApp(opening: "tt://tabBar")
    #expect(app.tree == "tabs[*(Menu1) \(Self.rest)]")
    #expect(app.window.fault() == nil)
  }

  @Test func `NV02 an address pushes on the stack that is shown`() throws {
    let app = try RoutedApp(opening: "tt://tabBar", "tt://food/porridge")
    #expect(app.tree == "tabs[*(Menu1>Food:porridge) \(Self.rest)]")
    #expect(app.window.front?.url == "tt://food/porridge")
  }

  @Test func `NV03 an address whose screen is in front opens no second one`() throws {
    let app = try RoutedApp(opening: "tt://tabBar", "tt://food/porridge")
    let result = try app.router.open("TT://FOOD/porridge?x=1")
    #expect(app.tree == "tabs[*(Menu1>Food:porridge) \(Self.rest)]")
    guard case .reused = result else { return #expect(Bool(false), "\(result)") }
  }

  @Test func `NV04 a longer address pushes its own screen`() throws {
    let app = try RoutedApp(
      opening: "tt://tabBar", "tt://food/porridge", "tt://food/porridge/nutrition")
    #expect(app.tree == "tabs[*(Menu1>Food:porridge>Nutrition:porridge) \(Self.rest)]")
  }

  @Test func `NV05 a shared screen is shown where it is`() throws {
    let app = try RoutedApp(opening: "tt://tabBar", "tt://food/porridge")
    let made = app.made
    let result = try app.router.open("tt://menu/4")
    #expect(app.tree == "tabs[(Menu1>Food:porridge) (Menu2) (Menu3) *(Menu4) (Menu5)]")
    #expect(app.made == made)
    guard case .reused(let screen) = result else { return #expect(Bool(false), "\(result)") }
    #expect(screen.title.value == "Menu4")
  }

  @Test func `NV06 a shared screen in front loses what is over it`() throws {
    let app = try RoutedApp(opening: "tt://tabBar", "tt://food/porridge", "tt://menu/1")
    #expect(app.tree == "tabs[*(Menu1) \(Self.rest)]")
  }

  @Test func `NV07 the parent is opened first`() throws {
    let app = try RoutedApp(opening: "tt://tabBar", "tt://about/complaints")
    #expect(app.tree == "tabs[(Menu1) (Menu2) (Menu3) (Menu4) *(Menu5>About:complaints)]")
  }

  @Test func `NV08 the parent comes to the front without what was over it`() throws {
    let app = try RoutedApp(opening: "tt://tabBar", "tt://about/complaints", "tt://about/story")
    #expect(app.tree == "tabs[(Menu1) (Menu2) (Menu3) (Menu4) *(Menu5>About:story)]")
  }

  @Test func `NV09 a parent that is nowhere is made`() throws {
    let app = try RoutedApp(opening: "tt://about/story")
    #expect(app.tree == "(Menu5>About:story)")
  }

  @Test func `NV10 a modal screen is presented in a stack of its own`() throws {
    let app = try RoutedApp(opening: "tt://tabBar", "tt://order?waitress=Betty&ref=toolbar")
    #expect(app.tree == "tabs[*(Menu1 ^(Order:Betty)) \(Self.rest)]")
    try app.router.open("tt://food/tea")
    #expect(app.tree == "tabs[*(Menu1 ^(Order:Betty>Food:tea)) \(Self.rest)]")
  }

  @Test func `NV11 a fragment is an action on the screen that is there`() throws {
    let app = try RoutedApp(opening: "tt://tabBar", "tt://order?waitress=Betty&ref=toolbar")
    let tree = app.tree
    try app.router.open("tt://order?waitress=Betty&ref=toolbar#send")
    #expect(app.tree == tree)
    #expect(app.actions == ["send on Order:Betty in \(tree)"])
  }

  @Test func `NV12 a fragment is an action on the screen once it is presented`() throws {
    let app = try RoutedApp(opening: "tt://tabBar", "tt://order?waitress=Betty#send")
    #expect(app.tree == "tabs[*(Menu1 ^(Order:Betty)) \(Self.rest)]")
    #expect(app.actions == ["send on Order:Betty in \(app.tree)"])
  }

  @Test func `NV13 a popup is presented on the top screen, which stays the top`() throws {
    let app = try RoutedApp(
      opening: "tt://tabBar", "tt://order?waitress=Betty", "tt://order/food")
    #expect(app.tree == "tabs[*(Menu1 ^(Order:Betty ~Post)) \(Self.rest)]")
    #expect(app.window.front?.title.value == "Order:Betty")
  }

  @Test func `NV14 of popups on one screen the last one is shown`() throws {
    let app = try RoutedApp(
      opening: "tt://tabBar", "tt://order?waitress=Betty", "tt://order/food", "tt://order/confirm")
    #expect(app.tree == "tabs[*(Menu1 ^(Order:Betty ~Confirm)) \(Self.rest)]")
    app.window.front?.presented?.dismiss()
    #expect(app.tree == "tabs[*(Menu1 ^(Order:Betty ~Post)) \(Self.rest)]")
  }

  @Test func `NV15 what covers a screen goes when its address is opened`() throws {
    let app = try RoutedApp(
      opening: "tt://tabBar", "tt://order?waitress=Betty", "tt://order/food", "tt://menu/2")
    #expect(app.tree == "tabs[(Menu1) *(Menu2) (Menu3) (Menu4) (Menu5)]")
    #expect(app.window.fault() == nil)
  }

  @Test func `NV16 without tabs the root is a stack`() throws {
    let app = try RoutedApp(opening: "tt://food/a", "tt://food/b")
    #expect(app.tree == "(Food:a>Food:b)")
  }

  @Test func `NV17 a shared screen is pushed once`() throws {
    let app = try RoutedApp(
      opening: "tt://food/a", "tt://food/b", "tt://menu/1", "tt://food/c")
    #expect(app.tree == "(Food:a>Food:b>Menu1>Food:c)")
    try app.router.open("tt://menu/1")
    #expect(app.tree == "(Food:a>Food:b>Menu1)")
  }

  @Test func `NV18 shared screens with other captures are others`() throws {
    let app = try RoutedApp(opening: "tt://menu/1", "tt://menu/2", "tt://menu/1?x=1")
    #expect(app.tree == "(Menu1)")
  }

  @Test func `NV19 an address of no known scheme is another app's, or the fallback's`() throws {
    let app = try RoutedApp(opening: "tt://tabBar")
    var asked: [String] = []
    app.router.openExternally = { url in
      asked.append(url)
      return url.hasPrefix("tel:")
    }
    let result = try app.router.open("tel:5555555")
    guard case .external = result else { return #expect(Bool(false), "\(result)") }
    #expect(result.screen == nil)
    #expect(app.tree == "tabs[*(Menu1) \(Self.rest)]")
    try app.router.open("nope://x")
    try app.router.open("nope://y")
    try app.router.open("tt://nothing")
    #expect(app.tree == "tabs[*(Menu1>Web>Web>Web) \(Self.rest)]")
    #expect(asked == ["tel:5555555", "nope://x", "nope://y"])
  }

  @Test func `NV20 the app refuses an address, or opens another one`() throws {
    let app = try RoutedApp(opening: "tt://tabBar")
    let made = app.made
    app.router.willOpen = { $0 == "tt://drinks/tea" ? "tt://food/tea" : nil }
    let result = try app.router.open("tt://food/porridge")
    guard case .refused = result else { return #expect(Bool(false), "\(result)") }
    #expect(app.made == made)
    #expect(try app.router.open("tt://drinks/tea").screen?.title.value == "Food:tea")
    #expect(app.tree == "tabs[*(Menu1>Food:tea) \(Self.rest)]")
  }

  // MARK: Addresses of values

  struct User {
    var id: Int
    var name: String
    var source: String?
  }

  private func routerOfUsers() throws -> Router {
    let router = Router(window: ShellWindow())
    try router.registerURL(for: User.self, "tt://user/{id}/{name}?ref={source?}") {
      ["id": "\($0.id)", "name": $0.name, "source": $0.source]
    }
    return router
  }

  @Test func `UG01 the address of a value has what its captures say`() throws {
    let user = User(id: 7, name: "Ann", source: "x")
    #expect(try routerOfUsers().url(for: user) == "tt://user/7/Ann?ref=x")
  }

  @Test func `UG02 what means something in an address is escaped`() throws {
    let user = User(id: 7, name: "a b&c", source: "x")
    #expect(try routerOfUsers().url(for: user) == "tt://user/7/a%20b%26c?ref=x")
  }

  @Test func `UG03 an optional capture without a value is left out`() throws {
    #expect(try routerOfUsers().url(for: User(id: 7, name: "Ann")) == "tt://user/7/Ann")
  }

  @Test func `UG04 a value of no registered type or name has no address`() throws {
    let router = try routerOfUsers()
    #expect(throws: RouteError.noURL("Int")) { try router.url(for: 7) }
    #expect(throws: RouteError.noURL("User")) {
      try router.url(for: User(id: 7, name: "Ann"), name: "edit")
    }
    try router.registerURL(for: User.self, name: "edit", "tt://edit/{id}") { ["id": "\($0.id)"] }
    #expect(try router.url(for: User(id: 7, name: "Ann"), name: "edit") == "tt://edit/7")
  }

  @Test func `UG05 a value that is needed and not there is an error`() throws {
    let router = Router(window: ShellWindow())
    try router.registerURL(for: User.self, "tt://user/{source}") { ["source": $0.source] }
    #expect(throws: RouteError.missing("source")) { try router.url(for: User(id: 7, name: "Ann")) }
  }
}
