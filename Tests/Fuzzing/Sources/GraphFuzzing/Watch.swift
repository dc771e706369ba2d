import FuzzingSupport
import Telltale

/// An observer, and what it saw last.
final class Watch {
  private(set) var token: ObservationToken?
  private var seen: [(cell: Cell, value: Int)] = []
  private var isRunning = false

  /// Whether nothing but its token ends it.
  var isFree: Bool
  private(set) var isCancelled = false

  init(isFree: Bool) {
    self.isFree = isFree
  }
}

extension Watch {
  /// Observes one cell.
  func attach(_ cell: Cell, initial: Bool, act: @escaping () -> Void) {
    if !initial { seen = [(cell, cell.expected())] }
    token = cell.signal.observe(initial: initial) { [weak self] value in
      self?.run { watch in
        watch.note(value, of: cell)
        act()
      }
    }
  }

  /// Observes what a body reads: a cell, and sometimes another one.
  func attach(_ first: Cell, _ second: Cell, act: @escaping () -> Void) {
    token = observe { [weak self] in
      self?.run { watch in
        watch.note(first.signal.value, of: first)
        act()
        if first.signal.untrackedValue % 2 == 0 { watch.note(second.signal.value, of: second) }
      }
    }
  }

  private func run(_ body: (Watch) -> Void) {
    require(!isCancelled, "an observer is told after it was cancelled")
    require(!isRunning, "an observer runs inside of itself")
    isRunning = true
    defer { isRunning = false }
    seen = []
    body(self)
  }

  private func note(_ value: Int, of cell: Cell) {
    require(value == cell.expected(), "an observer sees \(value), not \(cell.expected())")
    seen.append((cell, value))
  }

  func cancel() {
    isCancelled = true
    token?.cancel()
  }

  /// Ends the program if the observer was not told of a change.
  func requireUpToDate() {
    guard isFree, !isCancelled else { return }
    for (cell, value) in seen {
      require(value == cell.expected(), "an observer last saw \(value), not \(cell.expected())")
    }
  }
}
