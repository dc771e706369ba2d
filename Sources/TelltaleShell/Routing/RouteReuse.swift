/// What happens if an address is opened whose screen is in front already.
public enum RouteReuse: Hashable, Sendable {
  /// That screen is told of it, and nothing is opened otherwise: for news that arrives by itself.
  case refreshOnly
  /// That screen is told of it, and a new one is opened otherwise: for links that are tapped.
  case reuseOrCreate
  /// A new screen is opened; of a shared one there is still only one.
  case alwaysCreate
}
