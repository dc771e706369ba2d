import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

private protocol Shape {
  var area: Double { get }
}

private struct Square: Shape {
  var side: Double
  var area: Double { side * side }
}

private struct Disc: Shape {
  var radius: Double
  var area: Double { 3 * radius * radius }
}

private enum Route: Equatable {
  case home
  indirect case detail(id: Int, from: Route?)
}

private struct Large: Equatable {
  var a = (0..<4).map { "\($0)" }
  var b = "b"
  var c = 1.5
  var d: [String: [Int]] = ["x": [1, 2]]
  var e: (Int8, Int64, Bool)? = (1, 2, true)

  static func == (x: Large, y: Large) -> Bool {
    x.a == y.a && x.b == y.b && x.c == y.c && x.d == y.d && x.e?.1 == y.e?.1
  }
}

/// Values of every layout go through a source, a derived value, an observer and a list.
@Suite struct KindsOfValueTests {
  private func pass<T>(
    _ source: MutableSignal<T>, _ values: [T], seen: (T) -> String
  ) -> [String] {
    withoutActuallyEscaping(seen) { seen in
      let log = Recorder<String>()
      let mapped = source.map { $0 }
      let computed = Computed { mapped.value }
      let last = combineLatest([source, computed]).reduce(source.value) { $1 }
      let token = last.observe { log.note(seen($0)) }
      for value in values {
        source.value = value
        #expect(seen(last.untrackedValue) == seen(value))
      }
      token.cancel()
      return log.values
    }
  }

  @Test func `an empty value is an event`() {
    let runs = Counter()
    let event = MutableSignal(())
    let token = event.observe { runs() }
    event.value = ()
    event.update { _ in }
    #expect(runs.total == 3)
    token.cancel()
  }

  @Test func `a closure is a value`() {
    let log = pass(MutableSignal({ 1 }), [{ 2 }, { 3 }]) { "\($0())" }
    #expect(log == ["1", "2", "3"])
  }

  @Test func `an existential is a value`() {
    let source = MutableSignal<any Shape>(Square(side: 2))
    let log = pass(source, [Disc(radius: 1), Square(side: 3)]) { "\($0.area)" }
    #expect(log == ["4.0", "3.0", "9.0"])
  }

  @Test func `a tuple is a value`() {
    let log = pass(MutableSignal((1, "a")), [(2, "b"), (2, "b")]) { "\($0.0)\($0.1)" }
    #expect(log == ["1a", "2b", "2b"])
  }

  @Test func `an indirect enumeration is a value`() {
    let source = MutableSignal(Route.home)
    let deep = Route.detail(id: 1, from: .detail(id: 2, from: .home))
    let log = pass(source, [deep, .home, .detail(id: 3, from: nil)]) { "\($0 == .home)" }
    #expect(log == ["true", "false", "true", "false"])
  }

  @Test func `a large structure is a value`() {
    let runs = Counter()
    let source = MutableSignal(Large())
    let token = source.observe { _ in runs() }
    source.value = Large()
    source.value.c = 2.5
    source.value.d["y"] = [3]
    #expect(runs.total == 3)
    #expect(source.value.d == ["x": [1, 2], "y": [3]])
    token.cancel()
  }

  @Test func `a nested optional is a value`() {
    let log = Recorder<Int??>()
    let source = MutableSignal<Int??>(nil)
    let token = source.map { $0 }.observe { log.note($0) }
    for value in [.some(nil), .some(.some(1)), nil] as [Int??] { source.value = value }
    #expect(log.values == [nil, .some(nil), .some(.some(1)), nil])
    token.cancel()
  }

  @Test func `a signal is a value`() {
    let inner = [MutableSignal(1), MutableSignal(10)]
    let outer = MutableSignal(inner[0])
    let current = Computed { outer.value.value }
    let log = Recorder<Int>()
    let token = current.observe { log.note($0) }
    outer.value = inner[1]
    inner[0].value = 2
    inner[1].value = 20
    outer.value = inner[0]
    #expect(log.values == [1, 10, 20, 2])
    token.cancel()
  }
}
