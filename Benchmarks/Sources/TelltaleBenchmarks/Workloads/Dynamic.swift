internal import Telltale

/// A grid of values that read several of the row before, some of them not always the same ones; an
/// operation writes a source and reads those of the last row that were picked.
///
/// There is no row by hand: it would be a graph.
enum Dynamic {
  static var rows: [Row] {
    shapes.map { shape in
      Row(
        "dynamic/\(shape.name)", .telltale, .rounds(operations: shape.iterations),
        outcome: { operations in
          let rounds = operations / shape.iterations
          return Outcome(calls: rounds * shape.calls, evaluations: rounds * shape.evaluations)
        },
        make: { WithTelltale(shape) })
    }
  }

  private static let shapes = [
    Shape(
      name: "simple", width: 10, height: 5, reads: 2, isLazy: true, iterations: 600_000,
      sum: 19_199_968, calls: 480_000, evaluations: 3_480_000),
    Shape(
      name: "component", width: 10, height: 10, staticFraction: 0.75, reads: 6, isLazy: true,
      iterations: 15_000, sum: 302_310_782_860, calls: 15_000, evaluations: 1_155_000),
    Shape(
      name: "largeWebApp", width: 1_000, height: 12, staticFraction: 0.95, reads: 4,
      iterations: 7_000, sum: 29_355_933_696_000, calls: 7_000, evaluations: 1_463_000),
    Shape(
      name: "wideDense", width: 1_000, height: 5, reads: 25, iterations: 3_000,
      sum: 1_171_484_375_000, calls: 3_000, evaluations: 732_000),
    Shape(
      name: "deep", width: 5, height: 500, reads: 3, iterations: 500,
      sum: 3.0239642676898464e241, calls: 500, evaluations: 1_246_500),
    Shape(
      name: "veryDynamic", width: 100, height: 15, staticFraction: 0.5, reads: 6,
      iterations: 2_000, sum: 15_664_996_402_790_400, calls: 2_000, evaluations: 1_078_000),
  ]

  /// A grid, and what comes of a round of all iterations but the first, which does a little less.
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
    let sum: Double
    let calls: Int
    let evaluations: Int
  }

  private final class WithTelltale: Workload {
    private let shape: Shape
    private let sources: [MutableSignal<Double>]
    private let picked: [Signal<Double>]
    private let scope = Scope()

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
          for leaf in picked { _ = leaf.value }
          note(0)
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
        for leaf in picked { _ = leaf.value }
      }
    }

    func check() throws(WrongResult) {
      let sum = picked.reduce(0) { $1.value + $0 }
      if sum != shape.sum { throw WrongResult(description: "the sum is \(sum)") }
    }
  }
}
