import Telltale
import TelltaleTesting
import Testing

@Suite struct LifetimeTests {
  @Test func `a dropped source frees its value and its hooks`() {
    withLifetimeTracking { tracker in
      let hook = tracker.instance()
      let a = MutableSignal(
        tracker.instance(1), onObserved: { _ = hook }, onUnobserved: { _ = hook })
      #expect(a.value.payload == 1)
    }
  }

  @Test func `a source frees its old value at once`() {
    let tracker = LifetimeTracker()
    let a = MutableSignal(tracker.instance(1))
    let token = a.observe { _ in }
    for value in 2...5 {
      a.value = tracker.instance(value)
      #expect(tracker.alive == 1)
    }
    token.cancel()
  }

  @Test func `a computed value frees its old value`() {
    let tracker = LifetimeTracker()
    let a = MutableSignal(1)
    let c = a.map { tracker.instance($0) }
    let d = c.map { $0.payload }
    let token = d.observe { _ in }
    for value in 2...5 {
      a.value = value
      #expect(d.value == value)
      #expect(tracker.alive == 1)
    }
    token.cancel()
  }

  enum Use: CaseIterable {
    case never, read, observed, observedBefore
  }

  @Test(arguments: Use.allCases)
  func `a dropped computed value is freed at once`(use: Use) {
    let a = MutableSignal(1)
    withLifetimeTracking { tracker in
      let object = tracker.instance(1)
      var token: ObservationToken?
      var c: Computed<Int>? = Computed { a.value + object.payload }
      weak let weakly = c
      switch use {
      case .never: break
      case .read: _ = c?.value
      case .observed: token = c?.observe { _ in }
      case .observedBefore: c?.observe { _ in }.cancel()
      }
      a.value = 2
      c = nil
      token = nil
      #expect(weakly == nil)
      withExtendedLifetime(token) {}
    }
    a.value = 3
  }

  @Test(arguments: Use.allCases)
  func `a dropped chain is freed with its middle`(use: Use) {
    let a = MutableSignal(1)
    withLifetimeTracking { tracker in
      let object = tracker.instance(1)
      var token: ObservationToken?
      var end: Signal<Int>? =
        combineLatest([a.map { $0 + object.payload }, a.map { $0 - object.payload }])
        .reduce(0, associative: { $0 + $1 * object.payload })
        .removeDuplicates(by: { $0 == $1 * object.payload })
        .scan(0) { $0 + $1 * object.payload }
        .map { $0 + object.payload }
      switch use {
      case .never: break
      case .read: _ = end?.value
      case .observed: token = end?.observe { _ in }
      case .observedBefore: end?.observe { _ in }.cancel()
      }
      a.value = 2
      end = nil
      token = nil
      withExtendedLifetime((end, token)) {}
    }
    a.value = 3
  }

  @Test func `a dropped token frees what its observer captured`() {
    let a = MutableSignal(1)
    withLifetimeTracking { tracker in
      let object = tracker.instance(1)
      let tokens = [
        observe { _ = a.value + object.payload },
        a.observe { _ = $0 + object.payload },
        observe { onCleanup { _ = object } },
      ]
      a.value += 1
      withExtendedLifetime(tokens) {}
    }
    a.value = 0
  }

  @Test func `a cancelled observer frees what it captured while its token lives`() {
    let tracker = LifetimeTracker()
    let a = MutableSignal(1)
    func make() -> [ObservationToken] {
      let object = tracker.instance(1)
      return [
        observe { _ = a.value + object.payload },
        a.map { $0 + object.payload }.observe { _ in },
        observe { onCleanup { _ = object } },
        observe { _ = observe { _ = a.value + object.payload } },
      ]
    }
    let tokens = make()
    #expect(tracker.alive == 1)
    for token in tokens { token.cancel() }
    #expect(tracker.alive == 0)
    withExtendedLifetime(tokens) {}
  }

  @Test func `an observed graph lives by its token and is freed with it`() {
    let log = Recorder<Int>()
    withLifetimeTracking { tracker in
      var source: MutableSignal<Int>? = MutableSignal(1)
      let object = tracker.instance(10)
      var token: ObservationToken?
      if let source {
        token = source.map { $0 + object.payload }.map { $0 * 2 }.observe { log.note($0) }
      }
      source?.value = 2
      source = nil
      #expect(log.values == [22, 24])
      token = nil
      withExtendedLifetime(token) {}
    }
  }

  @Test func `an observer that captures its own signal is freed`() {
    withLifetimeTracking { tracker in
      let a = MutableSignal(tracker.instance(1))
      let c = a.map { $0.payload }
      let token = observe { _ = (c.value, a.value) }
      let other = a.observe { _ in _ = (c, a) }
      withExtendedLifetime((token, other)) {}
    }
  }

