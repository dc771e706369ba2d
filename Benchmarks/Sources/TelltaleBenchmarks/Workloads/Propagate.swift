internal import Telltale

/// Columns of derived values, each the one before plus 1, over one source, with an observer at the
/// end of each column; an operation adds 1 to the source.
enum Propagate {
  static var rows: [Row] {
    let sizes = [1, 10, 100]
    return sizes.flatMap { width in sizes.flatMap { rows(width, $0) } }
  }

  private static func rows(_ width: Int, _ height: Int) -> [Row] {
    let name = "propagate/\(width)x\(height)"
    let outcome = { (operations: Int) in
      Outcome(
        calls: width * (1 + operations), last: 1 + operations + height,
        evaluations: width * height * (1 + operations))
    }
    return [
      Row(name, .hand, outcome: outcome) { ByHand(width, height) },
      Row(name, .telltale, outcome: outcome) { WithTelltale(width, height) },
    ]
  }

  private final class ByHand: Workload {
    final class Grid {
      var source = 1 { didSet { recompute() } }
      private let width: Int
      private let height: Int
      private let compute: [(Int) -> Int]
      private var values: [Int]

      init(_ width: Int, _ height: Int) {
        self.width = width
        self.height = height
        compute = (0..<width * height).map { _ in
          { previous in
            evaluated()
            return previous + 1
          }
        }
        values = Array(repeating: 0, count: width * height)
        recompute()
      }

      private func recompute() {
        for column in 0..<width {
          var previous = source
          var hasChanged = true
          for index in column * height..<(column + 1) * height {
            let value = compute[index](previous)
            hasChanged = value != values[index]
            if !hasChanged { break }
            values[index] = value
            previous = value
          }
          if hasChanged { note(previous) }
        }
      }
    }

    private let grid: Grid

    init(_ width: Int, _ height: Int) {
      grid = Grid(width, height)
    }

    func run(_ operations: Int) {
      for _ in 0..<operations { grid.source += 1 }
    }
  }

  private final class WithTelltale: Workload {
    private let source = MutableSignal(1)
    private let scope = Scope()

    init(_ width: Int, _ height: Int) {
      scope.run {
        for _ in 0..<width {
          var end: Signal<Int> = source
          for _ in 0..<height {
            let previous = end
            end = Computed {
              evaluated()
              return previous.value + 1
            }
          }
          let last = end
          _ = observe { note(last.value) }
        }
      }
    }

    func run(_ operations: Int) {
      for _ in 0..<operations { source.value += 1 }
    }
  }
}
