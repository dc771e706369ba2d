import TelltaleShell
import TelltaleTestSupport
import TelltaleTesting
import Testing

@MainActor
struct RandomRouterTests {
  static let urls = [
    "tt://tabBar", "tt://menu/1", "tt://menu/4", "tt://menu/7", "tt://food/a", "tt://food/b",
    "tt://food/a/nutrition", "tt://about/story", "tt://about/x", "tt://order?waitress=Betty",
    "tt://order?waitress=Bob", "tt://order?waitress=Betty#send", "tt://order/food", "tt://none",
    "nope://x", "tt://menu/x", "tt://food/deleted", "tt://about/deleted", "", "tt://food/%",
  ]

  private func change(_ app: RoutedApp, _ random: inout SeededRandom) {
    let front = app.window.front
    switch random.below(8) {
    case 0: (front?.parent as? ScreenStack)?.pop()
    case 1: front?.presented?.dismiss()
    case 2: app.window.presented.value.last?.screen.dismiss()
    case 3 where app.window.presented.value.isEmpty:
      (app.window.root.value as? TabShell)?.select(random.below(5))
    default:
      let modes = [RouteReuse.refreshOnly, .reuseOrCreate, .alwaysCreate]
      let tree = app.tree
      do {
        let url = Self.urls[random.below(Self.urls.count)]
        let result = try app.router.open(url, reuse: modes[random.below(3)])
        if let screen = result.screen, case .opened = result {
          #expect(screen.phase.value == .visible, "\(url) \(app.tree)")
        }
      } catch {
        #expect(app.tree == tree, "\(error)")
      }
    }
  }

  @Test(arguments: seedList(60))
  func `any addresses leave a sound tree, which is the same when it is restored`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: Int(seed))
    let app = try RoutedApp()
    app.deleted = ["Food:deleted", "About:deleted"]
    if random.once(in: 2) { try app.router.open("tt://tabBar") }
    for _ in 0..<60 {
      change(app, &random)
      try #require(app.window.fault() == nil, "\(app.tree)")
    }
    guard let path = app.router.savedPath() else { return #expect(app.tree == "") }
    let other = try RoutedApp()
    try other.router.restore(path, maxAge: .zero)
    #expect(other.tree == app.tree)
    #expect(other.router.savedPath() == path)
    #expect(other.window.fault() == nil)
    try other.router.restore(path, maxAge: .zero)
    #expect(other.tree == app.tree)
    #expect(other.router.savedPath() == path)
  }
}
