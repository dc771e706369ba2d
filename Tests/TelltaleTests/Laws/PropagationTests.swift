import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

@Suite final class PropagationTests {
  private var tokens: [ObservationToken] = []

  // P1, P2
  @Test(arguments: [true, false])
  func `a diamond and its tail run once`(isObserved: Bool) {
    let tip = Counter()
    let tail = Counter()
    let a = MutableSignal(1)
    let b = a.map { $0 + 1 }
    let c = a.map { $0 * 10 }
    let d = Computed { tip(b.value + c.value) }
    let e = Computed { tail(d.value * 2) }
    if isObserved { e.observe { _ in }.store(in: &tokens) }
    #expect(e.value == 24)
    a.value = 2
    #expect(d.value == 23)
    #expect(e.value == 46)
    #expect(tip.total == 2)
    #expect(tail.total == 2)
  }

  // P4
  @Test(arguments: [2, 3, 10])
  func `arms of unequal depth join once`(depth: Int) {
    let runs = Counter()
    let a = MutableSignal(1)
    var long: Signal<Int> = a
    for _ in 0..<depth { long = long.map { $0 + 1 } }
    let short = a.map { $0 + 1 }
    let arm = long
    let join = Computed { runs(short.value * 100 + arm.value) }
    let log = Recorder<Int>()
    join.observe { log.note($0) }.store(in: &tokens)
    _ = runs.take()
    a.value = 2
    #expect(runs.take() == 1)
    #expect(log.values == [200 + 1 + depth, 300 + 2 + depth])
  }

  // P5
  @Test func `a flag shape sees one consistent pair`() {
    let log = Recorder<String>()
    let a = MutableSignal(2)
    let b = a.map { $0 - 1 }
    let c = Computed { a.value + b.value }
    let d = c.map { value in
      log.note("\(value)")
      return "d: \(value)"
    }
    #expect(d.value == "d: 3")
    a.value = 4
    #expect(d.value == "d: 7")
    #expect(log.values == ["3", "7"])
  }

