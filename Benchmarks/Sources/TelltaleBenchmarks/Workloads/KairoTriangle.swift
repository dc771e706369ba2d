internal import Telltale

/// A chain of derived values, and the sum of its source and all of them but the last, which nobody
/// reads.
enum KairoTriangle {
  private static let height = 10

  static var rows: [Row] {
    Kairo.rows(
      "triangle",
      outcome: { Outcome(calls: 1 + 101 * $0, last: 1_035, evaluations: 10 + 1_010 * $0) },
      hand: ByHand.init, telltale: WithTelltale.init)
  }

  @inline(__always) private static func run(
    _ iterations: Int, write: (Int) -> Void, sum: () -> Int
  ) {
    for _ in 0..<iterations {
      write(1)
      expect(sum() == 55)
      for number in 0..<100 {
        write(number)
        expect(sum() == 45 + 10 * number)
      }
    }
  }

  private final class ByHand: Workload {
    final class Triangle {
      var head = 0 { didSet { recompute() } }
      private var values: [Int?] = Array(repeating: nil, count: height - 1)
      private(set) var sum: Int?

      init() { recompute() }

      private func recompute() {
        var value = head
        for index in values.indices {
          value += 1
          if !Kairo.store(value, in: &values[index]) { break }
        }
        let total = values.reduce(head) { $0 + ($1 ?? 0) }
        if Kairo.store(total, in: &sum) { note(total) }
      }
    }

    private let triangle = Triangle()

    func run(_ operations: Int) {
      KairoTriangle.run(operations, write: { triangle.head = $0 }, sum: { triangle.sum ?? 0 })
    }
  }

  private final class WithTelltale: Workload {
    private let head = MutableSignal(0)
    private let chain: [Signal<Int>]
    private let sum: Signal<Int>
    private let scope = Scope()

    init() {
      var chain: [Signal<Int>] = [head]
      for index in 0..<height { chain.append(Kairo.successor(of: chain[index])) }
      let sum = Kairo.sum(of: Array(chain.prefix(height)))
      self.chain = chain
      self.sum = sum
      scope.run { _ = observe { note(sum.value) } }
    }

    func run(_ operations: Int) {
      KairoTriangle.run(
        operations, write: { value in batch { head.value = value } }, sum: { sum.value })
    }
  }
}
