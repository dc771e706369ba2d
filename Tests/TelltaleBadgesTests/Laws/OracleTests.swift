import TelltaleBadges
import TelltaleTestSupport
import Testing

struct OracleTests {
  @Test func `random programs end as a recount of all events says`() {
    for seed in seedList(200) {
      guard let failure = Self.run(seed) else { continue }
      Issue.record("seed \(seed): \(failure)")
      return
    }
  }

  @Test func `long programs with many items end as a recount says`() {
    for seed in seedList(8) {
      guard let failure = Self.run(seed, items: 150, count: 900, every: 90) else { continue }
      Issue.record("seed \(seed): \(failure)")
      return
    }
  }

  @Test func `contradictory events break no invariant`() {
    for seed in seedList(100) {
      var events = RandomEvents(seed: seed)
      events.isContradictory = true
      let manager = UnreadManager<RootSection>()
      var log: [BadgeEvent<RootSection>] = []
      for _ in 0..<80 {
        let event = events.chance(3) ? Self.account(&events) : events.event()
        log.append(event)
        manager.apply(event)
        let broken = manager.brokenInvariants()
        if !broken.isEmpty {
          Issue.record("seed \(seed): \(broken) \(log.map { "\n  \($0)" }.joined())")
          return
        }
      }
    }
  }

  @Test func `saving and loading keeps every output`() {
    for seed in seedList(100) {
      var events = RandomEvents(seed: seed)
      events.isContradictory = seed % 2 == 0
      let manager = UnreadManager<RootSection>()
      for _ in 0..<60 { manager.apply(events.event()) }
      let before = events.sources.map { manager.status(of: $0).value }
      let texts = RootSection.allCases.map { manager.badge(for: $0).value }
      manager.apply(.restart)
      if before != events.sources.map({ manager.status(of: $0).value })
        || texts != RootSection.allCases.map({ manager.badge(for: $0).value })
      {
        Issue.record("seed \(seed)")
        return
      }
    }
  }

  static func run(
    _ seed: UInt64, items: Int = 10, count: Int = 60, every step: Int = 1
  ) -> String? {
    var events = RandomEvents(seed: seed)
    events.items = items
    let manager = UnreadManager<RootSection>()
    var reference = ReferenceUnread()
    var log: [BadgeEvent<RootSection>] = []
    for source in events.sources { log.append(.source(source, section: .messages)) }
    for _ in 0..<count { log.append(events.chance(3) ? account(&events) : events.event()) }
    for (index, event) in log.enumerated() {
      manager.apply(event)
      reference.apply(event)
      guard index % step == 0 || index == log.count - 1 else { continue }
      if let difference = difference(manager, reference, events.sources) {
        return "after \(log[...index].map { "\n  \($0)" }.joined())\n\(difference)"
      }
    }
    return nil
  }

  private static func account(_ events: inout RandomEvents) -> BadgeEvent<RootSection> {
    switch Int.random(in: 0..<3, using: &events.random) {
    case 0: return .logout
    case 1: return .login(account: events.pick(["u1", "u2"]))
    default: return .switchAccount(account: events.pick(["u1", "u2"]))
    }
  }

  private static func difference(
    _ manager: UnreadManager<RootSection>, _ reference: ReferenceUnread, _ sources: [String]
  ) -> String? {
    for source in sources {
      let got = manager.status(of: source).value
      let wanted = reference.status(source)
      if got != wanted { return "\(source): wanted \(wanted), got \(got)" }
    }
    for section in RootSection.allCases {
      let got = manager.badge(for: section).value.text
      let wanted = reference.text(section)
      if got != wanted { return "\(section): wanted \(wanted ?? "-"), got \(got ?? "-")" }
    }
    let broken = manager.brokenInvariants()
    if !broken.isEmpty { return "broken: \(broken)" }
    let icon = manager.icon.value.count
    return icon == reference.icon ? nil : "icon: wanted \(reference.icon), got \(icon)"
  }
}
