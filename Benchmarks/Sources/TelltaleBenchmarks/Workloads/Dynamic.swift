internal import Telltale

/// A grid of values that read several of the row before, some of them not always the same ones; an
/// operation writes a source and reads those of the last row that were picked.
///
/// There is no row by hand: it would be a graph.
enum Dynamic {
  static var rows: [Row] {
    shapes.map { shape in
      Row(
        "dynamic/\(shape.name)", .telltale,
        .rounds(
          operations: shape.iterations,
          first: shape.outcome(shape.first.calls, shape.first.evaluations)),
        outcome: { operations in
          let rounds = operations / shape.iterations
          return shape.outcome(rounds * shape.calls, rounds * shape.evaluations)
        },
        make: { WithTelltale(shape) })
    }
  }

  private static let shapes = [
    Shape(
      name: "simple", width: 10, height: 5, reads: 2, isLazy: true, iterations: 600_000,
      sum: 19_199_968, first: (480_001, 3_480_019), calls: 480_000, evaluations: 3_480_000),
    Shape(
      name: "component", width: 10, height: 10, staticFraction: 0.75, reads: 6, isLazy: true,
      iterations: 15_000, sum: 302_310_782_860, first: (15_000, 1_155_004),
      calls: 15_000, evaluations: 1_155_000),
    Shape(
      name: "largeWebApp", width: 1_000, height: 12, staticFraction: 0.95, reads: 4,
      iterations: 7_000, sum: 29_355_933_696_000, first: (7_000, 1_473_791), calls: 7_000,
      evaluations: 1_463_000),
    Shape(
      name: "wideDense", width: 1_000, height: 5, reads: 25, iterations: 3_000,
      sum: 1_171_484_375_000, first: (3_000, 735_756), calls: 3_000, evaluations: 732_000),
    Shape(
      name: "deep", width: 5, height: 500, reads: 3, iterations: 500,
      sum: 3.0239642676898464e241, first: (500, 1_246_502), calls: 500, evaluations: 1_246_500),
    Shape(
      name: "veryDynamic", width: 100, height: 15, staticFraction: 0.5, reads: 6,
      iterations: 2_000, sum: 15_664_996_402_790_400, first: (2_000, 1_078_673), calls: 2_000,
      evaluations: 1_078_000),
  ]

  /// A grid, and what comes of a round of all its iterations.
  private struct Shape {
    let name: String
    let width: Int
    /// The number of rows, that of the sources included.
    let height: Int
    /// How many of the values always read all they can.
    var staticFraction = 1.0
    /// How many values of the row before a value can read.
    let reads: Int
    /// Whether only a fifth of the last row is picked.
    var isLazy = false
    let iterations: Int
    /// The sum of the picked values after a round.
    let sum: Double
    /// What the making of the grid and the first round take. Values are left out of sums in these
    /// alone, so only these change links.
    let first: (calls: Int, evaluations: Int)
    /// What each later round takes.
    let calls: Int
    let evaluations: Int

    func outcome(_ calls: Int, _ evaluations: Int) -> Outcome {
      Outcome(calls: calls, last: Dynamic.bits(of: sum), evaluations: evaluations)
    }
  }

  /// A number that says exactly what a sum is, however large.
  private static func bits(of sum: Double) -> Int {
    Int(truncatingIfNeeded: sum.bitPattern)
  }

  private final class WithTelltale: Workload {
    private let shape: Shape
    private let sources: [MutableSignal<Double>]
    private let picked: [Signal<Double>]
    private let scope = Scope()
    /// The sum of the picked values as the last operation read them.
    private var total = 0.0

    init(_ shape: Shape) {
      self.shape = shape
      sources = (0..<shape.width).map { MutableSignal(Double($0)) }
      var random = DynamicRandom()
      var row: [Signal<Double>] = sources
      for _ in 1..<shape.height {
        let previous = row
        row = previous.indices.map { index in
          let inputs = (0..<shape.reads).map { previous[(index + $0) % previous.count] }
          return random.next() < shape.staticFraction
            ? Self.sum(of: inputs) : Self.changingSum(of: inputs)
        }
      }
      picked = Self.pick(shape.isLazy ? shape.width / 5 : shape.width, of: row)
      scope.run { [picked] in
        _ = observe {
          note(bits(of: Self.total(of: picked)))
        }
      }
    }

    private static func pick(_ count: Int, of leaves: [Signal<Double>]) -> [Signal<Double>] {
      var picked = leaves
      var random = DynamicRandom()
      while picked.count > count {
        picked.remove(at: Int(random.next() * Double(picked.count)))
      }
      return picked
    }

    private static func total(of leaves: [Signal<Double>]) -> Double {
      var total = 0.0
      for leaf in leaves { total += leaf.value }
      return total
    }

    private static func sum(of inputs: [Signal<Double>]) -> Signal<Double> {
      Computed {
        evaluated()
        var sum = 0.0
        for input in inputs { sum += input.value }
        return sum
      }
    }

    /// Adds all values, or leaves one out if the first is odd, which one the first says too.
    private static func changingSum(of inputs: [Signal<Double>]) -> Signal<Double> {
      let first = inputs[0]
      let rest = Array(inputs.dropFirst())
      return Computed {
        evaluated()
        var sum = first.value
        let number = Int(sum)
        let omitted = number % 2 != 0 ? number % rest.count : nil
        for (index, input) in rest.enumerated() where index != omitted { sum += input.value }
        return sum
      }
    }

    func run(_ operations: Int) {
      for iteration in 0..<operations {
        batch {
          let index = iteration % sources.count
          sources[index].value = Double(iteration + index)
        }
        total = Self.total(of: picked)
      }
    }

    func check() throws(WrongResult) {
      if total != shape.sum { throw WrongResult(description: "the sum read is \(total)") }
    }
  }
}
