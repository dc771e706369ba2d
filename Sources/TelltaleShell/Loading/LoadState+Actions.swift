extension LoadState {
  /// Takes an action, and returns what has happened by it.
  mutating func take(_ action: LoadAction<Element>) -> [LoadEvent] {
    switch action {
    case .loadIfNeeded(let isOld):
      guard request == nil, failure == nil else { return [] }
      isStale = isStale || (isOld && items != nil)
      return items == nil || isStale ? [start()] : []

    case .reload:
      if activity == .initial || activity == .refresh { return [] }
      return cancelled() + [start(bypassesCache: true)]

    case .loadMore:
      guard request == nil, hasMore, let items, !items.isEmpty else { return [] }
      return [start(.more)]

    case .cancel:
      return cancelled()

    case .invalidate:
      isStale = items != nil
      return []

    case .erase:
      let events = cancelled()
      if items != nil { replaceItems(by: nil) }
      failure = nil
      isStale = false
      hasMore = false
      return events

    case .edit(let change):
      guard var items else { return [] }
      change(&items)
      replaceItems(by: items)
      return []

    case .finish(let answered, let page):
      guard let kind = end(answered) else { return [.ignored(answered)] }
      replaceItems(by: kind == .more ? (items ?? []) + page.items : page.items)
      isStale = isStale && kind == .more
      hasMore = page.hasMore
      return [.didLoad(kind)]

    case .fail(let answered, let error):
      guard let kind = end(answered) else { return [.ignored(answered)] }
      let failure = LoadFailure(activity: kind, error: error, token: answered.token)
      self.failure = failure
      return [.didFail(failure)]
    }
  }

  private mutating func start(_ kind: LoadActivity? = nil, bypassesCache: Bool = false) -> LoadEvent
  {
    lastToken += 1
    failure = nil
    let kind = kind ?? (items == nil ? .initial : .refresh)
    let started = LoadRequest(kind: kind, token: lastToken, bypassesCache: bypassesCache)
    request = started
    return .request(started)
  }

  private mutating func cancelled() -> [LoadEvent] {
    guard let given = request else { return [] }
    request = nil
    return [.cancelled(given)]
  }

  /// Ends the request under way, and returns what it was for, if the answer is to that one.
  private mutating func end(_ answered: LoadRequest) -> LoadActivity? {
    guard let current = request, current.token == answered.token else { return nil }
    request = nil
    return current.kind
  }

  private mutating func replaceItems(by items: [Element]?) {
    self.items = items
    revision += 1
  }
}
