import Foundation
import Telltale
import TelltaleShell

/// A window with a router on the map of the vectors: tabs of menus, food, orders and pages.
@MainActor
final class RoutedApp {
  let window: ShellWindow
  let router: Router
  var tree: String { window.tree }
  /// How many screens were made.
  private(set) var made = 0
  /// The actions that were done, each with the screen it was done with and the tree at that time.
  private(set) var actions: [String] = []
  /// What is not there any more.
  var deleted: Set<String> = []
  private let time = MutableSignal(Date(timeIntervalSinceReferenceDate: 0))
  var date: Date {
    get { time.value }
    set { time.value = newValue }
  }

  init(opening urls: String...) throws {
    window = ShellWindow()
    router = Router(window: window, now: { [time] in time.value })
    try registerMap()
    for url in urls { try router.open(url) }
  }

  private func registerMap() throws {
    try router.registerFallback { [unowned self] _ in try screen("Web") }
    try router.register("tt://tabBar", .shared) { [unowned router] _ in
      var tabs: [ShellTab] = []
      for page in 1...5 {
        let menu = try router.screen(for: "tt://menu/\(page)")
        tabs.append(ShellTab(title: "\(page)", root: ScreenStack(root: menu)))
      }
      return TabShell(tabs: tabs)
    }
    try router.register("tt://menu/{page}", .shared) { [unowned self] match in
      try screen("Menu\(try match["page", as: Int.self])")
    }
    try router.register("tt://food/{food}") { [unowned self] match in
      try screen("Food:\(try match["food"])")
    }
    try router.register("tt://food/{food}/nutrition") { [unowned self] match in
      try screen("Nutrition:\(try match["food"])")
    }
    try router.register("tt://about/{about}", parent: "tt://menu/5") { [unowned self] match in
      try screen("About:\(try match["about"])")
    }
    try router.register("tt://order?waitress={waitress}", .modal) { [unowned self] match in
      try screen("Order:\(try match["waitress"])")
    }
    try router.registerAction("tt://order#{orderAction}") {
      [unowned self] match, screen in
      let name = try match["orderAction"]
      if name == "fail" { throw RouteError.unavailable(name) }
      actions.append("\(name) on \(screen?.title.value ?? "none") in \(tree)")
    }
    try router.register("tt://order/food", .popup) { [unowned self] _ in try screen("Post") }
    try router.register("tt://order/confirm", .popup, isSaved: false) { [unowned self] _ in
      try screen("Confirm")
    }
  }

  func screen(_ name: String) throws(RouteError) -> Screen {
    if deleted.contains(name) { throw RouteError.unavailable(name) }
    made += 1
    return RoutedScreen(title: name)
  }
}
