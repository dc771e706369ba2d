public import struct Foundation.Date

/// The addresses of an app: what each opens, and where in a window it is shown.
///
/// A screen keeps the address that opened it. By those addresses a screen that is there already is
/// found again, and what is open can be saved and restored.
///
/// Closures that an app gives to its router should not hold it.
///
/// ```swift
/// let router = Router(window: ShellWindow())
/// try router.register("shop://products", .shared) { _ in Screen(title: "Products") }
/// try router.register("shop://products/{id}", parent: "shop://products") { match in
///   Screen(title: "Product \(try match["id", as: Int.self])")
/// }
/// try router.open("shop://products/7")
/// router.window.tree  // (Products>Product 7)
/// ```
@MainActor
public final class Router {
  /// The window in which screens are shown.
  public let window: ShellWindow
  /// Changes an address before it is opened or restored, or refuses it.
  ///
  /// It refuses an address by returning `nil`, and is not asked about those of parents.
  public var willOpen: ((String) -> String?)?
  /// Hands an address of a scheme that no pattern has to another app; false if there is none.
  public var openExternally: ((String) -> Bool)?
  /// Hears that an address led to a screen that was there, which may show it anew.
  public var didReuse: ((Screen, RouteMatch) -> Void)?
  /// Hears what is wrong with an address that had to wait until it could be opened.
  public var didFail: ((String, RouteError) -> Void)?

  var routes = RouteTable<Route>()
  var generators: [ValueKey: Any] = [:]
  let now: () -> Date

  /// Creates a router without patterns.
  ///
  /// - Parameters:
  ///   - window: The window in which screens are shown.
  ///   - now: The clock by which the age of what was saved is told.
  public init(window: ShellWindow, now: @escaping () -> Date = { Date() }) {
    self.window = window
    self.now = now
  }
}

extension Router {
  /// Says how the screens of a pattern are made and shown.
  ///
  /// - Parameters:
  ///   - pattern: The form of the addresses, as `RoutePattern` describes it.
  ///   - mode: How the screen is shown.
  ///   - parent: The address of the screen to which it belongs, which is opened first. It may have
  ///     captures, of those that each address of the pattern has.
  ///   - isSaved: Whether the screen is saved with what is open.
  ///   - make: Makes a new screen, which is part of nothing. Nothing is opened if it throws.
  /// - Throws: The `RouteError` that says what is wrong with a pattern, or with which pattern that
  ///   is there it is `ambiguous`.
  public func register(
    _ pattern: String, _ mode: RouteMode = .push, parent: String? = nil, isSaved: Bool = true,
    make: @escaping (RouteMatch) throws -> Screen
  ) throws(RouteError) {
    let pattern = try RoutePattern(pattern)
    let parent = try parent.map { (text) throws(RouteError) in try RoutePattern(text) }
    try parent?.checkNames(pattern.requiredNames)
    let destination = Route.Destination(mode: mode, parent: parent, isSaved: isSaved, make: make)
    try routes.register(pattern, .screen(destination))
  }

  /// Says what is shown of an address that no other pattern matches.
  ///
  /// - Parameters:
  ///   - mode: How the screen is shown.
  ///   - isSaved: Whether the screen is saved with what is open.
  ///   - make: Makes a new screen, which is part of nothing. Nothing is opened if it throws.
  /// - Throws: `RouteError.ambiguous` if that has been said.
  public func registerFallback(
    _ mode: RouteMode = .push, isSaved: Bool = true,
    make: @escaping (RouteMatch) throws -> Screen
  ) throws(RouteError) {
    try register("*", mode, isSaved: isSaved, make: make)
  }

  /// Says what is done at the addresses of a pattern.
  ///
  /// If the pattern has a fragment, as `shop://cart#{action}`, the address without its fragment is
  /// opened first, and the action is done with that screen when it is shown. Otherwise it is done
  /// with the screen in front.
  ///
  /// - Parameters:
  ///   - pattern: The form of the addresses, as `RoutePattern` describes it.
  ///   - run: Does the action, with the screen if there is one.
  /// - Throws: As `register(_:_:parent:isSaved:make:)` does.
  public func registerAction(
    _ pattern: String, run: @escaping (RouteMatch, Screen?) throws -> Void
  ) throws(RouteError) {
    try routes.register(RoutePattern(pattern), .action(run))
  }
}

extension RoutePattern {
  /// Checks that captures of some names are enough to make an address.
  func checkNames(_ names: [String]) throws(RouteError) {
    _ = try url(Dictionary(names.map { ($0, "x") }) { first, _ in first })
  }
}
