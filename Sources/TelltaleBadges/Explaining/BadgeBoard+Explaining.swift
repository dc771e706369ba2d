extension BadgeBoard {
  /// The most items that the explanation of one source lists.
  private static var itemLimit: Int { 50 }

  func explain(_ section: Section) -> Explanation {
    let rules = currentRules
    let number = section.number
    let badge = badge(number, rules)
    var explanation = Explanation(
      subject: .section(section.rawValue), count: badge.count, badge: badge)
    guard let active else {
      explanation.add(.noAccount)
      return explanation
    }
    if !badge.isKnown { explanation.add(.unknown) }
    explanation.parts = parts(active, number)
    let totals = active.ledger.totals[number]
    let style = rules.styles[number]
    explanation.add(
      .counted(totals.count(in: rules.unit), rules.unit, sources: totals.sources))
    if style != .number { explanation.add(.style(style)) }
    if style == .mentionsElseDot, badge.mentions > 0 {
      explanation.add(.mentionsOnly(badge.mentions))
    }
    if badge.kind == .number { appendLimits(badge, &explanation) }
    return explanation
  }

  func explainIcon() -> Explanation {
    let rules = currentRules
    let badge = iconBadge(rules)
    var explanation = Explanation(subject: .icon, count: badge.count, badge: badge)
    if active == nil {
      explanation.add(.noAccount)
    } else {
      if !badge.isKnown { explanation.add(.unknown) }
      explanation.parts = rules.iconSections.map { explain(sections[$0]) }
    }
    if rules.accounts == .all { explanation.parts += otherAccounts(rules) }
    if badge.kind == .number { appendLimits(badge, &explanation) }
    return explanation
  }

  /// Explains what the accounts that are not active add to the icon, those that add something.
  private func otherAccounts(_ rules: BadgeRules) -> [Explanation] {
    accounts.filter { $0 !== active }.map { account in
      let badge = iconBadge(rules) { $0 === account }
      return Explanation(
        subject: .account(account.session.account), count: badge.count, badge: badge)
    }.filter { $0.count > 0 }
  }

  private func appendLimits(_ badge: Badge, _ explanation: inout Explanation) {
    if badge.count > badge.cap { explanation.add(.capped(badge.cap)) }
    if !badge.isExact { explanation.add(.atLeast) }
  }

  /// Explains the sources of a section in which anything is unread or flagged.
  private func parts(_ account: Account, _ section: Int) -> [Explanation] {
    let ledger = account.ledger
    var parts: [Explanation] = []
    var source = ledger.firstSource[section]
    while source >= 0 {
      let id = Int(source)
      let status = ledger.status(of: id, section: nil)
      if status.unread > 0 || status.isFlagged {
        parts.append(ledger.explain(source: id, items: Self.itemLimit))
      }
      source = ledger.sources[id].next
    }
    return parts.inOrder { a, b in
      a.count != b.count ? a.count > b.count : a.name.precedes(b.name)
    }
  }

  func explain(source: String) -> Explanation {
    let badge = sourceBadge(source, currentRules)
    var explanation = Explanation(subject: .source(source), count: 0, rules: [.notMember])
    if let active {
      let ledger = active.ledger
      if let id = ledger.member(source) {
        explanation = ledger.explain(source: id, items: Self.itemLimit)
      }
    } else {
      explanation.rules = [.noAccount]
    }
    explanation.badge = badge
    return explanation
  }

  func explain(item: Int) -> Explanation {
    guard let active else {
      return Explanation(subject: .item(item), count: 0, rules: [.noAccount])
    }
    active.ledger.setRules(currentRules.counting)
    return active.ledger.explain(item: item)
  }
}

extension Explanation {
  fileprivate var name: String {
    if case .source(let name) = subject { name } else { "" }
  }
}
