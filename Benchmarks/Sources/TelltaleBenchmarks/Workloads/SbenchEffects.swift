internal import Telltale

/// Effects are made over sources that are there, the first source is written a number of times, and
/// the effects are ended; an operation is a write, or the making of an effect where nothing is
/// written.
///
/// The first write changes nothing. Observation cannot end an effect: it ends with its flush.
enum SbenchEffects {
  static var rows: [Row] {
    [
      Shape("create0to1", sources: 0, effects: 100_000),
      Shape("create2to1", sources: 100_000, effects: 50_000),
      Shape("create4to1", sources: 100_000, effects: 25_000),
      Shape("create1000to1", sources: 100_000, effects: 100),
      Shape("create1to2", sources: 50_000, effects: 100_000),
      Shape("create1to4", sources: 25_000, effects: 100_000),
      Shape("create1to8", sources: 12_500, effects: 100_000),
      Shape("create1to1000", sources: 100, effects: 100_000),
      Shape("update1to1", sources: 1, effects: 1, writes: 400_000),
      Shape("update2to1", sources: 2, effects: 1, writes: 200_000),
      Shape("update4to1", sources: 4, effects: 1, writes: 100_000),
      Shape("update1000to1", sources: 1_000, effects: 1, writes: 1_000),
      Shape("update1to2", sources: 1, effects: 2, writes: 100_000),
      Shape("update1to4", sources: 1, effects: 4, writes: 100_000),
      Shape("update1to1000", sources: 1, effects: 1_000, writes: 10_000),
    ].flatMap(rows)
  }

  private static func rows(_ shape: Shape) -> [Row] {
    func row(
      _ implementation: Row.Implementation, make: @escaping () -> any Workload
    ) -> Row {
      Row(
        "sbench/\(shape.name)", implementation,
        .single(operations: shape.writes > 0 ? shape.writes : shape.effects),
        unit: shape.writes > 0 ? "update" : "effect", outcome: shape.outcome, make: make)
    }
    return [
      shape.isOneToMany
        ? row(.hand) { OneToManyByHand(shape) } : row(.hand) { ManyToOneByHand(shape) },
      row(.telltale) { WithTelltale(shape) },
      // A thousand times arming a thousand observers would say no more and take minutes.
    ] + (shape.name == "update1to1000" ? [] : [row(.observation) { WithObservation(shape) }])
  }

  /// Either several sources for each effect, or several effects for each source.
  private struct Shape {
    let name: String
    let sources: Int
    let effects: Int
    let writes: Int

    init(_ name: String, sources: Int, effects: Int, writes: Int = 0) {
      self.name = name
      self.sources = sources
      self.effects = effects
      self.writes = writes
    }

    var isOneToMany: Bool { sources > 0 && effects > sources }

    /// Makes sources whose values are their numbers, and reads each three times.
    func makeSources<Source: SbenchSource>(_ make: (Int) -> Source) -> [Source] {
      let all = (0..<sources).map(make)
      for source in all { for _ in 0..<3 { _ = opaque(source.value) } }
      return all
    }

    /// The numbers of the effects that are made for a number of operations.
    func effects(for operations: Int) -> Range<Int> {
      0..<(writes > 0 ? effects : operations)
    }

    /// The numbers of the sources that an effect reads.
    func sources(of effect: Int) -> Range<Int> {
      let first = effect * sources / effects
      return first..<first + (sources + effects - 1) / effects
    }

    /// Returns an effect that notes the sum of the sources it reads.
    func effect<Source: SbenchSource>(_ number: Int, of all: [Source]) -> () -> Void {
      let read = all[sources(of: number)]
      switch read.count {
      case 0: return { note(0) }
      case 1:
        let source = read[read.startIndex]
        return { note(source.value) }
      default:
        return {
          var sum = 0
          for source in read { sum += source.value }
          note(sum)
        }
      }
    }

    func outcome(_ operations: Int) -> Outcome {
      let last = sources(of: effects(for: operations).upperBound - 1).reduce(0, +)
      return writes > 0
        ? Outcome(calls: effects * operations, last: last + operations - 1)
        : Outcome(calls: operations, last: last)
    }
  }

  private final class ManyToOneByHand: Workload {
    private let shape: Shape
    private let cells: [Cell]

    init(_ shape: Shape) {
      self.shape = shape
      cells = shape.makeSources { Cell($0) }
    }

    func run(_ operations: Int) {
      for number in shape.effects(for: operations) {
        let effect = shape.effect(number, of: cells)
        for cell in cells[shape.sources(of: number)] { cell.onChange = effect }
        effect()
      }
      if shape.writes > 0 {
        for value in 0..<operations where cells[0].value != value { cells[0].value = value }
      }
      for cell in cells { cell.onChange = nil }
    }

    func check() throws(WrongResult) {
      try Dispose.check(0) { for cell in cells { cell.value -= 1 } }
    }
  }

  private final class OneToManyByHand: Workload {
    private let shape: Shape
    private let cells: [SharedCell]

    init(_ shape: Shape) {
      self.shape = shape
      cells = shape.makeSources { SharedCell($0) }
    }

    func run(_ operations: Int) {
      for cell in cells { cell.observers.reserveCapacity(shape.effects / shape.sources) }
      for number in shape.effects(for: operations) {
        let effect = shape.effect(number, of: cells)
        for cell in cells[shape.sources(of: number)] { cell.observers.append(effect) }
        effect()
      }
      if shape.writes > 0 {
        for value in 0..<operations where cells[0].value != value { cells[0].value = value }
      }
      for cell in cells { cell.observers = [] }
    }

    func check() throws(WrongResult) {
      try Dispose.check(0) { for cell in cells { cell.value -= 1 } }
    }
  }

  private final class WithTelltale: Workload {
    private let shape: Shape
    private let signals: [MutableSignal<Int>]

    init(_ shape: Shape) {
      self.shape = shape
      signals = shape.makeSources { MutableSignal($0) }
    }

    func run(_ operations: Int) {
      let scope = Scope()
      scope.run {
        for number in shape.effects(for: operations) {
          _ = observe(shape.effect(number, of: signals))
        }
      }
      if shape.writes > 0 {
        let first = signals[0]
        for value in 0..<operations { batch { first.value = value } }
      }
      scope.cancel()
    }

    func check() throws(WrongResult) {
      try Dispose.check(0) { for signal in signals { signal.value -= 1 } }
    }
  }

  private final class WithObservation: Workload {
    private let shape: Shape
    private let cells: [ObservedCell]

    init(_ shape: Shape) {
      self.shape = shape
      cells = shape.makeSources { ObservedCell($0) }
    }

    func run(_ operations: Int) {
      let observers = ObservationFlush()
      for number in shape.effects(for: operations) {
        observers.observe(shape.effect(number, of: cells))
      }
      if shape.writes > 0 {
        for value in 0..<operations where cells[0].value != value {
          cells[0].value = value
          observers.flush()
        }
      }
    }
  }

  /// A value that tells several closures of each change.
  private final class SharedCell: SbenchSource {
    var value: Int { didSet { for observer in observers { observer() } } }
    var observers: [() -> Void] = []

    init(_ value: Int) {
      self.value = value
    }
  }
}
