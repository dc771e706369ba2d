internal import Telltale

/// Layers of four values, each derived from the layer before, and an observer of each value; the
/// operation writes the four sources of a graph that was just made.
enum Cellx {
  static var rows: [Row] {
    rows(1_000, Layer(-3, -6, -2, 2), Layer(-2, -4, 2, 3))
      + rows(2_500, Layer(-3, -6, -2, 2), Layer(-2, -4, 2, 3))
      + rows(5_000, Layer(2, 4, -1, -6), Layer(-2, 1, -4, -4))
  }

  private static func rows(_ height: Int, _ before: Layer, _ after: Layer) -> [Row] {
    let course = Row.Course.single(operations: 1)
    let outcome = { (_: Int) in
      Outcome(calls: 8 * height, last: after.d, evaluations: 8 * height)
    }
    return [
      Row("cellx/\(height)", .hand, course, outcome: outcome) { ByHand(height, before, after) },
      Row("cellx/\(height)", .telltale, course, outcome: outcome) {
        WithTelltale(height, before, after)
      },
    ]
  }

  /// The four values of a layer.
  private struct Layer: Equatable {
    var a: Int
    var b: Int
    var c: Int
    var d: Int

    init(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    static let first = Layer(1, 2, 3, 4)
    static let second = Layer(4, 3, 2, 1)
  }

  private final class ByHand: Workload {
    final class Grid {
      var sources = Layer.first { didSet { recompute() } }
      private let compute: [(Layer) -> Int]
      private var values: [Int?]

      init(_ height: Int) {
        compute = (0..<height).flatMap { _ in
          [
            { (layer: Layer) in layer.b }, { layer in layer.a - layer.c },
            { layer in layer.b + layer.d }, { layer in layer.c },
          ]
        }
        values = Array(repeating: nil, count: 4 * height)
        recompute()
      }

      var last: Layer { layer(endingAt: values.count) }

      private func layer(endingAt end: Int) -> Layer {
        Layer(
          values[end - 4] ?? 0, values[end - 3] ?? 0, values[end - 2] ?? 0, values[end - 1] ?? 0)
      }

      private func recompute() {
        var layer = sources
        for start in stride(from: 0, to: values.count, by: 4) {
          for index in start..<start + 4 {
            evaluated()
            let value = compute[index](layer)
            if value != values[index] {
              values[index] = value
              note(value)
            }
          }
          layer = self.layer(endingAt: start + 4)
        }
      }
    }

    private let grid: Grid
    private let before: Layer
    private let after: Layer

    init(_ height: Int, _ before: Layer, _ after: Layer) {
      grid = Grid(height)
      self.before = before
      self.after = after
    }

    func run(_ operations: Int) {
      expect(grid.last == before)
      grid.sources = .second
      expect(grid.last == after)
    }
  }

  private final class WithTelltale: Workload {
    private let sources: [MutableSignal<Int>]
    private let last: [Signal<Int>]
    private let before: Layer
    private let after: Layer
    private let scope = Scope()

    init(_ height: Int, _ before: Layer, _ after: Layer) {
      let sources = [1, 2, 3, 4].map { MutableSignal($0) }
      var layer: [Signal<Int>] = sources
      for _ in 0..<height {
        layer = Self.layer(after: layer)
        scope.run {
          for signal in layer { _ = observe { note(signal.value) } }
        }
      }
      self.sources = sources
      last = layer
      self.before = before
      self.after = after
    }

    private static func layer(after layer: [Signal<Int>]) -> [Signal<Int>] {
      let (a, b, c, d) = (layer[0], layer[1], layer[2], layer[3])
      return [
        Computed {
          evaluated()
          return b.value
        },
        Computed {
          evaluated()
          return a.value - c.value
        },
        Computed {
          evaluated()
          return b.value + d.value
        },
        Computed {
          evaluated()
          return c.value
        },
      ]
    }

    private var values: Layer {
      Layer(last[0].value, last[1].value, last[2].value, last[3].value)
    }

    func run(_ operations: Int) {
      expect(values == before)
      batch {
        sources[0].value = Layer.second.a
        sources[1].value = Layer.second.b
        sources[2].value = Layer.second.c
        sources[3].value = Layer.second.d
      }
      expect(values == after)
    }
  }
}
