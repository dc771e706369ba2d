import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

@Suite final class OwnershipTests {
  private var tokens: [ObservationToken] = []

  // N1
  @Test func `an outer observer runs first and its stale inner one never runs`() {
    let log = Recorder<String>()
    let a = MutableSignal(0)
    observe {
      let value = a.value
      log.note("outer \(value)")
      _ = observe { log.note("inner of \(value): \(a.value)") }
    }.store(in: &tokens)
    _ = log.take()
    a.value = 1
    #expect(log.take() == ["outer 1", "inner of 1: 1"])
    a.value = 2
    #expect(log.take() == ["outer 2", "inner of 2: 2"])
  }

  // N2
  @Test func `a change of the inner source runs the inner observer alone`() {
    let outer = Counter()
    let inner = Counter()
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    observe {
      outer(a.value)
      _ = observe { inner(b.value) }
    }.store(in: &tokens)
    b.value = 1
    #expect([outer.take(), inner.take()] == [1, 2])
    a.value = 1
    #expect([outer.take(), inner.take()] == [1, 1])
    b.value = 2
    #expect([outer.take(), inner.take()] == [0, 1])
  }

  // N4
  @Test func `ending runs the cleanups in reverse order, inner before outer`() {
    let log = Recorder<String>()
    let token = observe {
      onCleanup { log.note("outer") }
      for index in 1...3 {
        _ = observe {
          onCleanup { log.note("inner \(index)") }
          if index == 2 { _ = observe { onCleanup { log.note("innermost") } } }
        }
      }
    }
    token.cancel()
    #expect(log.values == ["inner 3", "innermost", "inner 2", "inner 1", "outer"])
  }

  // N4
  @Test func `a re-run ends the inner observers last first before it runs`() {
    let log = Recorder<String>()
    let a = MutableSignal(0)
    observe {
      let value = a.value
      log.note("run \(value)")
      onCleanup { log.note("outer \(value)") }
      for index in 1...2 {
        _ = observe { onCleanup { log.note("inner \(index) of \(value)") } }
      }
    }.store(in: &tokens)
    a.value = 1
    #expect(log.values == ["run 0", "inner 2 of 0", "inner 1 of 0", "outer 0", "run 1"])
  }

  // N5
  @Test func `ending the outermost of three levels ends all`() {
    let runs = Counter()
    let a = MutableSignal(0)
    let token = observe {
      _ = observe {
        _ = observe { runs(a.value) }
        runs(a.value)
      }
      runs(a.value)
    }
    token.cancel()
    _ = runs.take()
    a.value = 1
    #expect(runs.take() == 0)
  }

  // N7
  @Test func `a signal made and written inside does not trigger its maker`() {
    let runs = Counter()
    let a = MutableSignal(0)
    observe {
      runs(a.value)
      let local = MutableSignal(0)
      local.value = 1
      _ = local.observe { _ in }
      local.value = 2
    }.store(in: &tokens)
    #expect(runs.total == 1)
    a.value = 1
    #expect(runs.total == 2)
  }

  // N8
  @Test func `an inner observer of an unchanged value does not run`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let isPositive = a.map { $0 > 0 }
    observe { _ = observe { runs(isPositive.value) } }.store(in: &tokens)
    a.value = 2
    #expect(runs.total == 1)
    a.value = -1
    #expect(runs.total == 2)
  }

  // N10
  @Test func `what is read inside a scope inside an observer re-runs the observer`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let b = a.map { $0 % 2 }
    let c = MutableSignal(1)
    let scope = Scope()
    observe { _ = scope.run { runs(b.value + c.value) } }.store(in: &tokens)
    a.value = 2
    #expect(runs.take() == 2)
    c.value = 2
    #expect(runs.take() == 1)
  }

  // N13
  @Test func `ending again during the end is harmless`() {
    let runs = Counter()
    let scope = Scope()
    var token: ObservationToken?
    scope.run {
      token = observe {
        onCleanup {
          runs()
          token?.cancel()
          scope.cancel()
        }
      }
    }
    scope.cancel()
    token?.cancel()
    #expect(runs.total == 1)
  }

  @Test func `an inner observer whose token is kept ends with the outer all the same`() {
    let runs = Counter()
    let a = MutableSignal(0)
    var inner: [ObservationToken] = []
    let outer = observe { observe { runs(a.value) }.store(in: &inner) }
    outer.cancel()
    a.value = 1
    #expect(runs.total == 1)
    #expect(inner.count == 1)
  }

  @Test func `an inner observer may be ended before its owner`() {
    let runs = Counter()
    let a = MutableSignal(0)
    var inner: ObservationToken?
    observe { inner = observe { runs(a.value) } }.store(in: &tokens)
    inner?.cancel()
    a.value = 1
    #expect(runs.total == 1)
  }

  @Test func `the handler of a signal owns what is observed in it`() {
    let runs = Counter()
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    let token = a.observe { _ in _ = b.observe { _ in runs() } }
    a.value = 1
    _ = runs.take()
    b.value = 1
    #expect(runs.take() == 1)
    token.cancel()
    b.value = 2
    #expect(runs.take() == 0)
  }

  @Test func `an inner observer runs in the order of attaching among all`() {
    let log = Recorder<String>()
    let a = MutableSignal(0)
    observe { _ = observe { log.note("inner \(a.value)") } }.store(in: &tokens)
    a.observe { log.note("later \($0)") }.store(in: &tokens)
    _ = log.take()
    a.value = 1
    #expect(log.values == ["inner 1", "later 1"])
  }

  @Test func `an observer attached in a computed value's observer outlives its token`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let c = a.map { $0 * 10 }
    observe { _ = c.map { $0 + 1 }.observe { log.note($0) } }.store(in: &tokens)
    a.value = 2
    #expect(log.values == [11, 21])
  }
}
