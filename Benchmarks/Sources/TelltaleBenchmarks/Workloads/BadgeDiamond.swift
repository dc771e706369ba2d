internal import Telltale

/// One source, five values derived from it, and the sum of the five; an operation writes the source,
/// and the one observer of the sum runs once.
enum BadgeDiamond {
  static var rows: [Row] {
    [
      Row("badge/diamond", .hand, outcome: outcome) { ByHand() },
      Row("badge/diamond", .telltale, outcome: { outcome($0, evaluations: 6 + 6 * $0) }) {
        WithTelltale()
      },
      Row("badge/diamond", .observation, outcome: outcome) { WithObservation() },
    ]
  }

  private static func outcome(_ operations: Int) -> Outcome {
    outcome(operations, evaluations: 0)
  }

  private static func outcome(_ operations: Int, evaluations: Int) -> Outcome {
    Outcome(calls: 1 + operations, last: 5 * operations + 15, evaluations: evaluations)
  }

  private final class ByHand: Workload {
    final class Diamond {
      var source = 0 { didSet { recompute() } }
      private var total = 0

      init() { recompute() }

      private func recompute() {
        let a = source + 1
        let b = source + 2
        let c = source + 3
        let d = source + 4
        let e = source + 5
        let sum = a + b + c + d + e
        if sum != total {
          total = sum
          note(sum)
        }
      }
    }

    private let diamond = Diamond()
    private var step = 0

    func run(_ operations: Int) {
      for _ in 0..<operations {
        step += 1
        diamond.source = step
      }
    }
  }

  private final class WithTelltale: Workload {
    private let source = MutableSignal(0)
    private let token: ObservationToken
    private var step = 0

    init() {
      let arms = (1...5).map { [source] number in
        source.map { value in
          evaluated()
          return value + number
        }
      }
      let sum = combineLatest(arms[0], arms[1], arms[2], arms[3], arms[4]).reduce {
        evaluated()
        return $0 + $1 + $2 + $3 + $4
      }
      token = sum.observe { note($0) }
    }

    func run(_ operations: Int) {
      for _ in 0..<operations {
        step += 1
        source.value = step
      }
    }
  }

  private final class WithObservation: Workload {
    private let source = ObservedCounts()
    private let observers = ObservationFlush()
    private var step = 0

    init() {
      observers.observe { [source] in
        let arms = (
          source.messages + 1, source.messages + 2, source.messages + 3, source.messages + 4,
          source.messages + 5
        )
        note(arms.0 + arms.1 + arms.2 + arms.3 + arms.4)
      }
    }

    func run(_ operations: Int) {
      for _ in 0..<operations {
        step += 1
        source.messages = step
        observers.flush()
      }
    }
  }
}
