import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

@Suite struct GraphTraceTests {
  @Test func `a diamond is marked, checked, computed, and told in order`() {
    let source = MutableSignal(1, label: "source")
    let left = Computed(label: "left") { source.value + 1 }
    let right = Computed(label: "right") { source.value * 10 }
    let sum = Computed(label: "sum") { left.value + right.value }
    let token = sum.observe(label: "tip") { _ in }
    let trace = GraphTrace(of: source) { source.value = 2 }
    #expect(
      "\(trace)" == """
        written source
        marked left by source
        marked sum by left
        marked tip by sum
        marked right by source
        checked tip
        checked sum for tip
        checked left for sum
        recomputed left: another value
        recomputed sum: another value
          checked right for sum
          recomputed right: another value
        told tip
        """)
    #expect(trace.graph.nodes.map(\.name) == ["source", "left", "right", "sum", "tip"])
    #expect(trace.graph.nodes.map(\.runs) == [0, 1, 1, 1, 1])
    #expect(trace.graph.nodes.map(\.value) == ["2", "3", "20", "23", nil])
    withExtendedLifetime(token) {}
  }

  @Test func `what is below an equal value is checked and not computed`() {
    let source = MutableSignal(1, label: "source")
    let isPositive = Computed(label: "positive") { source.value > 0 }
    let text = Computed(label: "text") { isPositive.value ? "+" : "-" }
    let token = text.observe(label: "tip") { _ in }
    let trace = GraphTrace(of: text) { source.value = 2 }
    #expect(
      "\(trace)" == """
        written source
        marked positive by source
        marked text by positive
        marked tip by text
        checked tip
        checked text for tip
        checked positive for text
        recomputed positive: the same value
        """)
    withExtendedLifetime(token) {}
  }

  @Test func `a batch is noted write by write, and told once`() {
    let a = MutableSignal(1, label: "a")
    let b = MutableSignal(1, label: "b")
    let sum = combineLatest(a, b).reduce { $0 + $1 }.labeled("sum")
    let token = sum.observe(label: "tip") { _ in }
    let trace = GraphTrace(of: a) {
      batch {
        a.value = 2
        b.value = 3
        b.value = 3
        a.update { $0 = 7 }
      }
    }
    #expect(
      "\(trace)" == """
        written a
        marked sum by a
        marked tip by sum
        written b
        written a
        checked tip
        checked sum for tip
        recomputed sum: another value
        told tip
        """)
    withExtendedLifetime(token) {}
  }

  @Test func `a fold that gathers its inputs is followed like any other`() {
    let sources = (0..<3).map { MutableSignal($0, label: "s\($0)") }
    let sum = combineLatest(sources).reduce(0, adding: +, removing: -).labeled("sum")
    let token = sum.observe(label: "tip") { _ in }
    let trace = GraphTrace(of: sum) { batch { for source in sources { source.value += 1 } } }
    #expect(
      "\(trace)" == """
        written s0
        marked sum by s0
        marked tip by sum
        written s1
        written s2
        checked tip
        checked sum for tip
        recomputed sum: another value
        told tip
        """)
    #expect(sum.value == 6)
    sources[1].value = 10
    #expect(sum.value == 14)
    withExtendedLifetime(token) {}
  }

  @Test func `what an observer writes is nested in it, and what it makes is followed`() {
    let a = MutableSignal(1, label: "a")
    let b = MutableSignal(0, label: "b")
    let outer = observe(label: "outer") {
      let value = a.value
      if value > 1 { b.value = value }
      _ = observe(label: "inner") { _ = b.value }
    }
    let trace = GraphTrace(of: a) {
      a.value = 2
      b.value = 9
    }
    #expect(
      "\(trace)" == """
        written a
        marked outer by a
        told outer
        written b
        marked inner by b
        told inner
        """)
    #expect(trace.graph.nodes.last?.name == "inner")
    #expect(trace.graph.nodes.last?.owner == 1)
    withExtendedLifetime(outer) {}
  }

  @Test func `a dependency that is new is followed from the run that read it`() {
    let flag = MutableSignal(true, label: "flag")
    let a = MutableSignal(1, label: "a")
    let b = MutableSignal(2, label: "b")
    let picked = Computed(label: "picked") { flag.value ? a.value : b.value }
    let token = picked.observe(label: "tip") { _ in }
    let trace = GraphTrace(of: flag) {
      flag.value = false
      b.value = 5
    }
    #expect(
      "\(trace)" == """
        written flag
        marked picked by flag
        marked tip by picked
        checked tip
        checked picked for tip
        recomputed picked: another value
        told tip
        written b
        marked picked by b
        marked tip by picked
        checked tip
        checked picked for tip
        recomputed picked: another value
        told tip
        """)
    #expect(trace.graph.nodes.map(\.name) == ["flag", "picked", "a", "tip", "b"])
    withExtendedLifetime(token) {}
  }

  @Test func `who comes during the trace is followed when it is marked`() {
    let source = MutableSignal(1, label: "source")
    let first = source.observe(label: "first") { _ in }
    let (trace, second) = GraphTrace.record(of: source) {
      let token = source.map { $0 + 1 }.labeled("next").observe(label: "second") { _ in }
      source.value = 2
      return token
    }
    #expect(
      "\(trace)" == """
        written source
        marked first by source
        marked next by source
        marked second by next
        told first
        checked second
        checked next for second
        recomputed next: another value
        told second
        """)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `a read of a stale value is traced as well`() {
    let source = MutableSignal(1, label: "source")
    let sum = source.map { $0 + 1 }.labeled("sum")
    _ = sum.value
    source.value = 2
    let (trace, value) = GraphTrace.record(of: sum) { sum.value }
    #expect(value == 3)
    #expect("\(trace)" == "checked sum\nrecomputed sum: another value")
  }

  @Test func `times come from the clock, and count from the beginning`() {
    let clock = SteppedClock()
    let source = MutableSignal(1, label: "source")
    let token = source.observe(label: "tip") { _ in clock.advance(by: .microseconds(5)) }
    clock.advance(by: .seconds(100))
    let trace = GraphTrace(of: source, clock: clock) {
      clock.advance(by: .microseconds(2))
      source.value = 2
    }
    #expect(trace.events.map(\.start) == [2, 2, 2].map(Duration.microseconds))
    #expect(trace.events.map(\.duration) == [0, 0, 5].map(Duration.microseconds))
    #expect(trace.duration == .microseconds(7))
    withExtendedLifetime(token) {}
  }

  @Test func `a trace inside a trace sees its part`() {
    let source = MutableSignal(1, label: "source")
    let token = source.observe(label: "tip") { _ in }
    var inner: GraphTrace?
    let outer = GraphTrace(of: source) {
      source.value = 2
      inner = GraphTrace(of: token) { source.value = 3 }
      source.value = 4
    }
    #expect(outer.events.count == 9)
    #expect(inner.map { "\($0)" } == "written source\nmarked tip by source\ntold tip")
    #expect(inner?.graph.nodes.map(\.runs) == [0, 1])
    #expect(GraphTrace(of: source) {}.events.isEmpty)
  }

  @Test func `a trace in an observer sees marks, and ends before the others are told`() {
    let source = MutableSignal(1, label: "source")
    let other = MutableSignal(1, label: "other")
    var trace: GraphTrace?
    let tip = other.observe(label: "tip") { _ in }
    let token = observe(label: "tracer") {
      let value = source.value
      if value > 1 { trace = GraphTrace(of: other, source) { other.value = value } }
    }
    source.value = 2
    #expect(trace.map { "\($0)" } == "written other\nmarked tip by other")
    #expect(trace?.graph.nodes.map(\.condition) == [.current, .stale, .current, .running])
    #expect("\(GraphTrace(of: source) { source.value = 1 })".contains("told tracer"))
    withExtendedLifetime((tip, token)) {}
  }

  @Test func `what ends during the trace is shown as ended, and freed`() {
    withLifetimeTracking { tracker in
      let source = MutableSignal(1, label: "source")
      var token: ObservationToken? = source.map { [kept = tracker.instance()] value in
        withExtendedLifetime(kept) { value }
      }.labeled("derived").observe(label: "tip") { [kept = tracker.instance()] _ in
        withExtendedLifetime(kept) {}
      }
      let trace = GraphTrace(of: source) {
        source.value = 2
        token = nil
        #expect(tracker.alive == 0)
        source.value = 3
      }
      #expect(trace.graph.nodes.map(\.name) == ["source", "derived", "tip"])
      #expect(trace.graph.nodes.map(\.condition) == [.current, .ended, .ended])
      #expect(trace.graph.nodes.map(\.runs) == [0, 1, 1])
      #expect(token == nil)
    }
  }

  @Test func `an observer that cancels itself, or is dropped by another, is traced to its end`() {
    withLifetimeTracking { tracker in
      let source = MutableSignal(1, label: "source")
      var tokens: [ObservationToken] = []
      source.observe(initial: false, label: "a") { [kept = tracker.instance()] _ in
        withExtendedLifetime(kept) { tokens[0].cancel() }
      }.store(in: &tokens)
      source.observe(initial: false, label: "b") { _ in tokens.removeAll() }.store(in: &tokens)
      source.observe(initial: false, label: "c") { _ in }.store(in: &tokens)
      let trace = GraphTrace(of: source) { source.value = 2 }
      #expect(trace.events.filter { $0.kind == .told }.map(\.node) == [1, 2])
      #expect(trace.graph.nodes.map(\.condition) == [.current, .ended, .ended, .ended])
    }
  }

  @Test func `a body that throws leaves nothing of the trace`() {
    struct Failure: Error {}
    let source = MutableSignal(1, label: "source")
    let runs = Recorder<Int>()
    let token = source.observe { runs.note($0) }
    #expect(throws: Failure.self) {
      try GraphTrace.record(of: source) { () throws(Failure) -> Void in
        source.value = 2
        throw Failure()
      }
    }
    source.value = 3
    #expect(runs.values == [1, 2, 3])
    #expect("\(GraphTrace(of: source) { source.value = 4 })".hasPrefix("written source"))
    withExtendedLifetime(token) {}
  }

  @Test func `a limit follows the nearest nodes, and says so`() {
    let source = MutableSignal(0, label: "source")
    let tokens = (0..<10).map { number in source.observe(label: "\(number)") { _ in } }
    let trace = GraphTrace(of: source, limit: 3) { source.value = 1 }
    #expect(trace.graph.nodes.map(\.name) == ["source", "0", "1"])
    #expect(trace.graph.isCut && trace.graph.nodes[0].hiddenReaders == 8)
    #expect(trace.events.filter { $0.kind == .told }.count == 2)
    withExtendedLifetime(tokens) {}
  }

  @Test func `a deep chain is traced without a stack`() {
    let source = MutableSignal(0, label: "source")
    var signal: Signal<Int> = source
    for _ in 0..<20_000 { signal = signal.map { $0 + 1 } }
    let token = signal.observe { _ in }
    runOnThread(stackSize: 512 << 10) {
      let trace = GraphTrace(of: source, limit: .max) { source.value = 1 }
      #expect(trace.events.count == 3 * 20_000 + 4)
    }
    withExtendedLifetime(token) {}
  }

  @Test(arguments: 0..<60) func `tracing changes nothing in what random programs do`(seed: Int) {
    var random = SeededRandom(seed: seed)
    let program = GraphProgram(random: &random)
    let plain = GraphMachine()
    GraphRun(plain).run(program)
    let traced = GraphMachine(isTracing: true)
    GraphRun(traced).run(program)
    #expect(plain.log.events == traced.log.events, "seed \(seed)")
  }
}
