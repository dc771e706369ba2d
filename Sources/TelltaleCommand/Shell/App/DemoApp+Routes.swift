import TelltaleShell

extension DemoApp {
  static let tabBar = "tt://tabBar"

  static func menu(_ page: Int) -> String { "tt://menu/\(page)" }

  /// Says what the addresses of the app open.
  func registerRoutes() throws(RouteError) {
    try router.registerFallback { [weak self] _ in try Self.make("Web", in: self) }
    try router.register(Self.tabBar, .shared) { [weak self] _ in
      guard let self else { throw RouteError.unavailable(Self.tabBar) }
      return makeTabs()
    }
    try router.register("tt://menu/{page}", .shared) { [weak self] match in
      let page = try match["page", as: Int.self]
      guard let self else { throw RouteError.unavailable(match.url) }
      return try makeMenu(page)
    }
    try push("tt://food/{food}") { match throws(RouteError) in "Food:\(try match["food"])" }
    try push("tt://food/{food}/nutrition") { match throws(RouteError) in
      "Nutrition:\(try match["food"])"
    }
    try push("tt://about/{about}", parent: Self.menu(5)) { match throws(RouteError) in
      "About:\(try match["about"])"
    }
    try registerRows()
    try registerOrders()
    registerStrangers()
  }

  /// The rows of the lists.
  private func registerRows() throws(RouteError) {
    try router.register("tt://row/{list}/{row}") { [weak self] match in
      let (list, row) = (try match["list"], try match["row", as: Int.self])
      guard let self, let content = RootContent.allCases.first(where: { $0.name == list }) else {
        throw RouteError.unavailable(match.url)
      }
      let screen = try Self.make("\(list):\(row)", in: self)
      screen.title.value = "\(content.noun(in: language)) \(row)"
      return screen
    }
  }

  /// What is presented: an order, and the popups over it.
  private func registerOrders() throws(RouteError) {
    try router.register("tt://order?waitress={waitress}", .modal) { [weak self] match in
      try Self.make("Order:\(try match["waitress"])", in: self)
    }
    try router.registerAction("tt://order#{action}") { [weak self] match, screen in
      if let self, let screen { note(screen, "action(\(try match["action"]))") }
    }
    try router.register("tt://order/food", .popup) { [weak self] _ in
      try Self.make("Post", in: self)
    }
    try router.register("tt://order/confirm", .popup, isSaved: false) { [weak self] _ in
      try Self.make("Confirm", in: self)
    }
  }

  /// What another app opens, and what is not opened as it is written.
  private func registerStrangers() {
    router.openExternally = { $0.hasPrefix("tel:") }
    router.willOpen = { url in
      if url.hasPrefix("tt://closed") { return nil }
      let drinks = "tt://drinks/"
      return url.hasPrefix(drinks) ? "tt://food/" + url.dropFirst(drinks.count) : url
    }
  }

  private func push(
    _ pattern: String, parent: String? = nil,
    name: @escaping (RouteMatch) throws(RouteError) -> String
  ) throws(RouteError) {
    try router.register(pattern, parent: parent) { [weak self] match in
      try Self.make(try name(match), in: self)
    }
  }

  private static func make(_ name: String, in app: DemoApp?) throws(RouteError) -> Screen {
    guard let app, !app.names.isFull else { throw .unavailable("there are too many screens") }
    return app.named(name, Screen(title: name))
  }
}
