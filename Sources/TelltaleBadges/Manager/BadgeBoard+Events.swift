extension BadgeBoard {
  /// Applies an event to the app; publishes unless a transaction is open.
  func apply(_ event: BadgeEvent<Section>) -> BadgeEvent<Section> {
    begin()
    defer { commit() }
    switch event {
    case .begin:
      begin()
    case .commit:
      guard depth > 1 else {
        warn(.commitWithoutBegin)
        return event
      }
      depth -= 1
    case .policy(let change):
      var policy = currentPolicy
      policy.apply(change)
      pendingPolicy = policy
    case .login(let account), .switchAccount(let account):
      activate(account)
    default:
      guard let active else {
        warn(.noAccount(event: event.feedType.rawValue))
        return event
      }
      return perform(event, on: active)
    }
    return event
  }

  /// Applies an event to the account of a session, unless that has ended.
  func apply(
    _ event: BadgeEvent<Section>, in session: UnreadSession
  ) -> BadgeEvent<Section>? {
    guard let index = accounts.firstIndex(where: { $0.session == session }) else {
      warn(.endedSession(event: event.feedType.rawValue))
      return nil
    }
    if index == active { return apply(event) }
    begin()
    defer { commit() }
    switch event {
    case .logout:
      accounts.remove(at: index)
      if let active, active > index { self.active = active - 1 }
      isAllDirty = true
      return event
    case .begin, .commit, .policy, .login, .switchAccount:
      return apply(event)
    case .opened, .closed, .background, .foreground, .restart, .iconHint:
      return event
    default:
      return change(index, event, viewed: nil)
    }
  }

  private func perform(
    _ event: BadgeEvent<Section>, on active: Int
  ) -> BadgeEvent<Section> {
    switch event {
    case .logout:
      accounts.remove(at: active)
      self.active = nil
      leaveScreen()
      return event
    case .restart:
      for index in accounts.indices {
        let record = accounts[index].state.record
        accounts[index].state.record = record
      }
      leaveScreen()
      isInFront = true
      return event
    case .opened(let source):
      if accounts[active].state.ledger.member(source) != nil {
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
      return change(active, event, viewed: isInFront ? openSource : nil)
    }
  }

  /// Changes the state of an account and notes what is to be published.
  private func change(
    _ index: Int, _ event: BadgeEvent<Section>, viewed: String?
  ) -> BadgeEvent<Section> {
    let wasKnown = accounts[index].state.isKnown
    let stamped = accounts[index].state.apply(
      event, ownItemReads: currentPolicy.ownItemReads, viewed: viewed)
    collect(index, wasKnown: wasKnown)
    if onWarning != nil {
      for warning in accounts[index].state.warnings { warn(warning) }
    }
    return stamped
  }
}

extension BadgeBoard {
  /// Makes an account the active one, an empty one where it is not logged in.
  func activate(_ account: String) {
    let known = accounts.firstIndex { $0.session.account == account }
    if let known, known == active { return }
    if let known {
      active = known
    } else {
      generation += 1
      let session = UnreadSession(account: account, generation: generation)
      active = accounts.count
      accounts.append(Account(session: session, state: UnreadState()))
    }
    leaveScreen()
  }

  /// Closes what was open for another account or before a restart; everything may have changed.
  private func leaveScreen() {
    openSource = nil
    isAllDirty = true
  }
}

extension BadgeBoard {
  /// Replaces the state of an account.
  func load(_ state: UnreadState<Section>, for account: String) {
    begin()
    defer { commit() }
    if let index = accounts.firstIndex(where: { $0.session.account == account }) {
      accounts[index].state = state
    } else {
      generation += 1
      let session = UnreadSession(account: account, generation: generation)
      accounts.append(Account(session: session, state: state))
      if active == nil { active = accounts.count - 1 }
    }
    isAllDirty = true
  }
}
