internal import Telltale

/// What a source, a derived value and an observer take, the handle and the client's closure included;
/// an operation makes one. An observer computes the value it observes, and makes two links.
enum Memory {
  private static let count = 10_000

  static var rows: [Row] {
    let one = { (operations: Int) in
      Outcome(calls: operations, last: operations, evaluations: operations)
    }
    return [
      row("signal", .hand) { SignalsByHand() },
      row("signal", .telltale) { SignalsWithTelltale() },
      row("signal", .observation) { SignalsWithObservation() },
      row("computed", .hand) { ComputedByHand() },
      row("computed", .telltale) { ComputedWithTelltale() },
      row("observer", .hand, one) { ObserversByHand() },
      row("observer", .telltale, one) { ObserversWithTelltale() },
    ]
  }

  private static func row(
    _ object: String, _ implementation: Row.Implementation,
    _ outcome: @escaping (Int) -> Outcome = { _ in Outcome() },
    make: @escaping () -> any Workload
  ) -> Row {
    Row(
      "memory/\(object)", implementation, .single(operations: count), unit: "object",
      keepsMemory: true, outcome: outcome, make: make)
  }

  /// An empty array with room for all, so that its own memory does not count.
  private static func room<Element>(for type: Element.Type) -> [Element] {
    var array: [Element] = []
    array.reserveCapacity(count)
    return array
  }

  /// Throws if the values are not numbers in turn.
  private static func check(_ values: [Int], from first: Int) throws(WrongResult) {
    if values != Array(first..<first + values.count) {
      throw WrongResult(description: "a value is wrong")
    }
  }

  // MARK: signal

  private final class SignalsByHand: Workload {
    private var cells = room(for: Cell.self)

    func run(_ operations: Int) {
      for number in 0..<operations { cells.append(Cell(number)) }
    }

    func check() throws(WrongResult) { try Memory.check(cells.map(\.value), from: 0) }
  }

  private final class SignalsWithTelltale: Workload {
    private var signals = room(for: MutableSignal<Int>.self)

    func run(_ operations: Int) {
      for number in 0..<operations { signals.append(MutableSignal(number)) }
    }

    func check() throws(WrongResult) { try Memory.check(signals.map(\.value), from: 0) }
  }

  private final class SignalsWithObservation: Workload {
    private var cells = room(for: ObservedCell.self)

    func run(_ operations: Int) {
      for number in 0..<operations { cells.append(ObservedCell(number)) }
    }

    func check() throws(WrongResult) { try Memory.check(cells.map(\.value), from: 0) }
  }

  // MARK: computed

  /// A derived value by hand: a closure, and what it returned last.
  private final class Derived {
    let compute: () -> Int
    var value: Int?

    init(_ compute: @escaping () -> Int) {
      self.compute = compute
    }

    func update() -> Bool {
      let new = compute()
      if new == value { return false }
      value = new
      return true
    }
  }

  private final class ComputedByHand: Workload {
    private let cells = (0..<count).map { Cell($0) }
    private var values = room(for: Derived.self)

    func run(_ operations: Int) {
      for cell in cells.prefix(operations) {
        values.append(
          Derived {
            evaluated()
            return cell.value + 1
          })
      }
    }

    func check() throws(WrongResult) {
      try Memory.check(values.map { $0.update() ? $0.value ?? 0 : 0 }, from: 1)
    }
  }

  private final class ComputedWithTelltale: Workload {
    private let signals = (0..<count).map { MutableSignal($0) }
    private var values = room(for: Computed<Int>.self)

    func run(_ operations: Int) {
      for signal in signals.prefix(operations) {
        values.append(
          Computed {
            evaluated()
            return signal.value + 1
          })
      }
    }

    func check() throws(WrongResult) { try Memory.check(values.map(\.value), from: 1) }
  }

  // MARK: observer

  private final class ObserversByHand: Workload {
    private let cells: [Cell]
    private let values: [Derived]

    init() {
      cells = (0..<count).map { Cell($0) }
      values = cells.map { cell in
        Derived { [unowned cell] in
          evaluated()
          return cell.value + 1
        }
      }
    }

    func run(_ operations: Int) {
      for (cell, value) in zip(cells, values).prefix(operations) {
        let observe = { if value.update() { note(value.value ?? 0) } }
        cell.onChange = observe
        observe()
      }
    }

    func check() throws(WrongResult) {
      try Dispose.check(Meter.noted.calls) { for cell in cells { cell.value += 1 } }
      try Memory.check(values.compactMap(\.value), from: 2)
    }
  }

  private final class ObserversWithTelltale: Workload {
    private let signals: [MutableSignal<Int>]
    private let values: [Computed<Int>]
    private let tokens = Scope()

    init() {
      signals = (0..<count).map { MutableSignal($0) }
      values = signals.map { signal in
        Computed {
          evaluated()
          return signal.value + 1
        }
      }
    }

    func run(_ operations: Int) {
      tokens.run {
        for value in values.prefix(operations) {
          _ = observe { note(value.value) }
        }
      }
    }

    func check() throws(WrongResult) {
      try Dispose.check(Meter.noted.calls) { for signal in signals { signal.value += 1 } }
      try Memory.check(values.map(\.value), from: 2)
    }
  }
}
