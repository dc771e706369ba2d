import TelltaleBadges

extension ReferenceUnread {
  /// What a source adds to its section in a unit.
  private func share(_ account: Account, _ name: String, _ unit: BadgeUnit) -> Int {
    guard let source = account.sources[name], !source.archive.on else { return 0 }
    let counts = account.counts(name, policy)
    if source.mute.on {
      guard policy.muted == .mentions else { return 0 }
      return unit == .sources ? min(counts.direct, 1) : counts.direct
    }
    let least = source.flag.on ? 1 : 0
    switch unit {
    case .items: return max(counts.unread, least)
    case .sources: return max(min(counts.unread, 1), least)
    case .mentions: return max(counts.mentions, least)
    }
  }

  private func sum(_ account: Account, _ section: RootSection, _ unit: BadgeUnit) -> Int {
    account.sources.filter { $0.value.section == section }.keys
      .map { share(account, $0, unit) }.reduce(0, +)
  }

  private func calls(_ account: Account, _ section: RootSection) -> Int {
    account.sources.filter { $0.value.section == section && !$0.value.archive.on }
      .map { name, source in
        let counts = account.counts(name, policy)
        if source.mute.on { return policy.muted == .mentions ? counts.direct : 0 }
        return counts.mentions
      }.reduce(0, +)
  }

  func text(_ section: RootSection) -> String? {
    guard let active, let account = accounts[active] else { return nil }
    let count = sum(account, section, policy.unit)
    guard count > 0 else { return nil }
    let isAtLeast = account.sources.contains { name, source in
      source.section == section && source.isNumberStanding && source.statement?.isAtLeast == true
        && share(account, name, .items) > 0
    }
    func number(_ count: Int, isOfSources: Bool = false) -> String {
      if count > policy.cap { return "\(policy.cap)+" }
      return isAtLeast && !isOfSources ? "\(count)+" : "\(count)"
    }
    switch policy.style(of: section) {
    case .none: return nil
    case .dot: return "•"
    case .number: return number(count, isOfSources: policy.unit == .sources)
    case .mentionsElseDot:
      let calls = calls(account, section)
      return calls > 0 ? number(calls) : "•"
    }
  }

  var icon: Int {
    var count = 0
    for (name, account) in accounts where name == active || policy.accounts == .all {
      for section in policy.icon { count += sum(account, section, policy.iconUnit) }
    }
    return count
  }

  func status(_ name: String) -> SourceStatus {
    guard let active, let account = accounts[active], let source = account.sources[name] else {
      return SourceStatus()
    }
    let counts = account.counts(name, policy)
    return SourceStatus(
      unread: counts.unread, mentions: counts.mentions, isFlagged: source.flag.on,
      isMuted: source.mute.on, isArchived: source.archive.on,
      isExact: !(source.isNumberStanding && source.statement?.isAtLeast == true),
      section: source.section.rawValue)
  }
}
