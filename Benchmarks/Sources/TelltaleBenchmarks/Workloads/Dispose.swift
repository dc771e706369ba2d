internal import Telltale

/// Many observers of one source, each of which is ended on its own.
enum Dispose {
  static var rows: [Row] { rows("10k", 10_000) + rows("100k", 100_000) }

  private static func rows(_ name: String, _ count: Int) -> [Row] {
    let course = Row.Course.single(operations: count)
    let outcome = { (_: Int) in Outcome(calls: count) }
    return [
      Row("dispose/\(name)", .hand, course, unit: "observer", outcome: outcome) {
        ByHand(count)
      },
      Row("dispose/\(name)", .telltale, course, unit: "observer", outcome: outcome) {
        WithTelltale(count)
      },
    ]
  }

  /// Throws if another number of observers hears of a change than those that are left.
  static func check(_ left: Int, change: () -> Void) throws(WrongResult) {
    let before = Meter.noted.calls
    change()
    let calls = Meter.noted.calls - before
    if calls != left { throw WrongResult(description: "\(calls) observers, not \(left)") }
  }

  private final class ByHand: Workload {
    final class Source {
      var value = 0 { didSet { for observer in observers.values { observer(value) } } }
      private var observers: [Int: (Int) -> Void] = [:]
      private var next = 0

      func observe(_ onChange: @escaping (Int) -> Void) -> Int {
        next += 1
        observers[next] = onChange
        onChange(value)
        return next
      }

      func cancel(_ observer: Int) {
        observers[observer] = nil
      }
    }

    private let source = Source()
    private var observers: [Int] = []

    init(_ count: Int) {
      for _ in 0..<count { observers.append(source.observe { note($0) }) }
    }

    func run(_ operations: Int) {
      for observer in observers.prefix(operations) { source.cancel(observer) }
      observers.removeFirst(operations)
    }

    func check() throws(WrongResult) {
      try Dispose.check(observers.count) { source.value += 1 }
    }
  }

  private final class WithTelltale: Workload {
    private let source = MutableSignal(0)
    private var tokens: [ObservationToken] = []

    init(_ count: Int) {
      for _ in 0..<count { tokens.append(source.observe { note($0) }) }
    }

    func run(_ operations: Int) {
      for token in tokens.prefix(operations) { token.cancel() }
      tokens.removeFirst(operations)
    }

    func check() throws(WrongResult) {
      try Dispose.check(tokens.count) { source.value += 1 }
    }
  }
}
