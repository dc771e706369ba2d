internal import Telltale

/// A derived value that reads one of two others, by whether the source is odd: with each write it
/// depends on another one.
enum KairoUnstable {
  private static let rounds = 20

  static var rows: [Row] {
    Kairo.rows(
      "unstable",
      outcome: { Outcome(calls: 1 + 101 * $0, last: 3_960, evaluations: 2 + 202 * $0) },
      hand: ByHand.init, telltale: WithTelltale.init)
  }

  @inline(__always) private static func run(
    _ iterations: Int, write: (Int) -> Void, current: () -> Int
  ) {
    for _ in 0..<iterations {
      write(1)
      expect(current() == 40)
      for number in 0..<100 { write(number) }
    }
  }

  private final class ByHand: Workload {
    final class Unstable {
      var head = 0 { didSet { recompute() } }
      private var double: Int?
      private var inverse: Int?
      private(set) var current: Int?

      init() { recompute() }

      private func recompute() {
        if head % 2 != 0 {
          _ = Kairo.store(2 * head, in: &double)
        } else {
          _ = Kairo.store(-head, in: &inverse)
        }
        var total = 0
        for _ in 0..<rounds {
          total += (head % 2 != 0 ? double : inverse) ?? 0
        }
        if Kairo.store(total, in: &current) { note(total) }
      }
    }

    private let unstable = Unstable()

    func run(_ operations: Int) {
      KairoUnstable.run(
        operations, write: { unstable.head = $0 }, current: { unstable.current ?? 0 })
    }
  }

  private final class WithTelltale: Workload {
    private let head = MutableSignal(0)
    private let current: Computed<Int>
    private let scope = Scope()

    init() {
      let double = Computed { [head] in
        evaluated()
        return head.value * 2
      }
      let inverse = Computed { [head] in
        evaluated()
        return -head.value
      }
      let current = Computed { [head] in
        evaluated()
        var total = 0
        for _ in 0..<rounds {
          total += head.value % 2 != 0 ? double.value : inverse.value
        }
        return total
      }
      self.current = current
      scope.run { _ = observe { note(current.value) } }
    }

    func run(_ operations: Int) {
      KairoUnstable.run(
        operations, write: { value in batch { head.value = value } },
        current: { current.value })
    }
  }
}
