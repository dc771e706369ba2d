extension BadgeBoard {
  /// Applies an event to the app; publishes unless a transaction is open.
  func apply(_ event: BadgeEvent<Section>) -> BadgeEvent<Section> {
    begin()
    defer { commit() }
    switch event {
    case .begin, .commit, .policy, .login, .switchAccount:
      performOnApp(event)
      return event
    case .logout, .restart, .opened, .closed, .background, .foreground, .leave:
      guard let active = activeAccount(for: event) else { return event }
      return performOnScreen(event, active)
    default:
      guard let active = activeAccount(for: event) else { return event }
      return change(active, event, viewed: isInFront ? openSource : nil)
    }
  }

  /// Returns the active account, or leaves a warning if there is none.
  private func activeAccount(for event: BadgeEvent<Section>) -> Account? {
    if active == nil { warn(.noAccount(event: event.feedType.rawValue)) }
    return active
  }

  /// Applies an event to the account of a session, unless that has ended.
  func apply(
    _ event: BadgeEvent<Section>, in session: UnreadSession
  ) -> BadgeEvent<Section>? {
    guard let account = accounts.first(where: { $0.session == session }) else {
      warn(.endedSession(event: event.feedType.rawValue))
      return nil
    }
    if account === active { return apply(event) }
    begin()
    defer { commit() }
    switch event {
    case .logout:
      remove(account)
      pending.isAll = true
      return event
    case .begin, .commit, .policy, .login, .switchAccount:
      return apply(event)
    case .opened, .closed, .background, .foreground, .restart, .iconHint:
      return event
    default:
      return change(account, event, viewed: nil)
    }
  }

  private func performOnApp(_ event: BadgeEvent<Section>) {
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
      break
    }
  }

  /// Applies an event that concerns what is on screen.
  private func performOnScreen(
    _ event: BadgeEvent<Section>, _ active: Account
  ) -> BadgeEvent<Section> {
    switch event {
    case .logout:
      remove(active)
      self.active = nil
      leaveScreen()
      return event
    case .restart:
      let sections = UnreadState<Section>.sectionNames
      for account in accounts {
        account.ledger = Ledger(account.ledger.record(sections: sections), sections: sections)
      }
      leaveScreen()
      isInFront = true
      return event
    case .opened(let source):
      if active.ledger.member(source) != nil {
        openSource = source
        guard isInFront else { return event }
      }
      return change(active, event, viewed: nil)
    case .closed(let source):
      if openSource == source { openSource = nil }
      return event
    case .background:
      isInFront = false
      return event
    case .foreground:
      isInFront = true
      guard let openSource else { return event }
      return change(active, .opened(source: openSource), viewed: nil)
    case .leave(let source):
      if openSource == source { openSource = nil }
      return change(active, event, viewed: nil)
    default:
      return event
    }
  }

  /// Changes the state of an account and notes what is to be published.
  private func change(
    _ account: Account, _ event: BadgeEvent<Section>, viewed: String?
  ) -> BadgeEvent<Section> {
    let stamped = account.ledger.apply(
      event, ownItemReads: currentRules.ownItemReads, viewed: viewed)
    collect(account)
    if onWarning != nil {
      for warning in account.ledger.warnings { warn(warning) }
    }
    return stamped
  }

  private func remove(_ account: Account) {
    accounts.removeAll { $0 === account }
  }
}

extension BadgeBoard {
  /// Makes an account the active one, an empty one where it is not logged in.
  func activate(_ account: String) {
    let known = accounts.first { $0.session.account == account }
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
    if let known = accounts.first(where: { $0.session.account == account }) {
      known.ledger = state.ledger
    } else {
      let account = log(in: account, state.ledger)
      if active == nil { active = account }
    }
    pending.isAll = true
  }
}