  @Test func `a cancelled observer that captures its own token is freed`() {
    withLifetimeTracking { tracker in
      let a = MutableSignal(1)
      let object = tracker.instance(1)
      var token: ObservationToken?
      token = observe {
        _ = a.value + object.payload
        if a.value == 2 { token?.cancel() }
      }
      a.value = 2
    }
  }

  @Test func `a model that owns its graph and its tokens is freed`() {
    final class Model {
      let object: LifetimeTracker.Instance<Int>
      let a = MutableSignal(1)
      lazy var c = Computed { [a] in a.value + 1 }
      let scope = Scope()
      var tokens: [ObservationToken] = []
      var log: [Int] = []

      init(_ tracker: LifetimeTracker) {
        object = tracker.instance(1)
        c.observe { [weak self] in self?.log.append($0) }.store(in: &tokens)
        scope.run { _ = observe { [weak self, a] in self?.log.append(a.value) } }
      }
    }
    withLifetimeTracking { tracker in
      let model = Model(tracker)
      model.a.value = 2
      #expect(model.log == [2, 1, 3, 2])
    }
  }

  @Test func `a dependency no longer read is freed`() {
    let tracker = LifetimeTracker()
    typealias Inner = MutableSignal<LifetimeTracker.Instance<Int>>
    let current = MutableSignal<Inner?>(MutableSignal(tracker.instance(1)), by: ===)
    let c = Computed { current.value?.value.payload ?? 0 }
    let token = observe { _ = current.value?.value }
    #expect(c.value == 1)
    current.value = nil
    #expect(c.value == 0)
    #expect(tracker.alive == 0)
    token.cancel()
  }

  @Test func `an inner observer is freed when its owner runs again`() {
    let tracker = LifetimeTracker()
    let a = MutableSignal(1)
    let token = observe {
      let object = tracker.instance(a.value)
      _ = observe { _ = a.value + object.payload }
      onCleanup { _ = object }
    }
    for value in 2...4 {
      a.value = value
      #expect(tracker.alive == 1)
    }
    token.cancel()
    #expect(tracker.alive == 0)
  }

  @Test(arguments: [true, false])
  func `a scope frees what it owned`(isCancelled: Bool) {
    let a = MutableSignal(1)
    withLifetimeTracking { tracker in
      let scope = Scope()
      let object = tracker.instance(1)
      scope.run {
        _ = a.observe { _ = $0 + object.payload }
        _ = observe { onCleanup { _ = object } }
      }
      if isCancelled { scope.cancel() }
    }
  }

  @Test func `a token that is ended leaves nothing behind in its scope`() {
    let tracker = LifetimeTracker()
    let a = MutableSignal(1)
    let scope = Scope()
    func attach() -> ObservationToken {
      let object = tracker.instance(1)
      return scope.run { a.observe { _ = $0 + object.payload } }
    }
    attach().cancel()
    #expect(tracker.alive == 0)
    scope.cancel()
  }

  @Test func `an observer ended inside its run frees when its body returns`() {
    let tracker = LifetimeTracker()
    let a = MutableSignal(0)
    let scope = Scope()
    let during = Recorder<Int>()
    func attach() {
      let object = tracker.instance(1)
      scope.run {
        _ = a.observe { value in
          if value == 1 { scope.cancel() }
          during.note(tracker.alive)
          _ = object
        }
      }
    }
    attach()
    a.value = 1
    #expect(during.values == [1, 1])
    #expect(tracker.alive == 0)
  }

  @Test func `an observer ended by another one's run frees when that body returns`() {
    let tracker = LifetimeTracker()
    let a = MutableSignal(0)
    let scope = Scope()
    func attach() {
      let object = tracker.instance(1)
      scope.run { _ = a.observe { _ = $0 + object.payload } }
    }
    attach()
    let token = a.observe { if $0 == 1 { scope.cancel() } }
    a.value = 1
    #expect(tracker.alive == 0)
    token.cancel()
  }

  @Test func `an observer ended in a batch is freed at once`() {
    let tracker = LifetimeTracker()
    let a = MutableSignal(0)
    func attach() -> ObservationToken {
      let object = tracker.instance(1)
      return a.observe { _ = $0 + object.payload }
    }
    let token = attach()
    batch {
      a.value = 1
      token.cancel()
      #expect(tracker.alive == 0)
    }
    #expect(tracker.alive == 0)
  }

  @Test func `an observer ended while a value that it waits for is computed is freed`() {
    let tracker = LifetimeTracker()
    let a = MutableSignal(0)
    let scope = Scope()
    let c = Computed { () -> Int in
      if a.value == 1 { scope.cancel() }
      return a.value
    }
    func attach() {
      let object = tracker.instance(1)
      scope.run { _ = c.observe { _ = $0 + object.payload } }
    }
    attach()
    a.value = 1
    #expect(tracker.alive == 0)
    #expect(c.value == 1)
  }

