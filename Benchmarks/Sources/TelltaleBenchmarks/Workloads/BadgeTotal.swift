internal import Telltale

/// 10,000 counts and their total, which is observed; an operation adds 1 to one count.
///
/// It is one of the first 8,192 counts in turn, from which all ways to the root of a balanced tree
/// are equally long: 14 sums. Counts start at 1, but at 0 by hand, so that a total that removes
/// nothing is wrong.
enum BadgeTotal {
  private static let count = 10_000
  private static let written = 8_192

  static var rows: [Row] {
    rows("incremental", evaluations: 1) { counts in
      combineLatest(counts).reduce(
        0,
        adding: {
          evaluated()
          return $0 + $1
        }, removing: { $0 - $1 })
    }
      + rows("associative", evaluations: 15) { counts in
        combineLatest(counts).reduce(
          0,
          associative: {
            evaluated()
            return $0 + $1
          })
      }
  }

  private static func rows(
    _ way: String, evaluations: Int, total: @escaping ([MutableSignal<Int>]) -> Signal<Int>
  ) -> [Row] {
    let name = "badge/total10k-\(way)"
    return [
      Row(name, .hand, outcome: { Outcome(calls: 1 + $0, last: $0) }) { ByHand() },
      Row(
        name, .telltale,
        outcome: {
          Outcome(calls: 1 + $0, last: count + $0, evaluations: count + evaluations * $0)
        },
        make: { WithTelltale(total) }),
    ]
  }

  private final class ByHand: Workload {
    final class Badges {
      private var counts = Array(repeating: 0, count: count)
      private var total = 0 { didSet { recompute() } }
      private var shown = -1

      init() { recompute() }

      subscript(index: Int) -> Int {
        get { counts[index] }
        set {
          let change = newValue - counts[index]
          counts[index] = newValue
          total += change
        }
      }

      private func recompute() {
        if total != shown {
          shown = total
          note(total)
        }
      }
    }

    private let badges = Badges()
    private var step = 0

    func run(_ operations: Int) {
      for _ in 0..<operations {
        badges[step % written] += 1
        step += 1
      }
    }
  }

  private final class WithTelltale: Workload {
    private let counts = (0..<count).map { _ in MutableSignal(1) }
    private let token: ObservationToken
    private var step = 0

    init(_ total: ([MutableSignal<Int>]) -> Signal<Int>) {
      token = total(counts).observe { note($0) }
    }

    func run(_ operations: Int) {
      for _ in 0..<operations {
        counts[step % written].value += 1
        step += 1
      }
    }
  }
}
