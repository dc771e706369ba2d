extension Router {
  /// Opens an address.
  ///
  /// A screen that shows it already, in front or shared and anywhere, is brought there: its tab is
  /// selected, and what is over it is taken away. Otherwise its parents are brought to the front, or
  /// made if they are not there, and the new screen is shown over them. All screens are made before
  /// any is shown: if something throws, nothing has changed.
  ///
  /// In an empty window the first screen becomes the root, in a stack unless it is a container. What
  /// is to be pushed where there is no stack is presented in one of its own.
  ///
  /// Called by a hook or an observer of the window's while a transition tells, or by what a router
  /// calls, it waits until that is over. `didFail` hears what is wrong then.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - reuse: What happens if its screen is in front.
  /// - Returns: What came of it.
  /// - Throws: The `RouteError` that says what is wrong with the address, or what `make` throws; of
  ///   another error the description, as `RouteError.unavailable`. An action that throws does so
  ///   when its screen has been opened.
  @discardableResult
  public func open(
    _ url: String, reuse: RouteReuse = .reuseOrCreate
  ) throws(RouteError) -> RouteResult {
    let result = try window.queue.runWhenIdle { [self] () throws(RouteError) in
      try openNow(url, reuse: reuse)
    } failed: { [self] error in
      didFail?(url, error)
    }
    return result ?? .waiting
  }

  /// Returns a new screen for an address, which is shown nowhere.
  ///
  /// `willOpen` is not asked, and the parents of the screen are not made.
  ///
  /// - Throws: The `RouteError` that says what is wrong with the address, or what `make` throws.
  public func screen(for url: String) throws(RouteError) -> Screen {
    try make(step(to: url))
  }

  /// Returns what an address is after `willOpen`; `nil` if that refuses it.
  func admitted(_ url: String) throws(RouteError) -> String? {
    _ = try RouteParts(url)
    guard let willOpen else { return url }
    return willOpen(url)
  }
}

extension Router {
  /// An address on the way to a screen, and what its pattern stands for.
  typealias Step = (match: RouteMatch, destination: Route.Destination)

  func step(to url: String) throws(RouteError) -> Step {
    let (route, match) = try routes.match(url)
    guard case .screen(let destination) = route else { throw .noScreen(url) }
    return (match, destination)
  }

  func make(_ step: Step) throws(RouteError) -> Screen {
    do {
      let screen = try step.destination.make(step.match)
      screen.url = step.match.url
      return screen
    } catch {
      throw RouteError(error)
    }
  }

  private func openNow(_ url: String, reuse: RouteReuse) throws(RouteError) -> RouteResult {
    guard let url = try admitted(url) else { return .refused }
    if routes.hasScheme(try RouteParts(url).scheme) == false, openExternally?(url) == true {
      return .external
    }
    let (route, match) = try routes.match(url)
    switch route {
    case .screen(let destination):
      return try show((match, destination), reuse: reuse)
    case .action(let run) where match.pattern.fragment == nil:
      try act(run, match, window.front)
      return .performed
    case .action(let run):
      let base = String(decoding: url.utf8.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
      let result = try show(step(to: base), reuse: reuse)
      if let screen = result.screen { try act(run, match, screen) }
      return result
    }
  }

  private func act(
    _ run: (RouteMatch, Screen?) throws -> Void, _ match: RouteMatch, _ screen: Screen?
  ) throws(RouteError) {
    do { try run(match, screen) } catch { throw RouteError(error) }
  }

  private func show(_ target: Step, reuse: RouteReuse) throws(RouteError) -> RouteResult {
    let parents = try parents(of: target)
    if let screen = reusable(target, reuse) {
      if reuse != .refreshOnly {
        window.reveal(screen)
        screen.dismissPopups()
      }
      didReuse?(screen, target.match)
      return .reused(screen)
    }
    guard reuse != .refreshOnly else { return .refused }
    var steps = [target]
    var place: Screen?
    for parent in parents {
      place = find(parent.match.key)
      guard place == nil else { break }
      steps.insert(parent, at: 0)
    }
    let screens = try steps.map { (step) throws(RouteError) in (step, try make(step)) }
    return show(screens, over: place ?? window.front).map { .opened($0) } ?? .refused
  }

  /// The addresses of a screen's parent, of that one's, and so on.
  private func parents(of target: Step) throws(RouteError) -> [Step] {
    var steps = [target]
    var keys: Set = [target.match.key]
    while let last = steps.last, let parent = last.destination.parent {
      let step = try step(to: parent.url(last.match.captures))
      steps.append(step)
      guard keys.insert(step.match.key).inserted else {
        throw .cyclicParents(steps.map(\.match.url))
      }
    }
    return Array(steps.dropFirst())
  }
}
