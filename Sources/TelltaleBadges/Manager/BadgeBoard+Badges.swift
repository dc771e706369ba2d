extension BadgeBoard {
  /// Returns the sums of a section in an account, under the rules of a policy.
  private func totals(
    _ account: Int, _ section: Int, _ policy: BadgePolicy<Section>
  ) -> SectionTotals {
    accounts[account].state.align(policy)
    return accounts[account].state.ledger.totals[section]
  }

  private var isKnown: Bool {
    active.map { accounts[$0].state.isKnown } ?? false
  }

  /// Returns the badge of a section of the active account.
  func badge(_ section: Section, _ number: Int, _ policy: BadgePolicy<Section>) -> Badge {
    var badge = Badge(isKnown: isKnown, cap: policy.cap, unit: policy.unit)
    guard let active else { return badge }
    let totals = totals(active, number, policy)
    let unit = policy.unit
    badge.count = totals.count(in: unit)
    badge.mentions = totals.calls.value
    badge.isExact = totals.isExact(in: unit)
    guard badge.count > 0 else { return badge }
    switch policy.style(of: section) {
    case .none:
      break
    case .number:
      badge.kind = .number
    case .dot:
      badge.kind = .dot
    case .mentionsElseDot:
      badge.kind = badge.mentions > 0 ? .number : .dot
      if badge.mentions > 0 {
        badge.count = badge.mentions
        badge.unit = .mentions
        badge.isExact = totals.atLeast == 0
      }
    }
    return badge
  }

  /// Returns the badge of the app icon.
  func iconBadge(_ policy: BadgePolicy<Section>) -> Badge {
    iconBadge(
      of: accounts.indices.filter { $0 == active || policy.accounts == .all }, policy)
  }

  /// Returns what some accounts have the icon show.
  func iconBadge(of counted: [Int], _ policy: BadgePolicy<Section>) -> Badge {
    var badge = Badge(isKnown: isKnown, cap: policy.cap, unit: policy.iconUnit)
    var count = WideSum()
    var mentions = WideSum()
    for account in counted {
      badge.isKnown = badge.isKnown || accounts[account].state.isKnown
      for number in sections.indices where policy.icon.contains(sections[number]) {
        let totals = totals(account, number, policy)
        count.add(totals.count(in: policy.iconUnit))
        mentions.add(totals.calls.value)
        badge.isExact = badge.isExact && totals.isExact(in: policy.iconUnit)
      }
    }
    badge.count = count.value
    badge.mentions = mentions.value
    badge.kind = badge.count > 0 ? .number : .hidden
    return badge
  }

  /// Returns what is true of a source of the active account.
  func status(_ source: String, _ policy: BadgePolicy<Section>) -> SourceStatus {
    guard let active else { return SourceStatus() }
    accounts[active].state.align(policy)
    return accounts[active].state.status(of: source)
  }

  /// Returns the badge of a source of the active account: its number, or 1 for its flag.
  func sourceBadge(_ source: String, _ policy: BadgePolicy<Section>) -> Badge {
    let status = status(source, policy)
    let count = max(status.unread, status.isFlagged ? 1 : 0)
    return Badge(
      kind: count > 0 ? .number : .hidden, count: count, isExact: status.isExact,
      isKnown: isKnown, mentions: status.mentions, isMuted: status.isMuted, cap: policy.cap)
  }
}

extension UnreadState {
  /// The state, counting as it does without a policy.
  var aligned: Self {
    var state = self
    state.align(.default)
    return state
  }

  /// Counts under the rules of a policy from here on.
  mutating func align(_ policy: BadgePolicy<Section>) {
    let rules = CountingRules(muted: policy.muted, threads: policy.threads)
    if rules != ledger.rules { ledger.setRules(rules) }
  }
}
