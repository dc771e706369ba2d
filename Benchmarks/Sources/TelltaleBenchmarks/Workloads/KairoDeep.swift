internal import Telltale

/// A chain of 50 derived values with an observer at its end.
enum KairoDeep {
  private static let height = 50

  static var rows: [Row] {
    Kairo.rows(
      "deep",
      outcome: { Outcome(calls: 1 + 51 * $0, last: 99, evaluations: 50 + 2_550 * $0) },
      hand: ByHand.init, telltale: WithTelltale.init)
  }

  @inline(__always) private static func run(
    _ iterations: Int, write: (Int) -> Void, end: () -> Int
  ) {
    for _ in 0..<iterations {
      write(1)
      for number in 0..<50 {
        write(number)
        expect(end() == number + 50)
      }
    }
  }

  private final class ByHand: Workload {
    final class Chain {
      var head = 0 { didSet { recompute() } }
      private var values: [Int?] = Array(repeating: nil, count: height)
      var end: Int { values[height - 1] ?? 0 }

      init() { recompute() }

      private func recompute() {
        var value = head
        for index in 0..<height {
          value += 1
          if !Kairo.store(value, in: &values[index]) { return }
        }
        note(value)
      }
    }

    private let chain = Chain()

    func run(_ operations: Int) {
      KairoDeep.run(operations, write: { chain.head = $0 }, end: { chain.end })
    }
  }

  private final class WithTelltale: Workload {
    private let head = MutableSignal(0)
    private let end: Signal<Int>
    private let scope = Scope()

    init() {
      let end = (0..<height).reduce(head) { signal, _ in Kairo.successor(of: signal) }
      self.end = end
      scope.run { _ = observe { note(end.value) } }
    }

    func run(_ operations: Int) {
      KairoDeep.run(
        operations, write: { value in batch { head.value = value } }, end: { end.value })
    }
  }
}
