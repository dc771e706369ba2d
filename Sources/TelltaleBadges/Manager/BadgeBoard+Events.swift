extension BadgeBoard {
  /// Applies an event to the app and fills in its stamps; publishes unless a transaction is open.
  ///
  /// Most events are about what is unread. They are tried first, for to take an event apart has
  /// its price where the type of its section is not known.
  func apply(_ event: inout BadgeEvent<Section>) {
    begin()
    defer { commit() }
    guard let active, change(active, &event, viewed: isInFront ? openSource : nil) else {
      return performOnApp(&event)
    }
    if case .leave(let source) = event, openSource.isSame(as: source) { openSource = nil }
  }

  /// Applies an event to the account of a session, unless that has ended.
  ///
  /// - Returns: Whether it has not.
  func apply(_ event: inout BadgeEvent<Section>, in session: UnreadSession) -> Bool {
    guard let account = accounts.first(where: { $0.session == session }) else {
      warn(.endedSession(event: event.feedType.rawValue))
      return false
    }
    if account === active {
      apply(&event)
      return true
    }
    begin()
    defer { commit() }
    if change(account, &event, viewed: nil) { return true }
    switch event {
    case .logout:
      remove(account)
      pending.isAll = true
    case .begin, .commit, .policy, .login, .switchAccount:
      performOnApp(&event)
    default:
      break
    }
    return true
  }

  /// Applies an event about the app, its accounts or what is on screen.
  private func performOnApp(_ event: inout BadgeEvent<Section>) {
    switch event {
    case .begin:
      begin()
    case .commit:
      guard depth > 1 else { return warn(.commitWithoutBegin) }
      depth -= 1
    case .policy(let change):
      var policy = currentPolicy
      policy.apply(change)
      pendingPolicy = policy
    case .login(let account), .switchAccount(let account):
      activate(account)
    default:
      guard let active else { return warn(.noAccount(event: event.feedType.rawValue)) }
      performOnScreen(&event, active)
    }
  }

  private func performOnScreen(_ event: inout BadgeEvent<Section>, _ active: Account) {
    switch event {
    case .logout:
      remove(active)
      self.active = nil
      leaveScreen()
    case .restart:
      restart()
      leaveScreen()
      isInFront = true
    case .opened(let source):
      if active.ledger.member(source) != nil {
        openSource = source
        guard isInFront else { return }
      }
      open(source, active, &event)
    case .closed(let source):
      if openSource.isSame(as: source) { openSource = nil }
    case .background:
      isInFront = false
    case .foreground:
      isInFront = true
      if let openSource { open(openSource, active, &event) }
    default:
      break
    }
  }

  /// Loads what would be saved of each account. Where nothing can be saved, nothing is forgotten.
  private func restart() {
    #if !hasFeature(Embedded)
      let sections = UnreadState<Section>.sectionNames
      for account in accounts {
        account.ledger = Ledger(account.ledger.record(sections: sections), sections: sections)
      }
    #endif
  }

  /// Changes the state of an account and notes what is to be published.
  ///
  /// - Returns: Whether the event is about what is unread.
  private func change(
    _ account: Account, _ event: inout BadgeEvent<Section>, viewed: String?
  ) -> Bool {
    guard account.ledger.apply(&event, ownItemReads: currentRules.ownItemReads, viewed: viewed)
    else { return false }
    collect(account)
    return true
  }

  private func open(_ source: String, _ active: Account, _ event: inout BadgeEvent<Section>) {
    active.ledger.open(source, &event)
    collect(active)
  }

  private func remove(_ account: Account) {
    accounts.removeAll { $0 === account }
  }
}

extension BadgeBoard {
  /// Makes an account the active one, an empty one where it is not logged in.
  func activate(_ account: String) {
    let known = accounts.first { $0.session.account.isSame(as: account) }
    if let known, known === active { return }
    active = known ?? log(in: account, Ledger(sectionCount: sections.count))
    leaveScreen()
  }

  /// Begins a session of an account.
  private func log(in name: String, _ ledger: Ledger) -> Account {
    generation += 1
    let session = UnreadSession(account: name, generation: generation)
    let account = Account(session: session, ledger: ledger)
    accounts.append(account)
    return account
  }

  /// Closes what was open for another account or before a restart; everything may have changed.
  private func leaveScreen() {
    openSource = nil
    pending.isAll = true
  }
}

extension BadgeBoard {
  /// Replaces the state of an account.
  func load(_ state: UnreadState<Section>, for account: String) {
    begin()
    defer { commit() }
    if let known = accounts.first(where: { $0.session.account.isSame(as: account) }) {
      known.ledger = state.ledger
    } else {
      let account = log(in: account, state.ledger)
      if active == nil { active = account }
    }
    pending.isAll = true
  }
}
