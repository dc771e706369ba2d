import FuzzingSupport
import Telltale

/// A graph, and a program whose steps do anything to it, also from inside of what they cause.
final class World {
  private struct Interruption: Error {}

  private static let stepsInside = 12
  private static let mostCells = 16
  private static let dearestCell = 50

  private var input: FuzzInput
  private let tally: Tally
  private var sources: [(signal: MutableSignal<Int>, cell: Cell, written: Written)] = []
  private var cells: [Cell] = []
  private var watches: [Watch] = []
  private var scope = Scope()
  private var budget = 0
  /// How many observers and scopes that would own an observation are running.
  private var owners = 0

  init(_ input: FuzzInput, _ tally: Tally) {
    self.input = input
    self.tally = tally
    for kind in 0..<4 { addSource(kind) }
  }
}

extension World {
  func run() {
    while !input.isAtEnd {
      budget = Self.stepsInside
      act()
      budget = 0
      for cell in cells { check(cell) }
      for watch in watches { watch.requireUpToDate() }
    }
  }

  func end() {
    scope.cancel()
    for watch in watches { watch.cancel() }
    (watches, cells, sources) = ([], [], [])
  }

  /// Takes a step, as long as the budget lasts.
  private func act() {
    guard budget > 0 else { return }
    budget -= 1
    switch input.below(16) {
    case 0, 1, 2: write()
    case 3, 4: derive()
    case 5, 6: attach()
    case 7: withWatch { $0.cancel() }
    case 8: if !watches.isEmpty { _ = watches.remove(at: input.below(watches.count)) }
    case 9: if !cells.isEmpty { _ = cells.remove(at: input.below(cells.count)) }
    case 10: batch { for _ in 0...input.below(4) { act() } }
    case 11:
      try? batch { () throws(Interruption) in
        act()
        throw Interruption()
      }
    case 12: untracked { act() }
    case 13:
      owners += 1
      scope.run { act() }
      owners -= 1
    case 14: if input.below(4) == 0 { scope = Scope() } else { scope.cancel() }
    default: check(pick())
    }
  }
}

extension World {
  private func addSource(_ kind: Int) {
    let written = Written()
    func note(_ isObserved: Bool) -> () -> Void {
      { [weak self] in
        require(written.isObserved != isObserved, "a hook runs twice")
        written.isObserved = isObserved
        self?.act()
      }
    }
    let held = Held(tally)
    let signal =
      switch kind {
      case 0: MutableSignal(0)
      case 1: MutableSignal(0, onObserved: note(true), onUnobserved: note(false))
      default: MutableSignal(0, by: { a, b in withExtendedLifetime(held) { a == b } })
      }
    sources.append((signal, Cell(signal) { written.value }, written))
  }

  private func write() {
    let (signal, _, written) = sources[input.below(sources.count)]
    let value = input.below(6)
    if input.below(3) == 0 {
      signal.update {
        $0 = value
        written.value = value
      }
    } else {
      written.value = value
      signal.value = value
    }
  }

  private func pick() -> Cell {
    let index = input.below(sources.count + cells.count)
    return index < sources.count ? sources[index].cell : cells[index - sources.count]
  }

  private func derive() {
    let kind = input.below(Cell.kinds)
    let (a, b) = (pick(), pick())
    guard cells.count < Self.mostCells, a.cost + b.cost < Self.dearestCell else { return }
    cells.append(.derived(kind, a, b, holding: held()))
  }

  private func held() -> Held {
    guard input.below(3) == 0 else { return Held(tally) }
    return Held(tally) { [weak self] in self?.act() }
  }

  private func attach() {
    let watch = Watch(isFree: owners == 0)
    let (kind, first, held) = (input.below(8), pick(), held())
    let act = { [weak self] in
      guard let self else { return }
      owners += 1
      if kind % 2 == 0 { onCleanup { [weak self] in withExtendedLifetime(held) { self?.act() } } }
      self.act()
      owners -= 1
    }
    if kind < 4 {
      watch.attach(first, initial: kind < 2, act: act)
    } else {
      watch.attach(first, pick(), act: act)
    }
    if kind == 7 {
      watch.isFree = false
      watch.token?.store(in: scope)
    }
    watches.append(watch)
  }

  private func withWatch(_ body: (Watch) -> Void) {
    if !watches.isEmpty { body(watches[input.below(watches.count)]) }
  }

  /// Compares a cell with what was written, once nothing has acted while it was read: a read may
  /// tell observers what a batch has left to tell.
  private func check(_ cell: Cell) {
    while true {
      let before = budget
      let value = cell.signal.value
      guard budget == before else { continue }
      return require(value == cell.expected(), "a cell is \(value), not \(cell.expected())")
    }
  }
}
