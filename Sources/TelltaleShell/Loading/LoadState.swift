/// All that is true of a list that loads, in one value.
///
/// Two states are equal if they are of the same items, which their revision tells, not what is in them.
public struct LoadState<Element> {
  /// The items; none if they were never loaded, or erased.
  public internal(set) var items: [Element]?
  /// A number that grows with each change of the items.
  public internal(set) var revision: Int = 0
  /// The latest failure, until another request starts.
  public internal(set) var failure: LoadFailure?
  /// Whether the items are known to be out of date.
  public internal(set) var isStale: Bool = false
  /// Whether there are items after these.
  public internal(set) var hasMore: Bool = false

  /// The request under way.
  var request: LoadRequest?
  /// The token of the latest request.
  var lastToken = 0
}

extension LoadState {
  /// What is being loaded.
  public var activity: LoadActivity? { request?.kind }

  /// What is shown.
  public var phase: LoadPhase {
    if let items, !items.isEmpty { return .content }
    if activity == .initial || activity == .refresh { return .loading }
    if failure != nil { return .failed }
    return items == nil ? .idle : .empty
  }
}

extension LoadState: Sendable where Element: Sendable {}

extension LoadState: Equatable {
  /// Returns whether two states of one list are the same.
  public static func == (left: LoadState, right: LoadState) -> Bool {
    left.revision == right.revision && left.items?.count == right.items?.count
      && left.request == right.request && left.failure == right.failure
      && left.isStale == right.isStale && left.hasMore == right.hasMore
  }
}