  // P7
  @Test func `a join of constant arms does not run`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let b = a.map { $0 * 0 }
    let c = a.map { $0 * 0 }
    let d = Computed { runs(b.value + c.value) }
    #expect(d.value == 0)
    a.value = 2
    #expect(runs.total == 1)
    #expect(d.value == 0)
    #expect(runs.total == 1)
  }

  // P7
  @Test func `nothing is computed at the time of an unobserved write`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let b = a.map { runs($0) }
    _ = b.value
    a.value = 2
    #expect(runs.total == 1)
  }

  // P8
  @Test func `a join runs once if only one of three arms changed`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let b = a.map { $0 }
    let c = a.map { _ in "c" }
    let d = a.map { _ in "d" }
    let join = Computed { runs("\(b.value)\(c.value)\(d.value)") }
    #expect(join.value == "1cd")
    a.value = 2
    #expect(join.value == "2cd")
    #expect(runs.total == 2)
  }

  // P8
  @Test func `a join runs once if only the last arm changed`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let c = a.map { _ in "c" }
    let d = a.map { _ in "d" }
    let b = a.map { $0 }
    let join = Computed { runs("\(c.value)\(d.value)\(b.value)") }
    let log = Recorder<String>()
    join.observe { log.note($0) }.store(in: &tokens)
    a.value = 2
    #expect(log.values == ["cd1", "cd2"])
    #expect(runs.total == 2)
  }

  // P10
  @Test func `a source read beside what follows from it runs each once`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let b = a.map { $0 }
    let c = Computed { runs(a.value + b.value) }
    let d = Computed { runs(a.value + c.value) }
    d.observe { _ in }.store(in: &tokens)
    _ = runs.take()
    a.value = 2
    #expect(runs.take() == 2)
    #expect(d.value == 6)
  }

  // P11
  @Test(arguments: [true, false])
  func `a Fibonacci shape runs every node once`(isObserved: Bool) {
    let runs = Counter()
    let a = MutableSignal(1)
    var nodes: [Signal<Int>] = [a, a.map { runs($0) }]
    for _ in 0..<60 {
      let (x, y) = (nodes[nodes.count - 1], nodes[nodes.count - 2])
      nodes.append(Computed { runs((x.value + y.value) % 1_000_003) })
    }
    let last = nodes[nodes.count - 1]
    if isObserved { last.observe { _ in }.store(in: &tokens) }
    _ = last.value
    #expect(runs.take() == 61)
    a.value = 2
    _ = last.value
    #expect(runs.take() == 61)
  }

  // P13
  @Test func `the end of a chain follows several writes`() {
    let a = MutableSignal(0)
    let end = a.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }
    for value in [1, 7, 7, -3] {
      a.value = value
      #expect(end.value == value + 4)
    }
  }

  // P14
  @Test func `two sources that cross run each node once`() {
    let (first, second, both) = (Counter(), Counter(), Counter())
    let a = MutableSignal(1)
    let b = MutableSignal(2)
    let sum = Computed { first(a.value + b.value) }
    let product = Computed { second(b.value * a.value) }
    let join = Computed { both(sum.value * 100 + product.value) }
    #expect(join.value == 302)
    a.value = 3
    b.value = 4
    #expect(join.value == 712)
    #expect([first.total, second.total, both.total] == [2, 2, 2])
  }

  // P16
  @Test func `six observers of six computed values run once a write`() {
    let a = MutableSignal(0)
    let runs = (0..<6).map { _ in Counter() }
    for index in 0..<6 {
      let c = Computed { a.value + index }
      observe { runs[index](c.value) }.store(in: &tokens)
    }
    for counter in runs { #expect(counter.take() == 1) }
    a.value = 1
    for counter in runs { #expect(counter.take() == 1) }
    a.value = 2
    for counter in runs { #expect(counter.take() == 1) }
  }

  // P17
  @Test func `an observer attached after a read connects the whole chain`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let c = a.map { $0 + 1 }.map { $0 * 2 }
    #expect(c.value == 4)
    observe { log.note(c.value) }.store(in: &tokens)
    a.value = 2
    #expect(log.values == [4, 6])
  }

  // P19
  @Test func `an observer of a constant result does not run`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let zero = a.map { _ in 0 }
    observe { runs(zero.value) }.store(in: &tokens)
    a.value = 2
    a.value = 3
    #expect(runs.total == 1)
  }

  // P20
  @Test(arguments: [10, 1_000])
  func `layers of four crossing values settle in linear work`(layers: Int) {
    runOnThread(stackSize: 64 << 20) {
      let runs = Counter()
      let sources = (1...4).map { MutableSignal($0) }
      var nodes: [Signal<Int>] = sources
      var kept: [ObservationToken] = []
      for _ in 0..<layers {
        let m = nodes
        nodes = [
          Computed { runs(m[1].value) }, Computed { runs(m[0].value &- m[2].value) },
          Computed { runs(m[1].value &+ m[3].value) }, Computed { runs(m[2].value) },
        ]
        for node in nodes { node.observe { _ in }.store(in: &kept) }
      }
      func expected(_ start: [Int]) -> [Int] {
        (0..<layers).reduce(start) { m, _ in [m[1], m[0] &- m[2], m[1] &+ m[3], m[2]] }
      }
      #expect(nodes.map(\.value) == expected([1, 2, 3, 4]))
      #expect(runs.take() == 4 * layers)
      let time = processorTime {
        batch { for (source, value) in zip(sources, [4, 3, 2, 1]) { source.value = value } }
      }
      #expect(nodes.map(\.value) == expected([4, 3, 2, 1]))
      #expect(runs.take() <= 4 * layers)
      #expect(time < patience)
      withExtendedLifetime(kept) {}
    }
  }

  /// Every graph of one source and four computed values, each of which reads any of those before.
  @Test(arguments: 0..<315)
  func `in every small graph each node runs once a change`(shape: Int) {
    var code = shape
    let a = MutableSignal(1)
    var nodes: [Signal<Int>] = [a]
    var reads: [[Int]] = [[]]
    let runs = (0..<5).map { _ in Counter() }
    for index in 1...4 {
      let choices = (1 << index) - 1
      let mask = code % choices + 1
      code /= choices
      let inputs = (0..<index).filter { mask >> $0 & 1 == 1 }
      let before = nodes
      reads.append(inputs)
      nodes.append(Computed { runs[index](inputs.reduce(index) { $0 + before[$1].value }) })
    }
    func expected(_ value: Int) -> [Int] {
      var values = [value]
      for index in 1...4 { values.append(reads[index].reduce(index) { $0 + values[$1] }) }
      return values
    }
    #expect(nodes.reversed().map(\.value) == expected(1).reversed())
    a.value = 2
    #expect(nodes.map(\.value) == expected(2))
    #expect(runs.dropFirst().allSatisfy { $0.take() == 2 })
    let log = Recorder<Int>()
    for index in nodes.indices.reversed() {
      nodes[index].observe(initial: false) { _ in log.note(index) }.store(in: &tokens)
    }
    a.value = 3
    #expect(log.values == [4, 3, 2, 1, 0])
    #expect(runs.dropFirst().allSatisfy { $0.take() == 1 })
    #expect(nodes.map(\.value) == expected(3))
  }

  @Test func `a change is told though every version was given out before`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let derived = a.map { $0 * 10 }
    let lazy = derived.map { $0 + 1 }
    derived.observe { log.note($0) }.store(in: &tokens)
    #expect(lazy.value == 11)
    a.giveOutLastVersion()
    a.value = 2
    #expect(lazy.value == 21)
    derived.giveOutLastVersion()
    a.value = 3
    #expect(lazy.value == 31)
    #expect(log.values == [10, 20, 30])
  }
}
