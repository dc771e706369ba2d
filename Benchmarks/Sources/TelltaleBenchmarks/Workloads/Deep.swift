internal import Telltale

/// A chain of a million values, each the one before plus 1, with an observer at its end; the operation
/// writes the source and takes the chain down.
enum Deep {
  private static let height = 1_000_000

  static var rows: [Row] {
    let course = Row.Course.single(operations: 1)
    let outcome = { (_: Int) in
      Outcome(calls: 2, last: 1 + height, evaluations: 2 * height)
    }
    return [
      Row("deep/\(height)", .hand, course, unit: "chain", outcome: outcome) { ByHand() },
      Row("deep/\(height)", .telltale, course, unit: "chain", outcome: outcome) {
        WithTelltale()
      },
    ]
  }

  private final class ByHand: Workload {
    final class Chain {
      var source = 0 { didSet { recompute() } }
      private let compute: [(Int) -> Int]
      private var values: [Int?]

      init() {
        compute = (0..<height).map { _ in
          { previous in
            evaluated()
            return previous + 1
          }
        }
        values = Array(repeating: nil, count: height)
        recompute()
      }

      private func recompute() {
        var previous = source
        for index in 0..<height {
          let value = compute[index](previous)
          if value == values[index] { return }
          values[index] = value
          previous = value
        }
        note(previous)
      }
    }

    private var chain: Chain? = Chain()

    func run(_ operations: Int) {
      chain?.source = 1
      chain = nil
    }
  }

  private final class WithTelltale: Workload {
    private let source = MutableSignal(0)
    private let scope = Scope()
    private weak var first: Signal<Int>?
    private weak var middle: Signal<Int>?
    private weak var end: Signal<Int>?

    init() {
      var end: Signal<Int> = source
      for number in 0..<height {
        end = end.map {
          evaluated()
          return $0 + 1
        }
        if number == 0 { first = end }
        if number == height / 2 { middle = end }
      }
      self.end = end
      end.observe { note($0) }.store(in: scope)
    }

    func run(_ operations: Int) {
      source.value = 1
      scope.cancel()
      expect(first == nil && middle == nil && end == nil)
    }
  }
}
