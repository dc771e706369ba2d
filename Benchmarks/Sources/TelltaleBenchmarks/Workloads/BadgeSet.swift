internal import Telltale

/// One source and one observer; an operation writes a fresh value.
enum BadgeSet {
  static var rows: [Row] {
    [
      Row("badge/set", .hand, outcome: outcome) { ByHand() },
      Row("badge/set", .telltale, outcome: outcome) { WithTelltale() },
      Row("badge/set", .observation, outcome: outcome) { WithObservation() },
    ]
  }

  private static func outcome(_ operations: Int) -> Outcome {
    Outcome(calls: 1 + operations, last: operations)
  }

  private final class ByHand: Workload {
    final class Badge {
      var count = 0 { didSet { recompute() } }
      private var shown = -1

      init() { recompute() }

      private func recompute() {
        if count != shown {
          shown = count
          note(count)
        }
      }
    }

    private let badge = Badge()
    private var step = 0

    func run(_ operations: Int) {
      for _ in 0..<operations {
        step += 1
        badge.count = step
      }
    }
  }

  private final class WithTelltale: Workload {
    private let count = MutableSignal(0)
    private let token: ObservationToken
    private var step = 0

    init() {
      token = count.observe { note($0) }
    }

    func run(_ operations: Int) {
      for _ in 0..<operations {
        step += 1
        count.value = step
      }
    }
  }

  private final class WithObservation: Workload {
    private let badge = ObservedCounts()
    private let observers = ObservationFlush()
    private var step = 0

    init() {
      observers.observe { [badge] in note(badge.messages) }
    }

    func run(_ operations: Int) {
      for _ in 0..<operations {
        step += 1
        badge.messages = step
        observers.flush()
      }
    }
  }
}