  @Test func `a binding frees its signal with its target and with its token`() {
    final class Target: BindingTarget {
      let bindings = Bindings()
      var number = 0
    }
    let a = MutableSignal(1)
    withLifetimeTracking { tracker in
      let object = tracker.instance(1)
      let target = Target()
      target.bind(\.number, to: a.map { $0 + object.payload })
      let token = a.map { $0 * object.payload }.bind(to: target, \.number)
      a.value = 2
      withExtendedLifetime(token) {}
    }
  }

  @Test func `a combination that is dropped frees its closures`() {
    let s = (0..<5).map { MutableSignal($0) }
    withLifetimeTracking { tracker in
      let object = tracker.instance(1)
      let list = combineLatest(s)
      let results = [
        combineLatest(s[0], s[1]).reduce { $0 + $1 * object.payload },
        list.reduce { $0.count * object.payload },
        list.reduce(0) { $0 + $1 * object.payload },
        list.reduce(0, associative: { $0 + $1 * object.payload }),
        list.reduce(
          0, adding: { $0 + $1 * object.payload }, removing: { $0 - $1 * object.payload }),
      ]
      let tokens = results.dropFirst(2).map { $0.observe { _ in } }
      s[0].value += 1
      _ = results.map(\.value)
      withExtendedLifetime(tokens) {}
    }
    s[0].value += 1
  }

  @Test func `values that a list dropped are freed`() {
    let tracker = LifetimeTracker()
    let s = (0..<5).map { MutableSignal(tracker.instance("\($0)")) }
    let all = combineLatest(s)
    let text = all.reduce("") { $0 + $1.payload }
    let tree = all.reduce(
      tracker.instance(""), associative: { tracker.instance($0.payload + $1.payload) })
    let tokens = [text.observe { _ in }, tree.observe { _ in }]
    s[0].value = tracker.instance("x")
    let before = tracker.alive
    for index in 0..<50 { s[index % 5].value = tracker.instance("\(index)") }
    #expect(tracker.alive <= before)
    #expect(text.value == tree.value.payload)
    for token in tokens { token.cancel() }
  }

  @Test func `a batch that throws leaks nothing`() {
    struct Failure: Error {}
    withLifetimeTracking { tracker in
      let a = MutableSignal(tracker.instance(1))
      let token = a.observe { _ in }
      try? batch {
        a.value = tracker.instance(2)
        throw Failure()
      }
      token.cancel()
    }
  }

  @Test func `a signal made inside a computed value is freed with its result`() {
    withLifetimeTracking { tracker in
      let a = MutableSignal(1)
      let c = Computed { () -> Int in
        let local = MutableSignal(tracker.instance(a.value))
        let derived = local.map { $0.payload * 2 }
        return derived.value
      }
      let token = c.observe { _ in }
      a.value = 2
      token.cancel()
    }
  }

  @Test func `a derived value keeps its sources`() {
    let c = MutableSignal(1).map { $0 + 1 }.map { $0 * 10 }
    let sum = combineLatest([MutableSignal(1), MutableSignal(2)]).reduce(0, associative: +)
    #expect(c.value == 20)
    #expect(sum.value == 3)
  }

  @Test func `weak references to dropped signals are nil`() {
    let a = MutableSignal(1)
    var all: [Signal<Int>] = [
      MutableSignal(1), a.map { $0 }, Computed { a.value }, a.removeDuplicates(by: ==),
      a.scan(0) { $0 + $1 }, combineLatest(a, a).reduce { $0 + $1 },
      combineLatest([a, a]).reduce { $0.count }, combineLatest([a, a]).reduce(0) { $0 + $1 },
      combineLatest([a, a]).reduce(0, associative: +),
      combineLatest([a, a]).reduce(0, adding: +, removing: -),
    ]
    struct Weak {
      weak var signal: Signal<Int>?
    }
    let weakly = all.map { Weak(signal: $0) }
    for signal in all { signal.observe { _ in }.cancel() }
    a.value = 2
    _ = all.map(\.value)
    #expect(weakly.allSatisfy { $0.signal != nil })
    all = []
    #expect(weakly.allSatisfy { $0.signal == nil })
  }

  @Test func `a weak reference to a token is nil after the drop`() {
    let a = MutableSignal(1)
    weak var weakly: ObservationToken?
    do {
      let token = a.observe { _ in }
      weakly = token
      #expect(weakly != nil)
      a.value = 2
    }
    #expect(weakly == nil)
  }
}
