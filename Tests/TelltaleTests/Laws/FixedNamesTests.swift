import Telltale
import TelltaleTesting
import Testing

/// One test for each row of the contract's table of names: that its spelling compiles and works.
@Suite struct FixedNamesTests {
  private final class Target: BindingTarget {
    let bindings = Bindings()
    var number = 0
    var optional: Int?
  }

  @Test func `the example of the contract prints what it says`() {
    let log = Recorder<String>()
    let messages = MutableSignal(0)
    let notices = MutableSignal(0)
    let badge = combineLatest(messages, notices).reduce { $0 + $1 }
      .map { $0 > 99 ? "99+" : "\($0)" }
    let token = badge.observe { log.note($0) }
    #expect(log.take() == ["0"])
    messages.value = 3
    #expect(log.take() == ["3"])
    batch {
      messages.value = 0
      notices.value = 3
    }
    #expect(log.take() == [])
    token.cancel()
  }

  @Test func `Signal is the read side`() {
    let source = MutableSignal(1)
    let signal: Signal<Int> = source
    #expect(signal.value == 1)
    #expect(signal.untrackedValue == 1)
    let all: [Signal<Int>] = [
      signal.map { $0 }, signal.removeDuplicates(by: ==), signal.scan(0) { $0 + $1 },
      signal.labeled("one"), Computed { signal.value },
    ]
    source.value = 2
    #expect(all.map(\.value) == [2, 2, 3, 2, 2])
    let token = signal.observe(initial: false, label: "observer") { _ in }
    token.cancel()
  }

  @Test func `a signal has the label it was given last`() {
    let a = MutableSignal(1)
    #expect(a.label == nil)
    #expect(Computed(label: "made") { a.value }.label == "made")
    #expect(Computed(label: "made") { a.value }.labeled("later").label == "later")
    #expect(a.labeled("source").label == "source")
    #expect(a.label == "source")
  }

  @Test func `labeled keeps the type`() {
    let source: MutableSignal<Int> = MutableSignal(1).labeled("source")
    let computed: Computed<Int> = Computed { source.value }.labeled("computed")
    source.value = 2
    #expect(computed.value == 2)
  }

  @Test func `MutableSignal is a source`() {
    let plain = MutableSignal(1)
    let labeled = MutableSignal(1, label: "labeled")
    let custom = MutableSignal(1, by: { $0 == $1 }, label: "custom")
    let hooked = MutableSignal(1, label: "hooked", onObserved: {}, onUnobserved: {})
    for signal in [plain, labeled, custom, hooked] {
      signal.value = 2
      signal.value += 1
      #expect(
        signal.update { value -> Int in
          value += 1
          return value
        } == 4)
      #expect(signal.value == 4)
    }
  }

  @Test func `a source's value is a writable key path`() {
    let a = MutableSignal(1)
    let path: ReferenceWritableKeyPath<MutableSignal<Int>, Int> = \.value
    a[keyPath: path] += 1
    #expect(a.value == 2)
  }

  @Test func `Computed is a derived value`() {
    let a = MutableSignal(1)
    let b = Computed { a.value + 1 }
    let c = Computed(label: "c") { () -> String in
      let text = "\(b.value)"
      return text + "!"
    }
    #expect(c.value == "2!")
  }

  @Test func `observe runs now and after each change`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let tokens = [
      observe { log.note(a.value) },
      observe(label: "labeled") { log.note(a.value) },
      Telltale.observe { log.note(a.value) },
      a.observe { log.note($0) },
      a.observe(initial: false) { log.note($0) },
    ]
    #expect(log.take() == [1, 1, 1, 1])
    a.value = 2
    #expect(log.take() == [2, 2, 2, 2, 2])
    for token in tokens { token.cancel() }
  }

  @Test func `ObservationToken is an observer, hashable, and stored in a scope or an array`() {
    let scope = Scope()
    var tokens: [ObservationToken] = []
    let token = ObservationToken(label: "made") {}
    token.store(in: scope)
    token.store(in: &tokens)
    #expect(Set(tokens) == [token])
    token.cancel()
  }

  @Test func `combineLatest takes two to eight signals or a list`() {
    let a = MutableSignal(1)
    let results: [Signal<Int>] = [
      combineLatest(a, a).reduce { $0 + $1 },
      combineLatest(a, a, a).reduce { $0 + $1 + $2 },
      combineLatest(a, a, a, a).reduce { $0 + $1 + $2 + $3 },
      combineLatest([a, a]).reduce { $0.count },
      combineLatest([a, a]).reduce(1) { $0 + $1 },
      combineLatest([a, a]).reduce(1, associative: +),
      combineLatest([a, a]).reduce(1, adding: +, removing: -),
    ]
    #expect(results.map(\.value) == [2, 3, 4, 2, 3, 3, 3])
  }

  @Test func `bind writes properties of targets and of objects`() {
    let a = MutableSignal(1)
    let target = Target()
    target.bind(\.number, to: a)
    target.bind(\.optional, to: a)
    let token = a.map { $0 * 10 }.bind(to: target, \.number)
    a.value = 2
    #expect(target.number == 20)
    #expect(target.optional == 2)
    token.cancel()
  }

  @Test func `Scope owns what is observed inside`() {
    let scope = Scope()
    let result = scope.run { () -> Int in
      _ = observe {}
      return 1
    }
    #expect(result == 1)
    scope.cancel()
  }

  @Test func `onCleanup runs before the next run and at the end`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let token = observe {
      let value = a.value
      onCleanup { log.note(value) }
    }
    a.value = 2
    token.cancel()
    #expect(log.values == [1, 2])
  }

  @Test func `batch and untracked return their body's result and let errors out`() {
    struct Failure: Error {}
    #expect(batch { 1 } == 1)
    #expect(untracked { 2 } == 2)
    #expect(throws: Failure.self) { try batch { throw Failure() } }
    #expect(throws: Failure.self) { try untracked { throw Failure() } }
  }
}
