import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

@Suite final class ObserverTests {
  private var tokens: [ObservationToken] = []

  // E1
  @Test func `an observer runs at once, even inside a batch`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    batch {
      observe { log.note(a.value) }.store(in: &tokens)
      #expect(log.values == [1])
      a.observe { log.note($0 * 10) }.store(in: &tokens)
      #expect(log.values == [1, 10])
    }
    #expect(log.values == [1, 10])
  }

  // E2
  @Test func `one run for each effective write`() {
    let runs = Counter()
    let a = MutableSignal(1)
    observe { runs(a.value) }.store(in: &tokens)
    for value in [2, 2, 3, 3, 1] { a.value = value }
    #expect(runs.total == 4)
  }

  // E4
  @Test func `cleanup runs before each next run and once at the end`() {
    let log = Recorder<String>()
    let a = MutableSignal(0)
    let token = observe {
      let value = a.value
      log.note("run \(value)")
      onCleanup { log.note("clean \(value)") }
    }
    a.value = 1
    a.value = 2
    token.cancel()
    token.cancel()
    a.value = 3
    #expect(
      log.values == ["run 0", "clean 0", "run 1", "clean 1", "run 2", "clean 2"])
  }

  // E4
  @Test func `only the latest run's cleanup runs`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let token = observe {
      let value = a.value
      if value != 1 { onCleanup { log.note(value) } }
    }
    a.value = 1
    #expect(log.values == [0])
    a.value = 2
    #expect(log.values == [0])
    token.cancel()
    #expect(log.values == [0, 2])
  }

  @Test func `cleanup runs when the token is dropped`() {
    let runs = Counter()
    var token: ObservationToken? = observe { onCleanup { runs() } }
    withExtendedLifetime(token) {}
    #expect(runs.total == 0)
    token = nil
    #expect(runs.total == 1)
  }

  @Test func `cleanup works in the handler of a signal`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let token = a.observe { value in onCleanup { log.note(value) } }
    a.value = 1
    #expect(log.values == [0])
    token.cancel()
    #expect(log.values == [0, 1])
  }

  @Test func `several cleanups of a run all run, last first`() {
    let log = Recorder<Int>()
    let token = observe { for index in 0..<3 { onCleanup { log.note(index) } } }
    token.cancel()
    #expect(log.values == [2, 1, 0])
  }

  // E5
  @Test func `what a cleanup reads is no dependency`() {
    let runs = Counter()
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    observe {
      runs(a.value)
      onCleanup { _ = b.value }
    }.store(in: &tokens)
    a.value = 1
    _ = runs.take()
    b.value = 1
    #expect(runs.take() == 0)
  }

  // E5
  @Test func `what a cleanup reads does not leak to the observer that ended it`() {
    let runs = Counter()
    let b = MutableSignal(0)
    let inner = observe { onCleanup { _ = b.value } }
    observe {
      runs()
      inner.cancel()
    }.store(in: &tokens)
    b.value = 1
    #expect(runs.total == 1)
  }

  // E5
  @Test func `what a cleanup reads does not leak to the computed value that ended it`() {
    let runs = Counter()
    let b = MutableSignal(0)
    let inner = observe { onCleanup { _ = b.value } }
    let c = Computed { () -> Int in
      inner.cancel()
      return runs(1)
    }
    #expect(c.value == 1)
    b.value = 1
    #expect(c.value == 1)
    #expect(runs.total == 1)
  }

  // E7
  @Test func `a cleanup that writes its observer's dependency causes no further run`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    observe {
      log.note(a.value)
      onCleanup { a.value = 50 }
    }.store(in: &tokens)
    a.value = 1
    #expect(log.values == [0, 50])
  }

  // E8
  @Test func `a cleanup that ends its own observer prevents the run`() {
    let runs = Counter()
    let a = MutableSignal(0)
    let scope = Scope()
    scope.run {
      _ = observe {
        runs(a.value)
        onCleanup { scope.cancel() }
      }
    }
    a.value = 1
    a.value = 2
    #expect(runs.total == 1)
  }

  // E11
  @Test func `an observer ended in its very first run never runs again`() {
    let runs = Counter()
    let cleaned = Counter()
    let a = MutableSignal(0)
    let scope = Scope()
    scope.run {
      _ = observe {
        onCleanup { cleaned() }
        scope.cancel()
        runs(a.value)
      }
    }
    #expect(cleaned.total == 1)
    a.value = 1
    #expect(runs.total == 1)
    #expect(cleaned.total == 1)
  }

  // E13
  @Test(arguments: 0..<3, [true, false])
  func `ending one observer leaves the others`(ended: Int, isDerived: Bool) {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let signal: Signal<Int> = isDerived ? a.map { $0 + 1 } : a
    for index in 0..<3 {
      signal.observe(initial: false) { _ in log.note(index) }.store(in: &tokens)
    }
    tokens[ended].cancel()
    a.value = 1
    #expect(log.values == [0, 1, 2].filter { $0 != ended })
  }

  // E14
  @Test func `an observer ended by a computed value that it waits for is not run`() {
    let log = Recorder<String>()
    let a = MutableSignal(0)
    var first: ObservationToken?
    let c = Computed { () -> Int in
      if a.value > 0 { first?.cancel() }
      return a.value
    }
    first = observe { log.note("first \(c.value)") }
    observe { log.note("second \(c.value)") }.store(in: &tokens)
    a.value = 1
    a.value = 2
    #expect(log.values == ["first 0", "second 0", "second 1", "second 2"])
  }

  // E20
  @Test func `an observer of an unchanged value neither runs nor cleans up`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let isPositive = a.map { $0 > 0 }
    observe {
      _ = isPositive.value
      onCleanup { runs() }
    }.store(in: &tokens)
    a.value = 2
    #expect(runs.total == 0)
    a.value = -2
    #expect(runs.total == 1)
  }

  @Test func `cleanup sees the new value of the source`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    observe {
      _ = a.value
      onCleanup { log.note(a.value) }
    }.store(in: &tokens)
    a.value = 1
    #expect(log.values == [1])
  }

  @Test func `what a cleanup writes at the end is told`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    a.observe { log.note($0) }.store(in: &tokens)
    let token = observe {
      onCleanup {
        a.value = 1
        a.value = 2
      }
    }
    token.cancel()
    #expect(log.last == 2)
    #expect(a.value == 2)
  }

  @Test func `an observer that reads nothing runs once`() {
    let runs = Counter()
    let a = MutableSignal(0)
    observe { runs() }.store(in: &tokens)
    a.value = 1
    #expect(runs.total == 1)
  }
}
