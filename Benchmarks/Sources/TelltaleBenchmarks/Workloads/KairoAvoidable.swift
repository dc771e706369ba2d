internal import Telltale

/// A chain of five derived values whose second is always 0: a change goes no further than there.
enum KairoAvoidable {
  static var rows: [Row] {
    Kairo.rows(
      "avoidable",
      outcome: { Outcome(calls: 1, last: 6, evaluations: 5 + 2_002 * $0) },
      hand: ByHand.init, telltale: WithTelltale.init)
  }

  @inline(__always) private static func run(
    _ iterations: Int, write: (Int) -> Void, end: () -> Int
  ) {
    for _ in 0..<iterations {
      write(1)
      expect(end() == 6)
      for number in 0..<1_000 {
        write(number)
        expect(end() == 6)
      }
    }
  }

  private static func beBusy() {
    var count = 0
    while count < 100 { count = opaque(count + 1) }
  }

  private final class ByHand: Workload {
    final class Chain {
      var head = 0 { didSet { recompute() } }
      private var first: Int?
      private var second: Int?
      private var third: Int?
      private var fourth: Int?
      private(set) var fifth: Int?

      init() { recompute() }

      private func recompute() {
        guard Kairo.store(head, in: &first), Kairo.store(0, in: &second) else { return }
        beBusy()
        guard Kairo.store((second ?? 0) + 1, in: &third),
          Kairo.store((third ?? 0) + 2, in: &fourth), Kairo.store((fourth ?? 0) + 3, in: &fifth)
        else { return }
        note(fifth ?? 0)
        beBusy()
      }
    }

    private let chain = Chain()

    func run(_ operations: Int) {
      KairoAvoidable.run(operations, write: { chain.head = $0 }, end: { chain.fifth ?? 0 })
    }
  }

  private final class WithTelltale: Workload {
    private let head = MutableSignal(0)
    private let end: Computed<Int>
    private let scope = Scope()

    init() {
      let first = Computed { [head] in
        evaluated()
        return head.value
      }
      let second = Computed {
        evaluated()
        _ = first.value
        return 0
      }
      let third = Computed {
        evaluated()
        beBusy()
        return second.value + 1
      }
      let fourth = Computed {
        evaluated()
        return third.value + 2
      }
      let fifth = Computed {
        evaluated()
        return fourth.value + 3
      }
      end = fifth
      scope.run {
        _ = observe {
          note(fifth.value)
          beBusy()
        }
      }
    }

    func run(_ operations: Int) {
      KairoAvoidable.run(
        operations, write: { value in batch { head.value = value } }, end: { end.value })
    }
  }
}
