internal import Telltale

/// 100 sources are gathered in one value that is always another, and parted again: 100 values with
/// an observer each, of which a write concerns one.
enum KairoMux {
  private static let width = 100

  /// The gathered value is a dictionary for the one row and an array for the other.
  static var rows: [Row] {
    rows("mux") {
      WithTelltale(
        gather: { signals in
          Dictionary(uniqueKeysWithValues: signals.enumerated().map { ($0, $1.value) })
        },
        part: { $0[$1] ?? -1 })
    }
      + rows("muxArray") {
        WithTelltale(gather: { $0.map { $0.value } }, part: { $0[$1] })
      }
  }

  private static func rows(_ name: String, telltale: @escaping () -> any Workload) -> [Row] {
    Kairo.rows(
      name,
      outcome: { Outcome(calls: 100 + 18 * $0, last: 19, evaluations: 201 + 1_836 * $0) },
      hand: ByHand.init, telltale: telltale)
  }

  @inline(__always) private static func run(
    _ iterations: Int, write: (Int, Int) -> Void, end: (Int) -> Int
  ) {
    for _ in 0..<iterations {
      for index in 0..<10 {
        write(index, index)
        expect(end(index) == index + 1)
      }
      for index in 0..<10 {
        write(index, 2 * index)
        expect(end(index) == 2 * index + 1)
      }
    }
  }

  private final class ByHand: Workload {
    final class Switchboard {
      private var heads = Array(repeating: 0, count: width)
      private var parts: [Int?] = Array(repeating: nil, count: width)
      private(set) var ends: [Int?] = Array(repeating: nil, count: width)

      init() { recompute() }

      func write(_ index: Int, _ value: Int) {
        if heads[index] == value { return }
        heads[index] = value
        recompute()
      }

      private func recompute() {
        evaluated()
        for index in 0..<width where Kairo.store(heads[index], in: &parts[index]) {
          let value = heads[index] + 1
          if Kairo.store(value, in: &ends[index]) { note(value) }
        }
      }
    }

    private let board = Switchboard()

    func run(_ operations: Int) {
      KairoMux.run(operations, write: board.write, end: { board.ends[$0] ?? 0 })
    }
  }

  private final class WithTelltale: Workload {
    private let heads = (0..<width).map { _ in MutableSignal(0) }
    private let ends: [Signal<Int>]
    private let scope = Scope()

    init<Values>(
      gather: @escaping ([MutableSignal<Int>]) -> Values, part: @escaping (Values, Int) -> Int
    ) {
      let gathered = Computed { [heads] in
        evaluated()
        return Fresh(gather(heads))
      }
      let ends = (0..<width).map { index in
        Kairo.successor(
          of: Computed {
            evaluated()
            return part(gathered.value.value, index)
          })
      }
      self.ends = ends
      scope.run {
        for end in ends { _ = observe { note(end.value) } }
      }
    }

    func run(_ operations: Int) {
      KairoMux.run(
        operations, write: { index, value in batch { heads[index].value = value } },
        end: { ends[$0].value })
    }
  }
}
