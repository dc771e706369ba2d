extension Router {
  /// The screen of a window that addresses of a key have opened, the last one if there are several.
  func find(_ key: RouteMatch.Key) -> Screen? {
    window.everything.flatMap(\.allParts).last { $0.url.flatMap(self.key) == key }
  }

  /// What tells the screen of an address from others; `nil` if no pattern matches it.
  func key(of url: String) -> RouteMatch.Key? {
    try? routes.match(url).match.key
  }

  func reusable(_ target: Step, _ reuse: RouteReuse) -> Screen? {
    let key = target.match.key
    if target.destination.mode == .shared, reuse != .refreshOnly { return find(key) }
    guard reuse != .alwaysCreate, let front = window.front else { return nil }
    return ([front] + front.popups).last { $0.url.flatMap(self.key) == key }
  }
}
