internal import Telltale

/// One source and 50 chains of two derived values, with an observer each.
enum KairoBroad {
  private static let width = 50

  static var rows: [Row] {
    Kairo.rows(
      "broad",
      outcome: { Outcome(calls: 50 + 2_550 * $0, last: 99, evaluations: 100 + 5_100 * $0) },
      hand: ByHand.init, telltale: WithTelltale.init)
  }

  @inline(__always) private static func run(
    _ iterations: Int, write: (Int) -> Void, last: () -> Int
  ) {
    for _ in 0..<iterations {
      write(1)
      for number in 0..<50 {
        write(number)
        expect(last() == number + 50)
      }
    }
  }

  private final class ByHand: Workload {
    final class Fan {
      var head = 0 { didSet { recompute() } }
      private var first: [Int?] = Array(repeating: nil, count: width)
      private(set) var second: [Int?] = Array(repeating: nil, count: width)

      init() { recompute() }

      private func recompute() {
        for index in 0..<width where Kairo.store(head + index, in: &first[index]) {
          let value = (first[index] ?? 0) + 1
          if Kairo.store(value, in: &second[index]) { note(value) }
        }
      }
    }

    private let fan = Fan()

    func run(_ operations: Int) {
      KairoBroad.run(
        operations, write: { fan.head = $0 }, last: { fan.second[width - 1] ?? 0 })
    }
  }

  private final class WithTelltale: Workload {
    private let head: MutableSignal<Int>
    private let last: Signal<Int>
    private let scope = Scope()

    init() {
      let head = MutableSignal(0)
      let ends = (0..<width).map { index in
        let first = Computed {
          evaluated()
          return head.value + index
        }
        return Kairo.successor(of: first)
      }
      self.head = head
      last = ends[width - 1]
      scope.run {
        for end in ends { _ = observe { note(end.value) } }
      }
    }

    func run(_ operations: Int) {
      KairoBroad.run(
        operations, write: { value in batch { head.value = value } }, last: { last.value })
    }
  }
}
