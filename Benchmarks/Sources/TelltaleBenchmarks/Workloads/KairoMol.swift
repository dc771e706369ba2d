internal import Telltale

/// Two sources, five values derived from them, three observers, and work that takes its time: what
/// is not needed is not to be done.
enum KairoMol {
  static var rows: [Row] {
    Kairo.rows(
      "mol",
      outcome: { Outcome(calls: 3 + 4 * $0, last: 1_604, evaluations: 5 + 9 * $0) },
      hand: ByHand.init, telltale: WithTelltale.init)
  }

  private struct Box {
    let x: Int
  }

  /// Who did hard work since the log was cleared, and what the observers saw.
  private final class Log {
    private(set) var workers: [Character] = []
    private(set) var results: [Int] = []

    func clear() {
      workers.removeAll(keepingCapacity: true)
      results.removeAll(keepingCapacity: true)
    }

    func hard(_ number: Int, _ worker: Character) -> Int {
      workers.append(worker)
      return number + fibonacci(opaque(16))
    }

    func push(_ result: Int) {
      results.append(result)
      note(result)
    }

    private func fibonacci(_ number: Int) -> Int {
      number < 2 ? 1 : fibonacci(number - 1) + fibonacci(number - 2)
    }
  }

  @inline(__always) private static func run(
    _ iterations: Int, from step: inout Int, _ log: Log, write: (_ a: Int, _ b: Int) -> Void
  ) {
    for _ in 0..<iterations {
      step += 1
      log.clear()
      write(1 + 2 * step, 1)
      write(2 + 2 * step, 2)
      expect(log.workers == ["F", "H", "E", "F", "H"])
      expect(log.results == [3_204, 1_607, 3_201, 1_604])
    }
  }

  private final class ByHand: Workload {
    final class Mol {
      private let log: Log
      private var a = 0
      private var b = 0
      private var c: Int?
      private var d: [Box] = []
      private var e: Int?
      private var f: Int?
      private var g: Int?

      init(_ log: Log) {
        self.log = log
        recompute()
      }

      func write(_ a: Int, _ b: Int) {
        self.a = a
        self.b = b
        recompute()
      }

      private func recompute() {
        let c = a % 2 + b % 2
        _ = Kairo.store(c, in: &self.c)
        evaluated()
        d = (0..<5).map { Box(x: $0 + a % 2 - b % 2) }
        if c == 0 { _ = Kairo.store(log.hard(c + a + d[0].x, "E"), in: &e) }
        let hasChanged = Kairo.store(log.hard(d[2].x != 0 ? d[2].x : b, "F"), in: &f)
        let f = f ?? 0
        let g = c + (c != 0 ? c : (e ?? 0) % 2) + d[4].x + f
        if Kairo.store(g, in: &self.g) {
          log.push(log.hard(g, "H"))
          log.push(g)
        }
        if hasChanged { log.push(log.hard(f, "J")) }
      }
    }

    private let log: Log
    private let mol: Mol
    private var step = 0

    init() {
      log = Log()
      mol = Mol(log)
    }

    func run(_ operations: Int) {
      KairoMol.run(operations, from: &step, log, write: mol.write)
    }
  }

  private final class WithTelltale: Workload {
    private let log = Log()
    private let a = MutableSignal(0)
    private let b = MutableSignal(0)
    private let scope = Scope()
    private var step = 0

    init() {
      let c = Computed { [a, b] in
        evaluated()
        return a.value % 2 + b.value % 2
      }
      let d = Computed { [a, b] in
        evaluated()
        return Fresh((0..<5).map { Box(x: $0 + a.value % 2 - b.value % 2) })
      }
      let e = Computed { [a, log] in
        evaluated()
        return log.hard(c.value + a.value + d.value.value[0].x, "E")
      }
      let f = Computed { [b, log] in
        evaluated()
        return log.hard(d.value.value[2].x != 0 ? d.value.value[2].x : b.value, "F")
      }
      let g = Computed {
        evaluated()
        return c.value + (c.value != 0 ? c.value : e.value % 2) + d.value.value[4].x + f.value
      }
      scope.run { [log] in
        _ = observe { log.push(log.hard(g.value, "H")) }
        _ = observe { log.push(g.value) }
        _ = observe { log.push(log.hard(f.value, "J")) }
      }
    }

    func run(_ operations: Int) {
      KairoMol.run(operations, from: &step, log) { a, b in
        batch {
          self.b.value = b
          self.a.value = a
        }
      }
    }
  }
}
