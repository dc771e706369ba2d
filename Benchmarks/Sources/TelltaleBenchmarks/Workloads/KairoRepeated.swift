internal import Telltale

/// A derived value that reads its one source 30 times.
enum KairoRepeated {
  private static let reads = 30

  static var rows: [Row] {
    Kairo.rows(
      "repeated",
      outcome: { Outcome(calls: 1 + 101 * $0, last: 2_970, evaluations: 1 + 101 * $0) },
      hand: ByHand.init, telltale: WithTelltale.init)
  }

  @inline(__always) private static func run(
    _ iterations: Int, write: (Int) -> Void, sum: () -> Int
  ) {
    for _ in 0..<iterations {
      write(1)
      expect(sum() == reads)
      for number in 0..<100 {
        write(number)
        expect(sum() == reads * number)
      }
    }
  }

  private final class ByHand: Workload {
    final class Repeating {
      var head = 0 { didSet { recompute() } }
      private(set) var sum: Int?

      init() { recompute() }

      private func recompute() {
        var total = 0
        for _ in 0..<reads { total += head }
        if Kairo.store(total, in: &sum) { note(total) }
      }
    }

    private let repeating = Repeating()

    func run(_ operations: Int) {
      KairoRepeated.run(operations, write: { repeating.head = $0 }, sum: { repeating.sum ?? 0 })
    }
  }

  private final class WithTelltale: Workload {
    private let head = MutableSignal(0)
    private let sum: Computed<Int>
    private let scope = Scope()

    init() {
      let sum = Computed { [head] in
        evaluated()
        var total = 0
        for _ in 0..<reads { total += head.value }
        return total
      }
      self.sum = sum
      scope.run { _ = observe { note(sum.value) } }
    }

    func run(_ operations: Int) {
      KairoRepeated.run(
        operations, write: { value in batch { head.value = value } }, sum: { sum.value })
    }
  }
}
