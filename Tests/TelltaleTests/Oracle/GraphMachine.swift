import Telltale
import TelltaleTesting

/// The library, as a world of programs.
final class GraphMachine: GraphWorld {
  let log = GraphLog()
  let tracker = LifetimeTracker()
  private var targets: [BoundObject] = []
  private var target: BoundObject?

  private struct Failure: Error {}

  /// Whether every read and write is recorded in a trace, which must change nothing.
  private let isTracing: Bool

  init(isTracing: Bool = false) {
    self.isTracing = isTracing
  }

  private func traced<Result>(_ member: any GraphMember, _ body: () -> Result) -> Result {
    isTracing ? GraphTrace.record(of: [member], body).result : body()
  }

  func makeSource(_ value: Int) -> MutableSignal<Int> { MutableSignal(value) }
  func signal(of source: MutableSignal<Int>) -> Signal<Int> { source }
  func value(of signal: Signal<Int>) -> Int { traced(signal) { signal.value } }

  func write(_ value: Int, to source: MutableSignal<Int>) {
    traced(source) { source.value = value }
  }

  func update(_ source: MutableSignal<Int>, to value: Int) {
    traced(source) { source.update { $0 = value } }
  }

  func batch(fails: Bool, _ body: () -> Void) {
    try? Telltale.batch {
      body()
      if fails { throw Failure() }
    }
  }

  func untracked(_ body: () -> Void) { Telltale.untracked(body) }

  func observe(name: Int, _ body: @escaping () -> Void) -> ObservationToken {
    let object = tracker.instance()
    return Telltale.observe { withExtendedLifetime(object, body) }
  }

  func follow(
    _ signal: Signal<Int>, name: Int, initial: Bool, _ body: @escaping (Int) -> Void
  ) -> ObservationToken {
    let object = tracker.instance()
    return signal.observe(initial: initial) { value in withExtendedLifetime(object) { body(value) }
    }
  }

  func bind(_ signal: Signal<Int>, _ write: @escaping (Int) -> Void) -> ObservationToken {
    let target = BoundObject()
    target.write = write
    targets.append(target)
    return signal.bind(to: target, \.value)
  }

  func rebind(_ signal: Signal<Int>, _ write: @escaping (Int) -> Void) {
    let target = target ?? BoundObject()
    self.target = target
    target.write = write
    target.bind(\.value, to: signal)
  }

  func onCleanup(_ body: @escaping () -> Void) {
    let object = tracker.instance()
    Telltale.onCleanup { withExtendedLifetime(object, body) }
  }

  func cancel(_ token: ObservationToken) { token.cancel() }
  func release(_ token: ObservationToken) {}
  func store(_ token: ObservationToken, in scope: Scope) { token.store(in: scope) }

  func makeScope() -> Scope { Scope() }
  func run(_ scope: Scope, _ body: () -> Void) { scope.run(body) }
  func cancel(_ scope: Scope) { scope.cancel() }
  func release(_ scope: Scope) {}

  func check() {}

  func end() -> Int {
    targets = []
    target = nil
    return tracker.alive
  }
}

/// An object whose property is bound.
private final class BoundObject: BindingTarget {
  let bindings = Bindings()
  var write: ((Int) -> Void)?
  var value = -1 {
    didSet { write?(value) }
  }
}
