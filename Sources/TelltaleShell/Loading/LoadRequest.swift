/// A request of a list for items, told from all others of that list by its token.
public struct LoadRequest: Hashable, Sendable {
  /// What is loaded.
  public let kind: LoadActivity
  /// The number of the request; the first one of a list is 1.
  public let token: Int
  /// Whether the answer has to be newer than what a cache holds.
  public let bypassesCache: Bool
}
