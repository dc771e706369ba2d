internal import Telltale

/// Two counts, their sum, and a property that shows it; an operation writes one of the counts.
///
/// The property is a stored one that nothing watches, so its writes cannot be noted: the counts come
/// from where the optimizer cannot see, and what the property is in the end is checked.
enum BadgeCombine2 {
  static var rows: [Row] {
    [
      Row("badge/combine2", .hand) { ByHand() },
      Row("badge/combine2", .telltale, outcome: { Outcome(evaluations: 1 + $0) }) {
        WithTelltale()
      },
      Row("badge/combine2", .observation) { WithObservation() },
    ]
  }

  private static func check(_ shown: Int, _ step: Int) throws(WrongResult) {
    if shown != step + 7 { throw WrongResult(description: "shows \(shown)") }
  }

  private final class Tab {
    var badge = 0
  }

  private final class ByHand: Workload {
    final class Badge {
      var messages = 0 { didSet { recompute() } }
      var notices = opaque(7) { didSet { recompute() } }
      private(set) var total = 7

      private func recompute() {
        let sum = messages + notices
        if sum != total {
          total = sum
        }
      }
    }

    private let badge = Badge()
    private var step = 0

    func run(_ operations: Int) {
      for _ in 0..<operations {
        step += 1
        badge.messages = opaque(step)
      }
    }

    func check() throws(WrongResult) { try BadgeCombine2.check(badge.total, step) }
  }

  private final class WithTelltale: Workload {
    private let messages = MutableSignal(0)
    private let notices = MutableSignal(7)
    private let tab = Tab()
    private let token: ObservationToken
    private var step = 0

    init() {
      let sum = combineLatest(messages, notices).reduce {
        evaluated()
        return $0 + $1
      }
      token = sum.bind(to: tab, \.badge)
    }

    func run(_ operations: Int) {
      for _ in 0..<operations {
        step += 1
        messages.value = opaque(step)
      }
    }

    func check() throws(WrongResult) { try BadgeCombine2.check(tab.badge, step) }
  }

  private final class WithObservation: Workload {
    private let counts = ObservedCounts()
    private let tab = Tab()
    private let observers = ObservationFlush()
    private var step = 0

    init() {
      counts.tasks = 7
      observers.observe { [counts, weak tab] in
        let sum = counts.messages + counts.tasks
        if tab?.badge != sum { tab?.badge = sum }
      }
    }

    func run(_ operations: Int) {
      for _ in 0..<operations {
        step += 1
        counts.messages = opaque(step)
        observers.flush()
      }
    }

    func check() throws(WrongResult) { try BadgeCombine2.check(tab.badge, step) }
  }
}
