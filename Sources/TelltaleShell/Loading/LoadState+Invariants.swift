extension LoadState {
  /// The first rule that the state breaks; none, ever.
  package var brokenRule: String? {
    let rules = [
      ("loading and failed", request == nil || failure == nil),
      ("content is not items", (phase == .content) == (items?.isEmpty == false)),
      ("idle with something", phase != .idle || (items == nil && request == nil && failure == nil)),
      ("empty is not known", phase != .empty || (items?.isEmpty == true && failure == nil)),
      ("stale or more of nothing", items != nil || !(isStale || hasMore)),
      ("more of nothing is loaded", activity != .more || items != nil),
      ("the first of something is loaded", activity != .initial || items == nil),
      ("a token of the future", max(request?.token ?? 0, failure?.token ?? 0) <= lastToken),
    ]
    return rules.first { !$0.1 }?.0
  }
}
