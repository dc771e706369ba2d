internal import TelltaleBadges

/// A server states the numbers of all 10,000 sources again and again, each time others.
enum BadgeUnreadSnapshot {
  static var rows: [Row] {
    [
      Row(
        "badge/unread-snapshot", .telltale,
        .rounds(operations: 4, first: Outcome(calls: 25, last: 4)), unit: "snapshot",
        outcome: { Outcome(calls: 5 * $0, last: 4) }, make: { WithTelltale() })
    ]
  }

  private final class WithTelltale: Workload {
    private let sample = UnreadSample(sources: 10_000)
    private let engine: UnreadEngine
    private let statements: [[String: SourceSnapshot]]
    private var step = 0

    init() {
      engine = UnreadEngine(sample.state)
      statements = [3, 4].map { [sample] unread in
        Dictionary(
          uniqueKeysWithValues: sample.names.map {
            ($0, SourceSnapshot(unread: unread, mentions: 1))
          })
      }
    }

    func run(_ operations: Int) {
      for _ in 0..<operations {
        engine.manager.apply(
          .snapshot(
            through: sample.item(UnreadSample.itemsEach + step, of: 0), complete: true,
            sources: statements[step % 2]))
        step += 1
      }
    }

    func check() throws(WrongResult) {
      let counts = sample.counts.map { $0 / UnreadSample.itemsEach * (4 - step % 2) }
      if engine.shown != counts { throw WrongResult(description: "shows \(engine.shown)") }
    }
  }
}
