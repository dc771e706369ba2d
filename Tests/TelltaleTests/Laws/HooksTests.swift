import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

@Suite struct HooksTests {
  private let log = Recorder<String>()

  private func source() -> MutableSignal<Int> {
    MutableSignal(
      0, onObserved: { [log] in log.note("on") }, onUnobserved: { [log] in log.note("off") })
  }

  // G1
  @Test func `the hooks run for the first and the last observer`() {
    let a = source()
    let first = a.observe { _ in }
    #expect(log.take() == ["on"])
    let second = observe { _ = a.value }
    first.cancel()
    #expect(log.take() == [])
    second.cancel()
    #expect(log.take() == ["off"])
    let third = a.observe { _ in }
    third.cancel()
    #expect(log.take() == ["on", "off"])
  }

  // G1
  @Test func `reads without an observer run no hook`() {
    let a = source()
    let c = a.map { $0 + 1 }
    _ = (a.value, c.value, a.untrackedValue)
    a.value = 1
    _ = c.value
    #expect(log.values == [])
  }

  @Test func `an observer of a derived value counts`() {
    let a = source()
    let c = a.map { $0 + 1 }.map { $0 * 2 }
    _ = c.value
    let first = c.observe { _ in }
    let second = c.observe { _ in }
    #expect(log.take() == ["on"])
    first.cancel()
    #expect(log.take() == [])
    second.cancel()
    #expect(log.take() == ["off"])
  }

  @Test func `a dropped token counts as an end`() {
    let a = source()
    var token: ObservationToken? = a.observe { _ in }
    withExtendedLifetime(token) {}
    token = nil
    #expect(log.values == ["on", "off"])
  }

  @Test func `changes and further runs run no hook`() {
    let a = source()
    let token = observe { _ = a.value }
    for value in 1...3 { a.value = value }
    batch {
      a.value = 4
      a.value = 5
    }
    #expect(log.take() == ["on"])
    token.cancel()
  }

  @Test func `a branch not taken is not observed`() {
    let a = source()
    let isOn = MutableSignal(false)
    let c = Computed { isOn.value ? a.value : 0 }
    let token = c.observe { _ in }
    #expect(log.take() == [])
    isOn.value = true
    #expect(log.take() == ["on"])
    isOn.value = false
    #expect(log.take() == ["off"])
    token.cancel()
    #expect(log.take() == [])
  }

  @Test func `an untracked read is no observation`() {
    let a = source()
    let token = observe { _ = untracked { a.value } }
    #expect(log.values == [])
    token.cancel()
  }

  @Test func `a binding and a combination are observations`() {
    final class Target {
      var number = 0
    }
    let a = source()
    let target = Target()
    let sum = combineLatest([a, a.map { $0 + 1 }]).reduce(0, +)
    let token = sum.bind(to: target, \.number)
    #expect(log.take() == ["on"])
    token.cancel()
    #expect(log.take() == ["off"])
  }

  @Test func `a value set by the first hook reaches the observer`() {
    var first: (() -> Void)?
    let a = MutableSignal(0, onObserved: { first?() })
    first = { a.value = 7 }
    let seen = Recorder<Int>()
    let token = a.observe { seen.note($0) }
    #expect(seen.last == 7)
    token.cancel()
    first = nil
  }

  @Test func `a hook reads without being tracked`() {
    let runs = Counter()
    let other = MutableSignal(0)
    let a = MutableSignal(0, onObserved: { _ = other.value })
    let token = observe { runs(a.value) }
    other.value = 1
    #expect(runs.total == 1)
    token.cancel()
  }

  @Test func `hooks may be given with an own equivalence`() {
    let a = MutableSignal(
      0, by: ==, label: "hooked", onObserved: { [log] in log.note("on") },
      onUnobserved: { [log] in log.note("off") })
    a.observe { _ in }.cancel()
    #expect(log.values == ["on", "off"])
  }

  @Test func `an observer attached again in the last hook is observed again`() {
    var again: (() -> Void)?
    let a = MutableSignal(0, onObserved: { [log] in log.note("on") }, onUnobserved: { again?() })
    var token: ObservationToken?
    again = { [log] in
      log.note("off")
      again = nil
      token = a.observe { _ in }
    }
    a.observe { _ in }.cancel()
    #expect(log.values == ["on", "off", "on"])
    token?.cancel()
  }

  @Test func `a hook that observes through a derived value is told that it does`() {
    var again: (() -> Void)?
    let a = MutableSignal(0, onObserved: { [log] in log.note("on") }, onUnobserved: { again?() })
    let derived = a.map { $0 + 1 }
    _ = derived.value
    var token: ObservationToken?
    again = { [log] in
      log.note("off")
      again = nil
      token = derived.observe { _ in }
    }
    a.observe { _ in }.cancel()
    #expect(log.take() == ["on", "off", "on"])
    again = { [log] in log.note("off") }
    token?.cancel()
    #expect(log.take() == ["off"])
  }

  @Test(arguments: [false, true])
  func `a source that dies with its last observer is told before`(isDerived: Bool) {
    let token = isDerived ? source().map { $0 + 1 }.observe { _ in } : source().observe { _ in }
    #expect(log.take() == ["on"])
    token.cancel()
    #expect(log.values == ["off"])
  }

  // G8
  @Test func `a computed value that lost its observers and is dropped dies`() {
    withLifetimeTracking { tracker in
      let a = source()
      let object = tracker.instance(1)
      var c: Signal<Int>? = a.map { $0 + object.payload }
      let token = c?.observe { _ in }
      token?.cancel()
      c = nil
    }
    #expect(log.values == ["on", "off"])
  }
}
