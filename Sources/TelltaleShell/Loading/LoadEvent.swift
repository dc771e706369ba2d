/// What a list tells of its loading, in the order in which it happens.
public enum LoadEvent: Hashable, Sendable {
  /// A request starts.
  case request(LoadRequest)
  /// The request under way is given up.
  case cancelled(LoadRequest)
  /// An answer came to a request that is not under way, and changes nothing.
  case ignored(LoadRequest)
  /// Items came.
  case didLoad(LoadActivity)
  /// A request failed.
  case didFail(LoadFailure)
}

extension LoadEvent: CustomStringConvertible {
  /// The event in one word, as logs and tests want it.
  ///
  /// A request for new items is `request#2(refresh)`, where 2 is its token.
  public var description: String {
    switch self {
    case .request(let request): "request#\(request.token)(\(request.kind))"
    case .cancelled(let request): "cancel#\(request.token)"
    case .ignored(let request): "ignored#\(request.token)"
    case .didLoad(.initial): "didLoad(first)"
    case .didLoad(.refresh): "didLoad(again)"
    case .didLoad(.more): "didLoad(more)"
    case .didFail(let failure): "didFail(\(failure.activity),\(failure.error))"
    }
  }
}
