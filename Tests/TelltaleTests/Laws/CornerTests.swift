import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// Corners where laws meet; each was wrong once.
@Suite final class CornerTests {
  private var tokens: [ObservationToken] = []

  @Test func `updating a value inside its own update traps`() async {
    await #expect(processExitsWith: .failure) {
      let list = MutableSignal([1, 2, 3])
      list.update { outer in
        list.update { $0.append(4) }
        outer.removeAll()
      }
    }
  }

  @Test func `an update within a batch is an event though the value comes back`() {
    let runs = Counter()
    let a = MutableSignal(0)
    a.observe { _ in runs() }.store(in: &tokens)
    _ = runs.take()
    batch {
      a.value = 1
      a.update { $0 = 5 }
      a.value = 0
    }
    #expect(runs.take() == 1)
  }

  @Test func `a clean-up that writes what the cancelled observer reads does not revive it`() {
    let runs = Counter()
    let a = MutableSignal(0)
    let token = observe {
      runs(())
      _ = a.value
      _ = observe { onCleanup { a.value += 1 } }
    }
    token.cancel()
    #expect(runs.total == 1)
    #expect(a.value == 1)
  }

  @Test func `a member of a cancelled scope is not told what another's clean-up writes`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let scope = Scope()
    scope.run {
      _ = a.observe { log.note($0) }
      _ = observe { onCleanup { a.value = 7 } }
    }
    scope.cancel()
    #expect(log.values == [0])
    #expect(a.value == 7)
  }

  @Test func `an equivalence asked in a batch reads untracked`() {
    let runs = Counter()
    let tolerance = MutableSignal(0)
    let a = MutableSignal(0, by: { abs($0 - $1) <= tolerance.value })
    a.observe { _ in }.store(in: &tokens)
    observe {
      runs(())
      a.value = 10
      a.value = 20
    }.store(in: &tokens)
    _ = runs.take()
    tolerance.value = 1
    #expect(runs.take() == 0)
  }

  @Test func `a value read before a source made in the same run is set stays connected`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let c = Computed { () -> Int in
      let made = MutableSignal(0)
      let sum = Computed { a.value + made.value }
      let result = sum.value
      made.value = 1
      return result
    }
    #expect(c.value == 0)
    c.observe { log.note($0) }.store(in: &tokens)
    a.value = 5
    #expect(c.value == 5)
    #expect(log.values == [0, 5])
  }

  @Test func `the clean-ups of a scope cancelled while a value is computed run after that`() {
    let log = Recorder<String>()
    let a = MutableSignal(0)
    let scope = Scope()
    scope.run {
      onCleanup {
        log.note("scope")
        a.value += 1
      }
      _ = observe { onCleanup { log.note("member") } }
    }
    let c = Computed { () -> Int in
      scope.cancel()
      log.note("computed")
      return 1
    }
    #expect(c.value == 1)
    #expect(log.values.first == "computed")
    #expect(Set(log.values) == ["computed", "scope", "member"])
    #expect(a.value == 1)
    scope.cancel()
    #expect(a.value == 1)
  }

  @Test func `graphs that come and go beside a lasting one cost the same all the time`() {
    let lasting = MutableSignal(0)
    lasting.observe { _ in }.store(in: &tokens)
    func pass() {
      let own = (0..<5).map { MutableSignal($0) }
      let token = observe { _ = own.reduce(lasting.value) { $0 + $1.value } }
      token.cancel()
    }
    let first = processorTime { for _ in 0..<2_000 { pass() } }
    for _ in 0..<10_000 { pass() }
    let last = processorTime { for _ in 0..<2_000 { pass() } }
    #expect(last < first * 4)
  }
}
