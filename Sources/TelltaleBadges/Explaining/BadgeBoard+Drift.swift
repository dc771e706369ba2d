extension BadgeBoard {
  func drift(
    from snapshot: NameDictionary<SourceSnapshot>, through: Int, isComplete: Bool
  ) -> DriftReport {
    guard let active else { return DriftReport() }
    active.ledger.setRules(currentRules.counting)
    let ledger = active.ledger
    var report = DriftReport()
    var names = Array(snapshot.keys)
    if isComplete { names += ledger.memberNames.filter { snapshot[$0] == nil } }
    for name in names.inOrder {
      let content = snapshot[name]?.content ?? .items([], mentions: [])
      if let id = ledger.member(name) {
        if let difference = ledger.difference(id, from: content, through: through) {
          report.differences.append(difference)
        }
      } else {
        let (unread, mentions) = content.counts
        report.differences.append(
          DriftReport.Difference(
            source: name, unread: 0, statedUnread: unread, mentions: 0, statedMentions: mentions,
            reasons: [Explanation(subject: .source(name), count: 0, rules: [.notMember])]))
      }
    }
    return report
  }
}

extension SourceSnapshot.Content {
  fileprivate var counts: (unread: Int, mentions: Int) {
    switch self {
    case .counts(let unread, let mentions, _): (unread, min(unread, mentions))
    case .items(let items, let mentions):
      (Set(items).count, Set(items).intersection(mentions).count)
    }
  }
}
