internal import Telltale

/// Sources and observers are made, and the observers ended.
enum SbenchCreate {
  private static let count = 100_000

  static var rows: [Row] {
    let course = Row.Course.single(operations: count)
    let one = { (operations: Int) in Outcome(calls: operations, last: operations - 1) }
    return [
      Row("sbench/createSignals", .hand, course, unit: "signal") {
        SignalsByHand()
      },
      Row("sbench/createSignals", .telltale, course, unit: "signal") {
        SignalsWithTelltale()
      },
      Row("sbench/createSignals", .observation, course, unit: "signal") {
        SignalsWithObservation()
      },
      Row("sbench/create1to1", .hand, course, unit: "effect", outcome: one) { ByHand() },
      Row("sbench/create1to1", .telltale, course, unit: "effect", outcome: one) {
        WithTelltale()
      },
      Row("sbench/create1to1", .observation, course, unit: "effect", outcome: one) {
        WithObservation()
      },
    ]
  }

  // MARK: createSignals

  private final class SignalsByHand: Workload {
    private var cells = (0..<count).map { Cell($0) }

    func run(_ operations: Int) {
      for number in 0..<operations { cells[number] = Cell(number) }
    }

    func check() throws(WrongResult) { try SbenchCreate.check(cells.map(\.value)) }
  }

  private final class SignalsWithTelltale: Workload {
    private var signals = (0..<count).map { MutableSignal($0) }

    func run(_ operations: Int) {
      for number in 0..<operations { signals[number] = MutableSignal(number) }
    }

    func check() throws(WrongResult) { try SbenchCreate.check(signals.map(\.value)) }
  }

  private final class SignalsWithObservation: Workload {
    private var cells = (0..<count).map { ObservedCell($0) }

    func run(_ operations: Int) {
      for number in 0..<operations { cells[number] = ObservedCell(number) }
    }

    func check() throws(WrongResult) { try SbenchCreate.check(cells.map(\.value)) }
  }

  private static func check(_ values: [Int]) throws(WrongResult) {
    if values != Array(0..<count) { throw WrongResult(description: "a signal is wrong") }
  }

  // MARK: create1to1

  private final class ByHand: Workload {
    private let cells = (0..<count).map { Cell($0) }

    func run(_ operations: Int) {
      for cell in cells.prefix(operations) {
        let effect = { [unowned cell] in note(cell.value) }
        cell.onChange = effect
        effect()
      }
      for cell in cells { cell.onChange = nil }
    }

    func check() throws(WrongResult) {
      try Dispose.check(0) { for cell in cells { cell.value -= 1 } }
    }
  }

  private final class WithTelltale: Workload {
    private let signals = (0..<count).map { MutableSignal($0) }

    func run(_ operations: Int) {
      let scope = Scope()
      scope.run {
        for signal in signals.prefix(operations) {
          _ = observe { note(signal.value) }
        }
      }
      scope.cancel()
    }

    func check() throws(WrongResult) {
      try Dispose.check(0) { for signal in signals { signal.value -= 1 } }
    }
  }

  private final class WithObservation: Workload {
    private let cells = (0..<count).map { ObservedCell($0) }

    func run(_ operations: Int) {
      let observers = ObservationFlush()
      for cell in cells.prefix(operations) {
        observers.observe { note(cell.value) }
      }
    }
  }
}
