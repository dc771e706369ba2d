import Telltale

/// A signal, and how its value follows from the sources without the library.
final class Cell {
  let signal: Signal<Int>
  /// How many reads a recomputation makes.
  let cost: Int
  /// The value, from nothing but what was written.
  let expected: () -> Int

  init(_ signal: Signal<Int>, of parts: [Cell] = [], expected: @escaping () -> Int) {
    self.signal = signal
    self.expected = expected
    cost = parts.reduce(1) { $0 + $1.cost }
  }
}

extension Cell {
  static let kinds = 11

  /// Derives a signal of one of the kinds; each closure holds the object.
  static func derived(_ kind: Int, _ a: Cell, _ b: Cell, holding held: Held) -> Cell {
    let (x, y) = (a.signal, b.signal)
    let list = combineLatest([x, y, x])
    func cell(_ signal: Signal<Int>, _ expected: @escaping (Int, Int) -> Int) -> Cell {
      Cell(signal, of: [a, b]) { expected(a.expected(), b.expected()) }
    }
    func sum(_ left: Int, _ right: Int) -> Int { withExtendedLifetime(held) { left &+ right } }
    switch kind {
    case 0: return cell(x.map { sum($0, 1) }) { a, _ in a &+ 1 }
    case 1: return cell(x.map { sum($0, 0) / 2 }) { a, _ in a / 2 }
    case 2: return cell(x.removeDuplicates { sum($0, 0) == $1 }) { a, _ in a }
    case 3: return cell(x.scan(0) { sum($1, 0) }) { a, _ in a }
    case 4: return cell(combineLatest(x, y).reduce(sum), &+)
    case 5: return cell(list.reduce { $0.reduce(0, sum) }) { a, b in a &+ b &+ a }
    case 6: return cell(list.reduce(0, associative: sum)) { a, b in a &+ b &+ a }
    case 7:
      return cell(list.reduce(0, adding: sum, removing: { sum($0, -$1) })) { a, b in a &+ b &+ a }
    case 8:
      return cell(Computed { sum(x.value, 0) % 2 == 0 ? y.value : 7 }) { a, b in
        a % 2 == 0 ? b : 7
      }
    case 9:
      return cell(Computed(by: { sum($0, 0) == $1 }) { untracked { 0 } &+ y.value &+ x.value }, &+)
    default:
      return cell(Computed { withInner(x.value, held) &+ y.value }) { a, b in a &+ 1 &+ b }
    }
  }

  /// Makes a small graph inside of a computation, writes to it and reads it.
  private static func withInner(_ value: Int, _ held: Held) -> Int {
    let source = MutableSignal(0)
    let inner = source.map { number in withExtendedLifetime(held) { number &+ value } }
    _ = inner.value
    source.value = 1
    return inner.value
  }
}
