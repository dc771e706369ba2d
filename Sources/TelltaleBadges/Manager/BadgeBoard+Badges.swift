extension BadgeBoard {
  private var isKnown: Bool { active?.ledger.isKnown ?? false }

  /// Returns the badge of a section of the active account.
  func badge(_ section: Int, _ rules: BadgeRules) -> Badge {
    var badge = Badge(isKnown: isKnown, cap: rules.cap, unit: rules.unit)
    guard let active else { return badge }
    let totals = active.ledger.totals(under: rules.counting)[section]
    let unit = rules.unit
    badge.count = totals.count(in: unit)
    badge.mentions = totals.calls.value
    badge.isExact = totals.isExact(in: unit)
    guard badge.count > 0 else { return badge }
    switch rules.styles[section] {
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
  func iconBadge(_ rules: BadgeRules) -> Badge {
    iconBadge(rules) { $0 === active || rules.accounts == .all }
  }

  /// Returns what some accounts have the icon show.
  func iconBadge(_ rules: BadgeRules, of isCounted: (Account) -> Bool) -> Badge {
    var badge = Badge(isKnown: isKnown, cap: rules.cap, unit: rules.iconUnit)
    var count = WideSum()
    var mentions = WideSum()
    for account in accounts where isCounted(account) {
      badge.isKnown = badge.isKnown || account.ledger.isKnown
      let totals = account.ledger.totals(under: rules.counting)
      for section in rules.iconSections {
        count.add(totals[section].count(in: rules.iconUnit))
        mentions.add(totals[section].calls.value)
        badge.isExact = badge.isExact && totals[section].isExact(in: rules.iconUnit)
      }
    }
    badge.count = count.value
    badge.mentions = mentions.value
    badge.kind = badge.count > 0 ? .number : .hidden
    return badge
  }

  /// Returns what is true of a source of the active account.
  func status(_ source: String, _ rules: BadgeRules) -> SourceStatus {
    guard let active else { return SourceStatus() }
    active.ledger.setRules(rules.counting)
    guard let id = active.ledger.member(source) else { return SourceStatus() }
    let section = sections[Int(active.ledger.sources[id].section)].rawValue
    return active.ledger.status(of: id, section: section)
  }

  /// Returns the badge of a source of the active account: its number, or 1 for its flag.
  func sourceBadge(_ source: String, _ rules: BadgeRules) -> Badge {
    let status = status(source, rules)
    let count = max(status.unread, status.isFlagged ? 1 : 0)
    return Badge(
      kind: count > 0 ? .number : .hidden, count: count, isExact: status.isExact,
      isKnown: isKnown, mentions: status.mentions, isMuted: status.isMuted, cap: rules.cap)
  }
}
