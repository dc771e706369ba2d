import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

@Suite final class TellingTests {
  private var tokens: [ObservationToken] = []

  @Test func `attached, an observer is told once, at once`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    a.map { $0 + 1 }.observe { log.note($0) }.store(in: &tokens)
    #expect(log.take() == [2])
    observe { log.note(a.value) }.store(in: &tokens)
    #expect(log.take() == [1])
  }

  @Test func `without the initial value an observer is told of changes alone`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    a.map { $0 + 1 }.observe(initial: false) { log.note($0) }.store(in: &tokens)
    #expect(log.values == [])
    a.value = 2
    #expect(log.values == [3])
  }

  @Test(arguments: [1, 2, 100])
  func `after a change it is told once however many paths lead to it`(paths: Int) {
    let runs = Counter()
    let a = MutableSignal(1)
    let arms = (0..<paths).map { index in a.map { $0 + index } }
    observe { runs(arms.reduce(a.value) { $0 + $1.value }) }.store(in: &tokens)
    a.value = 2
    #expect(runs.total == 2)
  }

  @Test func `a triangle tells once`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let b = a.map { $0 + 1 }
    let c = Computed { a.value + b.value }
    c.observe { log.note($0) }.store(in: &tokens)
    a.value = 2
    #expect(log.values == [3, 5])
  }

  @Test func `a jagged graph tells each once`() {
    let log = Recorder<String>()
    let a = MutableSignal(1)
    let b = a.map { $0 + 1 }
    let c = Computed { a.value + b.value }
    let d = c.map { $0 * 2 }
    let e = Computed { d.value + b.value }
    let f = Computed { e.value + c.value + a.value }
    f.observe { log.note("f\($0)") }.store(in: &tokens)
    e.observe { log.note("e\($0)") }.store(in: &tokens)
    _ = log.take()
    a.value = 2
    #expect(log.values == ["f20", "e13"])
  }

  // G11
  @Test func `observers of one source are told in the order they were attached`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    for index in 0..<50 {
      a.observe { _ in log.note(index) }.store(in: &tokens)
    }
    _ = log.take()
    a.value = 1
    #expect(log.values == Array(0..<50))
  }

  @Test func `the order of attaching holds whatever was written first`() {
    let log = Recorder<Int>()
    let sources = (0..<4).map { MutableSignal($0) }
    let order = [2, 0, 3, 1]
    for (place, source) in order.enumerated() {
      sources[source].observe(initial: false) { _ in log.note(place) }.store(in: &tokens)
    }
    batch { for source in sources { source.value += 10 } }
    #expect(log.take() == [0, 1, 2, 3])
    batch { for source in sources.reversed() { source.value += 10 } }
    #expect(log.take() == [0, 1, 2, 3])
  }

  @Test func `the order of attaching holds at every depth`() {
    let log = Recorder<String>()
    let a = MutableSignal(0)
    let deep = a.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }
    deep.observe { _ in log.note("deep") }.store(in: &tokens)
    a.observe { _ in log.note("shallow") }.store(in: &tokens)
    a.map { $0 * 2 }.observe { _ in log.note("middle") }.store(in: &tokens)
    _ = log.take()
    a.value = 1
    #expect(log.values == ["deep", "shallow", "middle"])
  }

  @Test func `the order of attaching holds whatever is read again`() {
    let log = Recorder<Int>()
    let isOn = MutableSignal(true)
    let a = MutableSignal(0)
    for index in 0..<3 {
      observe {
        if index != 0 || isOn.value { _ = a.value }
        log.note(index)
      }.store(in: &tokens)
    }
    isOn.value = false
    isOn.value = true
    _ = log.take()
    a.value = 1
    #expect(log.values == [0, 1, 2])
  }

  @Test func `with no batch each write tells`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    a.observe { log.note($0) }.store(in: &tokens)
    for value in 1...3 { a.value = value }
    #expect(log.values == [0, 1, 2, 3])
  }

  @Test func `inside an observer writes only mark`() {
    let log = Recorder<String>()
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    b.observe { log.note("b\($0)") }.store(in: &tokens)
    observe {
      let value = a.value
      log.note("begin")
      b.value = value
      b.value = value * 10
      log.note("end")
    }.store(in: &tokens)
    _ = log.take()
    a.value = 1
    #expect(log.values == ["begin", "end", "b10"])
  }

  @Test func `inside an observer batches only mark`() {
    let log = Recorder<String>()
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    b.observe { log.note("b\($0)") }.store(in: &tokens)
    a.observe { value in
      log.note("begin")
      batch {
        b.value = value
        batch { b.value = value * 10 }
      }
      log.note("end")
    }.store(in: &tokens)
    _ = log.take()
    a.value = 1
    #expect(log.values == ["begin", "end", "b10"])
  }

  @Test func `what an observer marks in its first run is told when its body returns`() {
    let log = Recorder<String>()
    let b = MutableSignal(0)
    b.observe { log.note("b\($0)") }.store(in: &tokens)
    _ = log.take()
    observe {
      b.value = 1
      log.note("end")
    }.store(in: &tokens)
    log.note("attached")
    #expect(log.values == ["end", "b1", "attached"])
  }

  @Test func `what was marked forms the next round after the running one`() {
    let log = Recorder<String>()
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    observe {
      log.note("first")
      b.value = a.value
    }.store(in: &tokens)
    b.observe { _ in log.note("second") }.store(in: &tokens)
    a.observe { _ in log.note("third") }.store(in: &tokens)
    _ = log.take()
    a.value = 1
    #expect(log.values == ["first", "third", "second"])
  }

  @Test func `a round runs in the order of attaching`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let marks = (0..<3).map { _ in MutableSignal(0) }
    for index in 0..<3 {
      marks[index].observe(initial: false) { _ in log.note(index) }.store(in: &tokens)
    }
    a.observe(initial: false) { for index in [2, 0, 1] { marks[index].value = $0 } }
      .store(in: &tokens)
    a.value = 1
    #expect(log.values == [0, 1, 2])
  }

  @Test func `an observer that has not run yet in the round sees the new value once`() {
    let log = Recorder<[Int]>()
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    observe { b.value = a.value * 10 }.store(in: &tokens)
    observe { log.note([a.value, b.value]) }.store(in: &tokens)
    a.value = 1
    #expect(log.values == [[0, 0], [1, 10]])
  }

  @Test func `an observer that has run already in the round is told again in the next`() {
    let log = Recorder<[Int]>()
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    observe { log.note([a.value, b.value]) }.store(in: &tokens)
    observe { b.value = a.value * 10 }.store(in: &tokens)
    a.value = 1
    #expect(log.values == [[0, 0], [1, 0], [1, 10]])
  }

  @Test(arguments: [true, false])
  func `everyone ends on the last value wherever attached`(isFirst: Bool) {
    let log = Recorder<Int>()
    let v = MutableSignal(4)
    if isFirst { v.observe { log.note($0) }.store(in: &tokens) }
    observe { if v.value < 4 { v.value += 1 } }.store(in: &tokens)
    if !isFirst { v.observe { log.note($0) }.store(in: &tokens) }
    _ = log.take()
    v.value = 0
    #expect(log.last == 4)
    #expect(zip(log.values, log.values.dropFirst()).allSatisfy { $0 < $1 })
    #expect(v.value == 4)
  }

  @Test func `a reader of two signals written by one observer runs once`() {
    let log = Recorder<[Int]>()
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    let c = MutableSignal(0)
    observe { log.note([b.value, c.value]) }.store(in: &tokens)
    observe {
      b.value = a.value
      c.value = a.value
    }.store(in: &tokens)
    a.value = 1
    #expect(log.values == [[0, 0], [1, 1]])
  }

  @Test func `an observer that writes what it reads runs until it settles`() {
    let runs = Counter()
    let a = MutableSignal(0)
    observe {
      runs()
      if a.value < 5 { a.value += 1 }
    }.store(in: &tokens)
    #expect(a.value == 5)
    #expect(runs.total == 6)
  }

  @Test func `an observer that corrects what it reads runs twice`() {
    let runs = Counter()
    let a = MutableSignal(0)
    observe {
      runs()
      if a.value == 0 { a.value = 1 }
    }.store(in: &tokens)
    #expect(runs.take() == 2)
    a.value = 0
    #expect(runs.take() == 2)
    #expect(a.value == 1)
  }

  @Test func `a handler that writes its own signal is told of it`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    a.observe { value in
      log.note(value)
      if value < 3 { a.value = value + 1 }
    }.store(in: &tokens)
    #expect(log.values == [0, 1, 2, 3])
  }

  @Test func `a source reset through a computed value is reset every time`() {
    let runs = Counter()
    let source = MutableSignal(false)
    let c = Computed { source.value }
    observe {
      runs()
      if c.value { source.value = false }
    }.store(in: &tokens)
    for _ in 0..<3 {
      _ = runs.take()
      source.value = true
      #expect(!source.value)
      #expect(runs.take() == 2)
    }
  }

  @Test func `a write back to the value an observer saw tells it nothing`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let trigger = MutableSignal(0)
    a.observe { log.note($0) }.store(in: &tokens)
    observe {
      if trigger.value > 0 {
        a.value = 5
        a.value = 0
      }
    }.store(in: &tokens)
    trigger.value = 1
    #expect(log.values == [0])
  }

  @Test func `a cascade of 2,000 observers settles without growing the stack`() {
    runOnThread(stackSize: 512 << 10) {
      var kept: [ObservationToken] = []
      let sources = (0...2_000).map { _ in MutableSignal(0) }
      for index in 0..<2_000 {
        observe { sources[index + 1].value = sources[index].value }.store(in: &kept)
      }
      sources[0].value = 1
      #expect(sources[2_000].value == 1)
      for index in (0..<2_000).reversed() {
        sources[index].observe { sources[index + 1].value = $0 }.store(in: &kept)
      }
      sources[0].value = 2
      #expect(sources[2_000].value == 2)
      withExtendedLifetime(kept) {}
    }
  }

  @Test func `runs are counted for each flush alone`() {
    let runs = Counter()
    let a = MutableSignal(0)
    observe { runs(a.value) }.store(in: &tokens)
    for value in 1...3_000 { a.value = value }
    #expect(runs.total == 3_001)
  }

  @Test func `an observer may run 900 times in one flush`() {
    let a = MutableSignal(0)
    observe { if a.value < 900 { a.value += 1 } }.store(in: &tokens)
    #expect(a.value == 900)
    a.value = 0
    #expect(a.value == 900)
  }

  @Test func `an observer that never settles traps with its label, file and line`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = MutableSignal(0)
      let token = observe(label: "the runaway", fileID: "Shop/Cart.swift", line: 321) {
        a.value += 1
      }
      withExtendedLifetime(token) {}
    }
    expectMessage(result, contains: "the runaway", "Shop/Cart.swift:321")
  }

  @Test func `a runaway without a label is named by its file and line`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = MutableSignal(0)
      let token = observe { a.value += 1 }
      withExtendedLifetime(token) {}
    }
    expectMessage(result, contains: "TellingTests.swift:")
  }

  @Test func `a runaway handler is named by its label`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = MutableSignal(0)
      let token = a.observe(label: "the runaway") { a.value = $0 + 1 }
      withExtendedLifetime(token) {}
    }
    expectMessage(result, contains: "the runaway")
  }

  @Test func `two observers that drive each other for ever trap`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = MutableSignal(0)
      let b = MutableSignal(0)
      let tokens = [
        observe(label: "ping") { b.value = a.value + 1 },
        observe(label: "pong") { a.value = b.value + 1 },
      ]
      withExtendedLifetime(tokens) {}
    }
    expectMessage(result, contains: "TellingTests.swift:")
  }

  @Test(arguments: 0..<50)
  func `sources written in any order tell in the order of attachment`(seed: Int) {
    var random = SeededRandom(seed: seed)
    let count = 1 + random.below(70)
    let sources = (0..<count).map { _ in MutableSignal(0) }
    let log = Recorder<Int>()
    let tokens = sources.indices.map { index in
      sources[index].observe(initial: false) { _ in log.note(index) }
    }
    // Parts that rise, parts that fall, and parts that do neither.
    let written = (0..<4).flatMap { _ -> [Int] in
      let part = sources.indices.filter { _ in random.once(in: 2) }
      switch random.below(3) {
      case 0: return part
      case 1: return part.reversed()
      default: return part.shuffled(using: &random)
      }
    }
    batch { for index in written { sources[index].value += 1 } }
    #expect(log.values == Set(written).sorted())
    withExtendedLifetime(tokens) {}
  }
}
