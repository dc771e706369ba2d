import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

@Suite struct GraphSnapshotTests {
  /// What a snapshot has, in one line a node: name, kind, value, condition, and whom it reads.
  private func lines(_ snapshot: GraphSnapshot) -> [String] {
    snapshot.nodes.map { node in
      let inputs = snapshot.edges.filter { $0.reader == node.id }.map { "\($0.input)" }
      return "\(node.id) \(node.name) \(node.kind) \(node.value ?? "–") \(node.condition)"
        + (inputs.isEmpty ? "" : " reads \(inputs.joined(separator: " "))")
    }
  }

  @Test func `a diamond is seen whole, whatever it is looked at from`() {
    let source = MutableSignal(2, label: "source")
    let left = Computed(label: "left") { source.value + 1 }
    let right = Computed(label: "right") { source.value * 10 }
    let sum = Computed(label: "sum") { left.value + right.value }
    let token = observe(label: "tip") { _ = sum.value }
    let expected = [
      "0 source source 2 current", "1 left derived 3 current reads 0",
      "2 right derived 20 current reads 0", "3 sum derived 23 current reads 1 2",
      "4 tip observer – current reads 3",
    ]
    #expect(lines(GraphSnapshot(of: source)) == expected)
    for member in [left, right, sum, token] as [any GraphMember] {
      let snapshot = GraphSnapshot(of: member)
      #expect(snapshot.nodes.count == 5 && snapshot.edges.count == 5)
      #expect(!snapshot.isCut)
      #expect(snapshot.nodes.allSatisfy { $0.hiddenInputs == 0 && $0.hiddenReaders == 0 })
    }
    #expect(
      lines(GraphSnapshot(of: sum)) == [
        "0 sum derived 23 current reads 1 2", "1 left derived 3 current reads 4",
        "2 right derived 20 current reads 4", "3 tip observer – current reads 0",
        "4 source source 2 current",
      ])
  }

  @Test func `a snapshot goes up or down alone and says what it leaves out`() {
    let a = MutableSignal(1, label: "a")
    let b = MutableSignal(2, label: "b")
    let sum = combineLatest(a, b).reduce { $0 + $1 }.labeled("sum")
    let token = sum.observe(label: "tip") { _ in }
    let up = GraphSnapshot(of: sum, reach: .upstream)
    #expect(up.nodes.map(\.name) == ["sum", "a", "b"])
    #expect(up.nodes.map(\.hiddenReaders) == [1, 0, 0])
    let down = GraphSnapshot(of: a, reach: .downstream)
    #expect(down.nodes.map(\.name) == ["a", "sum", "tip"])
    #expect(down.nodes.map(\.hiddenInputs) == [0, 1, 0])
    #expect(!up.isCut && !down.isCut)
    withExtendedLifetime(token) {}
  }

  @Test func `a snapshot computes nothing`() {
    let source = MutableSignal(1)
    let runs = Recorder<Int>()
    let derived = source.map { value in
      runs.note(value)
      return value
    }.labeled("derived")
    let before = GraphSnapshot(of: derived)
    #expect(lines(before) == ["0 derived derived – neverComputed"])
    #expect(derived.value == 1)
    source.value = 2
    let snapshot = GraphSnapshot(of: derived)
    #expect(runs.count == 1)
    #expect(snapshot.nodes.map(\.condition) == [.stale, .current])
    #expect(snapshot.nodes.map(\.value) == ["1", "2"])
    #expect(snapshot.nodes.map(\.changes) == [0, 1])
  }

  @Test func `a signal that nobody has linked to is a graph of one`() {
    let signal = MutableSignal("a\"b")
    let snapshot = GraphSnapshot(of: signal)
    #expect(snapshot.nodes.count == 1 && snapshot.edges.isEmpty)
    #expect(snapshot.nodes[0].value == "\"a\"b\"")
    #expect(snapshot.nodes[0].name == "source 0")
    #expect(GraphSnapshot(of: []) == GraphSnapshot())
  }

  @Test func `nodes have the place where they were made`() {
    let source = MutableSignal(1)
    let derived = Computed { source.value }
    let token = observe { _ = derived.value }
    let line = #line - 2
    let nodes = GraphSnapshot(of: token).nodes
    #expect(nodes[0].site == "TelltaleTests/GraphSnapshotTests.swift:\(line + 1)")
    #expect(nodes[1].site == "TelltaleTests/GraphSnapshotTests.swift:\(line)")
    #expect(nodes[1].name == "derived at TelltaleTests/GraphSnapshotTests.swift:\(line)")
    #expect(nodes[2].site == nil)
  }

  @Test func `optional values, long ones and ones without a description have a text`() {
    struct Point { let x: Int }
    func value(_ signal: any GraphMember) -> String? {
      GraphSnapshot(of: [signal], valueLimit: 10).nodes[0].value
    }
    #expect(value(MutableSignal(Int?.none)) == "nil")
    #expect(value(MutableSignal(Int??.some(.some(3)))) == "3")
    #expect(value(MutableSignal(String?.some("x"))) == "\"x\"")
    #expect(value(MutableSignal(Point(x: 1))) == "Point(x: 1…")
    #expect(value(MutableSignal(String(repeating: "x", count: 100_000))) == "\"xxxxxxxxx…")
    #expect(value(MutableSignal(())) == "()")
  }

  @Test func `nested observers and scopes are shown with their owners`() {
    let a = MutableSignal(1, label: "a")
    let scope = Scope()
    var inner: [ObservationToken] = []
    scope.run {
      _ = observe(label: "outer") {
        _ = a.value
        inner = [observe(label: "inner") {}]
      }
      _ = observe(label: "other") {}
    }
    let snapshot = GraphSnapshot(of: a)
    #expect(snapshot.nodes.map(\.name) == ["a", "outer", "scope 2", "inner"])
    #expect(snapshot.nodes.map(\.owner) == [nil, 2, nil, 1])
    let all = GraphSnapshot(of: scope)
    #expect(all.nodes.map(\.name) == ["scope 0", "outer", "other", "a", "inner"])
    withExtendedLifetime(inner) {}
  }

  @Test func `what has ended is not shown`() {
    let a = MutableSignal(1, label: "a")
    let token = observe(label: "o") { _ = a.value }
    token.cancel()
    #expect(GraphSnapshot(of: a).nodes.map(\.name) == ["a"])
    #expect(GraphSnapshot(of: token).nodes.isEmpty)
  }

  @Test func `a snapshot of dynamic dependencies shows those of the latest run`() {
    let flag = MutableSignal(true, label: "flag")
    let a = MutableSignal(1, label: "a")
    let b = MutableSignal(2, label: "b")
    let picked = Computed(label: "picked") { flag.value ? a.value : b.value }
    let token = picked.observe { _ in }
    #expect(
      GraphSnapshot(of: picked, reach: .upstream).nodes.map(\.name) == ["picked", "flag", "a"])
    flag.value = false
    #expect(
      GraphSnapshot(of: picked, reach: .upstream).nodes.map(\.name) == ["picked", "flag", "b"])
    withExtendedLifetime(token) {}
  }

  @Test func `a chain of a million is seen without a stack, and cut where the limit is`() {
    let source = MutableSignal(0)
    var signal: Signal<Int> = source
    let length = isDebugBuild ? 100_000 : 1_000_000
    for _ in 0..<length { signal = signal.map { $0 + 1 } }
    #expect(signal.value == length)
    runOnThread(stackSize: 512 << 10) {
      let whole = GraphSnapshot(of: signal, limit: .max)
      #expect(whole.nodes.count == length + 1 && whole.edges.count == length && !whole.isCut)
      let cut = GraphSnapshot(of: signal, limit: 10)
      #expect(cut.nodes.count == 10 && cut.isCut)
      #expect(cut.nodes[9].hiddenInputs == 1 && cut.nodes[8].hiddenInputs == 0)
      #expect(cut.nodes[0].value == "\(length)")
    }
    #expect(GraphSnapshot(of: signal, limit: 0).isCut)
  }

  @Test func `a broad graph is cut with the number of what is missing`() {
    let sources = (0..<1_000).map { MutableSignal($0) }
    let sum = combineLatest(sources).reduce(0, adding: +, removing: -).labeled("sum")
    #expect(sum.value == 499_500)
    let snapshot = GraphSnapshot(of: sum, limit: 101)
    #expect(snapshot.nodes.count == 101 && snapshot.edges.map(\.input) == Array(1...100))
    #expect(snapshot.nodes[0].hiddenInputs == 900)
  }

  @Test func `a description that reads, writes, and ends signals breaks nothing`() {
    final class Mischief: CustomStringConvertible {
      var act: () -> Void = {}
      var description: String {
        act()
        return "mischief"
      }
    }
    withLifetimeTracking { tracker in
      let object = Mischief()
      let source = MutableSignal(1, label: "source")
      let mischief = MutableSignal(object, label: "mischief")
      var derived: Signal<Int>? = source.map { $0 + 1 }
      var token = derived?.observe { [kept = tracker.instance()] _ in
        withExtendedLifetime(kept) {}
      }
      let watch = observe { _ = (mischief.value, source.value) }
      object.act = {
        source.value += 1
        _ = derived?.value
        token = nil
        derived = nil
      }
      let snapshot = GraphSnapshot(of: source)
      #expect(snapshot.nodes.map(\.value) == ["1", "2", nil, nil, "mischief"])
      object.act = {}
      #expect(source.value == 2 && token == nil)
      #expect(GraphSnapshot(of: source).nodes.count == 3)
      withExtendedLifetime(watch) {}
    }
  }

  @Test func `a value that is lent out has no text, and one that is being computed runs`() {
    let source = MutableSignal(1, label: "source")
    let runs = Recorder<GraphSnapshot>()
    let derived = Computed(label: "derived") { () -> Int in
      _ = source.value
      runs.note(GraphSnapshot(of: source))
      return 2
    }
    _ = derived.value
    #expect(
      runs.last.map(lines) == ["0 source source 1 current", "1 derived derived – running reads 0"])
    source.update { value in
      #expect(GraphSnapshot(of: source).nodes[0].value == nil)
      value = 5
    }
    #expect(GraphSnapshot(of: source).nodes[0].value == "5")
  }

  @Test func `looking does not keep anything alive`() {
    withLifetimeTracking { tracker in
      let source = MutableSignal(tracker.instance())
      let derived = source.map { [kept = tracker.instance()] _ in withExtendedLifetime(kept) { 1 } }
      let token = derived.observe { _ in }
      #expect(GraphSnapshot(of: source).nodes.count == 3)
      withExtendedLifetime(token) {}
    }
  }

  private final class Passing: GraphMember {
    var place: GraphPlace { MutableSignal(7, label: "passed on").place }
  }

  @Test func `a place keeps the signal that nobody else holds`() {
    #expect(lines(GraphSnapshot(of: Passing())) == ["0 passed on source 7 current"])
  }
}
