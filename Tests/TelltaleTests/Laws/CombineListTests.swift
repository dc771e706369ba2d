import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

private struct Plain {
  var number: Int
}

@Suite final class CombineListTests {
  private var tokens: [ObservationToken] = []

  /// The forms of `reduce` for a list, all of which here join the elements in order.
  enum Form: CaseIterable {
    case values, leftFold, associative

    func join(_ signals: [Signal<String>]) -> Signal<String> {
      switch self {
      case .values: combineLatest(signals).reduce { ">" + $0.joined() }
      case .leftFold: combineLatest(signals).reduce(">") { $0 + $1 }
      case .associative: combineLatest(signals).reduce(">", associative: +)
      }
    }
  }

  static let sizes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 31, 33, 100]

  @Test(arguments: Form.allCases, sizes)
  func `every form keeps the order`(form: Form, size: Int) {
    let s = (0..<size).map { MutableSignal("\($0),") }
    let joined = form.join(s)
    func expected() -> String { ">" + s.map(\.value).joined() }
    #expect(joined.value == expected())
    for index in [0, size - 1, size / 2, size / 3] {
      s[index].value = "[\(index)]"
      #expect(joined.value == expected())
    }
    let log = Recorder<String>()
    joined.observe { log.note($0) }.store(in: &tokens)
    for index in 0..<size { s[index].value = "<\(index)>" }
    batch { for signal in s { signal.value += "!" } }
    #expect(log.count == size + 2)
    #expect(log.last == expected())
  }

  @Test func `an empty list gives the initial value`() {
    let none: [Signal<Int>] = []
    #expect(combineLatest(none).reduce(7) { $0 + $1 }.value == 7)
    #expect(combineLatest(none).reduce(7, associative: +).value == 7)
    #expect(combineLatest(none).reduce(7, adding: +, removing: -).value == 7)
  }

  @Test func `an empty list may be observed`() {
    let none: [Signal<Int>] = []
    let log = Recorder<Int>()
    combineLatest(none).reduce(7, associative: +).observe { log.note($0) }.store(in: &tokens)
    combineLatest(none).reduce(8, adding: +, removing: -).observe { log.note($0) }
      .store(in: &tokens)
    #expect(log.values == [7, 8])
  }

  @Test func `a list of one is that one with the initial value`() {
    let a = MutableSignal(1)
    let list = combineLatest([a])
    let sums = [
      list.reduce { $0.reduce(10, +) }, list.reduce(10) { $0 + $1 },
      list.reduce(10, associative: +), list.reduce(10, adding: +, removing: -),
    ]
    #expect(sums.map(\.value) == [11, 11, 11, 11])
    a.value = 2
    #expect(sums.map(\.value) == [12, 12, 12, 12])
  }

  @Test func `a list may hold sources and derived values`() {
    let a = MutableSignal(1)
    let b = a.map { $0 * 10 }
    let c = Computed { a.value * 100 }
    let list = combineLatest([a, b, c])
    let log = Recorder<Int>()
    list.reduce(0, adding: +, removing: -).observe { log.note($0) }.store(in: &tokens)
    list.reduce(0, associative: +).observe { log.note($0) }.store(in: &tokens)
    a.value = 2
    #expect(log.values == [111, 111, 222, 222])
  }

  @Test func `a list may hold one signal several times`() {
    let a = MutableSignal(1)
    let b = MutableSignal(10)
    let list = combineLatest([a, b, a, a])
    let sums = [
      list.reduce { $0.reduce(0, +) }, list.reduce(0) { $0 + $1 },
      list.reduce(0, associative: +), list.reduce(0, adding: +, removing: -),
    ]
    for sum in sums { sum.observe { _ in }.store(in: &tokens) }
    #expect(sums.map(\.value) == [13, 13, 13, 13])
    a.value = 2
    #expect(sums.map(\.value) == [16, 16, 16, 16])
  }

  @Test func `a fold may change its type`() {
    let s = (0..<3).map { MutableSignal($0) }
    let text = combineLatest(s).reduce("") { $0 + "\($1);" }
    let counts = combineLatest(s).reduce(
      [Int: Int](), adding: { counts, value in counts.merging([value: 1], uniquingKeysWith: +) },
      removing: { counts, value in
        var counts = counts
        counts[value] = counts[value] == 1 ? nil : (counts[value] ?? 0) - 1
        return counts
      })
    counts.observe { _ in }.store(in: &tokens)
    #expect(text.value == "0;1;2;")
    #expect(counts.value == [0: 1, 1: 1, 2: 1])
    s[0].value = 2
    #expect(text.value == "2;1;2;")
    #expect(counts.value == [1: 1, 2: 2])
  }

  @Test func `an equal result tells nobody`() {
    let log = Recorder<Int>()
    let s = [3, 5, 2].map { MutableSignal($0) }
    combineLatest(s).reduce(0, associative: max).observe { log.note($0) }.store(in: &tokens)
    combineLatest(s).reduce(0) { max($0, $1) }.observe { log.note($0) }.store(in: &tokens)
    combineLatest(s).reduce(0, adding: +, removing: -).map { $0 >= 12 }
      .observe { log.note($0 ? 1 : 0) }.store(in: &tokens)
    _ = log.take()
    s[0].value = 4
    #expect(log.take() == [])
    s[2].value = 6
    #expect(log.take() == [6, 6, 1])
  }

  @Test func `a result that is not Equatable tells of each change`() {
    let s = [1, 2, 3].map { MutableSignal($0) }
    let (list, none) = (combineLatest(s), Plain(number: 0))
    let plain = combineLatest(s.map { $0.map { Plain(number: $0) } })
    let sums = [
      list.reduce { Plain(number: $0.reduce(0, +)) },
      list.reduce(none) { Plain(number: $0.number + $1) },
      plain.reduce(none, associative: { Plain(number: $0.number + $1.number) }),
      list.reduce(
        none, adding: { Plain(number: $0.number + $1) },
        removing: { Plain(number: $0.number - $1) }),
    ]
    let log = Recorder<Int>()
    for sum in sums { sum.observe { log.note($0.number) }.store(in: &tokens) }
    _ = log.take()
    batch {
      s[0].value += 1
      s[2].value -= 1
    }
    #expect(log.take() == [6, 6, 6, 6])
    s[1].value = 12
    #expect(log.take() == [16, 16, 16, 16])
  }

  @Test func `elements that did not change in a batch are not undone`() {
    let log = Recorder<String>()
    let a = MutableSignal(1)
    let b = MutableSignal(2)
    let sum = combineLatest([a, b]).reduce(
      0,
      adding: {
        log.note("+\($1)")
        return $0 + $1
      },
      removing: {
        log.note("-\($1)")
        return $0 - $1
      })
    sum.observe { _ in }.store(in: &tokens)
    _ = log.take()
    batch {
      a.value = 5
      a.value = 1
    }
    #expect(log.take() == [])
    #expect(sum.value == 3)
  }

  @Test func `what can be undone costs one step a change`() {
    let runs = Counter()
    let s = (0..<1_000).map { MutableSignal($0) }
    let sum = combineLatest(s).reduce(
      0, adding: { runs($0 + $1) }, removing: { runs($0 - $1) })
    sum.observe { _ in }.store(in: &tokens)
    #expect(sum.value == 499_500)
    #expect(runs.take() == 1_000)
    for index in 0..<10 {
      s[index * 7].value += 1
      #expect(runs.take() <= 2)
    }
    #expect(sum.value == 499_510)
  }

  @Test func `an associative fold costs a logarithm of steps a change`() {
    let runs = Counter()
    let s = (0..<1_000).map { MutableSignal($0) }
    let sum = combineLatest(s).reduce(0, associative: { runs($0 + $1) })
    sum.observe { _ in }.store(in: &tokens)
    _ = runs.take()
    for index in 0..<10 {
      s[index * 101].value += 1
      #expect(runs.take() <= 24)
    }
    #expect(sum.value == 499_510)
  }

  @Test func `a left fold and the values form are lazy`() {
    let runs = Counter()
    let s = (0..<10).map { MutableSignal($0) }
    let sum = combineLatest(s).reduce(0) { runs($0 + $1) }
    let all = combineLatest(s).reduce { runs($0.count) }
    let tree = combineLatest(s).reduce(0, associative: { runs($0 + $1) })
    let undo = combineLatest(s).reduce(0, adding: { runs($0 + $1) }, removing: { runs($0 - $1) })
    s[0].value = 7
    #expect(runs.total == 0)
    #expect([sum.value, all.value, tree.value, undo.value] == [52, 10, 52, 52])
  }

  @Test(arguments: 0..<100)
  func `every form equals recomputation in a random program`(seed: Int) {
    var random = SeededRandom(seed: seed)
    let size = 1 + random.below(20)
    let s = (0..<size).map { MutableSignal($0) }
    let offset = MutableSignal(0)
    let elements = s.indices.map { index -> Signal<Int> in
      index % 3 == 2 ? Computed { s[index].value + offset.value } : s[index]
    }
    let list = combineLatest(elements)
    let sums: [Signal<Int>] = [
      list.reduce { $0.reduce(3, +) }, list.reduce(3) { $0 + $1 },
      list.reduce(3, associative: +), list.reduce(3, adding: +, removing: -),
    ]
    let text = combineLatest(elements.map { $0.map { "\($0)," } }).reduce("", associative: +)
    func values() -> [Int] {
      s.indices.map { s[$0].untrackedValue + ($0 % 3 == 2 ? offset.untrackedValue : 0) }
    }
    var live: [ObservationToken] = []
    for _ in 0..<60 {
      switch random.below(6) {
      case 0: s[random.below(size)].value = random.below(10)
      case 1: offset.value = random.below(3)
      case 2:
        batch {
          for _ in 0..<random.below(6) {
            s[random.below(size)].value = random.below(10)
            if random.once(in: 4) { _ = sums[random.below(4)].value }
          }
          if random.once(in: 3) { offset.value = random.below(3) }
        }
      case 3:
        let sum = sums[random.below(4)]
        sum.observe { #expect($0 == values().reduce(3, +), "seed \(seed)") }.store(in: &live)
        if random.once(in: 2) { text.observe { _ in }.store(in: &live) }
      case 4: if !live.isEmpty { live.remove(at: random.below(live.count)).cancel() }
      default:
        #expect(sums.map(\.value) == Array(repeating: values().reduce(3, +), count: 4))
        #expect(text.value == values().map { "\($0)," }.joined())
      }
    }
    #expect(sums.map(\.value) == Array(repeating: values().reduce(3, +), count: 4))
    #expect(text.value == values().map { "\($0)," }.joined())
  }
}
