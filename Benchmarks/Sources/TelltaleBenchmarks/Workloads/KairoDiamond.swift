internal import Telltale

/// One source, five values derived from it, and the sum of the five, which is observed.
enum KairoDiamond {
  private static let width = 5

  static var rows: [Row] {
    Kairo.rows(
      "diamond",
      outcome: { Outcome(calls: 1 + 501 * $0, last: 2_500, evaluations: 6 + 3_006 * $0) },
      hand: ByHand.init, telltale: WithTelltale.init)
  }

  @inline(__always) private static func run(
    _ iterations: Int, write: (Int) -> Void, sum: () -> Int
  ) {
    for _ in 0..<iterations {
      write(1)
      expect(sum() == 10)
      for number in 0..<500 {
        write(number)
        expect(sum() == 5 * (number + 1))
      }
    }
  }

  private final class ByHand: Workload {
    final class Diamond {
      var head = 0 { didSet { recompute() } }
      private var arms: [Int?] = Array(repeating: nil, count: width)
      private(set) var sum: Int?

      init() { recompute() }

      private func recompute() {
        var hasChanged = false
        for index in 0..<width where Kairo.store(head + 1, in: &arms[index]) {
          hasChanged = true
        }
        if !hasChanged { return }
        let total = arms.reduce(0) { $0 + ($1 ?? 0) }
        if Kairo.store(total, in: &sum) { note(total) }
      }
    }

    private let diamond = Diamond()

    func run(_ operations: Int) {
      KairoDiamond.run(operations, write: { diamond.head = $0 }, sum: { diamond.sum ?? 0 })
    }
  }

  private final class WithTelltale: Workload {
    private let head: MutableSignal<Int>
    private let sum: Signal<Int>
    private let scope = Scope()

    init() {
      let head = MutableSignal(0)
      let sum = Kairo.sum(of: (0..<width).map { _ in Kairo.successor(of: head) })
      self.head = head
      self.sum = sum
      scope.run { _ = observe { note(sum.value) } }
    }

    func run(_ operations: Int) {
      KairoDiamond.run(
        operations, write: { value in batch { head.value = value } }, sum: { sum.value })
    }
  }
}
