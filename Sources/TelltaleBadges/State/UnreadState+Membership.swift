extension UnreadState {
  mutating func performMembership(_ event: BadgeEvent<Section>) -> BadgeEvent<Section> {
    switch event {
    case .source(let source, let section):
      ledger.isKnown = true
      ledger.join(source, section: Self.number(section))
      return event
    case .leave(let source):
      guard let id = member(source, event) else { return event }
      ledger.leave(id)
      return event
    case .flag(let source, let on, let clock):
      guard let id = member(source, event) else { return event }
      let now = ledger.tick(clock)
      ledger.flag(id, on, clock: now)
      return .flag(source: source, on: on, clock: now)
    case .mute(let source, let on, let clock):
      guard let id = member(source, event) else { return event }
      let now = ledger.tick(clock)
      ledger.mute(id, on, clock: now)
      return .mute(source: source, on: on, clock: now)
    case .archive(let source, let on, let clock):
      guard let id = member(source, event) else { return event }
      let now = ledger.tick(clock)
      ledger.archive(id, on, clock: now)
      return .archive(source: source, on: on, clock: now)
    case .block(let author, let on, let clock):
      ledger.isKnown = true
      let now = ledger.tick(clock)
      ledger.block(author, on, clock: now)
      return .block(author: author, on: on, clock: now)
    case .snapshot(let through, let complete, let statements):
      ledger.isKnown = true
      return take(statements, through: through, isComplete: complete)
    default:
      return event
    }
  }

  /// Takes in what a server stated.
  private mutating func take(
    _ statements: [String: SourceSnapshot], through: Int, isComplete: Bool
  ) -> BadgeEvent<Section> {
    var stamped = statements
    for name in statements.keys.sorted() {
      guard let statement = statements[name] else { continue }
      guard let id = ledger.member(name) else {
        ledger.warnings.append(.unknownSource(name, event: FeedType.snapshot.rawValue))
        continue
      }
      stamped[name]?.epoch = ledger.state(
        id, statement.content, through: through, epoch: statement.epoch)
    }
    guard isComplete else { return .snapshot(through: through, complete: false, sources: stamped) }
    for section in ledger.firstSource.indices {
      var source = ledger.firstSource[section]
      while source >= 0 {
        let id = Int(source)
        source = ledger.sources[id].next
        guard statements[ledger.sources[id].name] == nil else { continue }
        let epoch = ledger.state(id, .items([], mentions: []), through: through, epoch: nil)
        guard epoch > 0 else { continue }
        stamped[ledger.sources[id].name] = SourceSnapshot(unread: 0, mentions: 0, epoch: epoch)
      }
    }
    return .snapshot(through: through, complete: true, sources: stamped)
  }

  static func number(_ section: Section) -> Int {
    var number = 0
    for other in Section.allCases {
      if other == section { break }
      number += 1
    }
    return number
  }
}
