import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

@Suite struct ScopeTests {
  @Test func `what is observed inside belongs to the scope`() {
    let runs = Counter()
    let a = MutableSignal(0)
    let scope = Scope()
    scope.run {
      _ = a.observe { _ in runs() }
      _ = observe { runs(a.value) }
      _ = ObservationToken { runs(a.value) }
    }
    a.value = 1
    #expect(runs.take() == 6)
    scope.cancel()
    a.value = 2
    #expect(runs.take() == 0)
  }

  @Test func `a clean-up that belongs to nobody traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      onCleanup {}
    }
    expectMessage(result, contains: "onCleanup is called outside of an observer and a scope")
  }

  @Test func `a scope that dies ends what it owns`() {
    let runs = Counter()
    let a = MutableSignal(0)
    var scope: Scope? = Scope()
    scope?.run { _ = a.observe { _ in runs() } }
    scope = nil
    a.value = 1
    #expect(runs.total == 1)
  }

  @Test(arguments: [true, false])
  func `a scope ends what it owns last first`(isCancelled: Bool) {
    let log = Recorder<Int>()
    var scope: Scope? = Scope()
    scope?.run { for index in 0..<3 { _ = observe { onCleanup { log.note(index) } } } }
    if isCancelled { scope?.cancel() }
    scope = nil
    #expect(log.values == [2, 1, 0])
  }

  @Test func `run returns the body's result and lets its error out`() {
    struct Failure: Error {}
    let scope = Scope()
    #expect(scope.run { 7 } == 7)
    #expect(throws: Failure.self) { try scope.run { throw Failure() } }
    let runs = Counter()
    let a = MutableSignal(0)
    _ = a.observe { _ in runs() }
    a.value = 1
    #expect(runs.total == 1)
  }

  @Test func `cancelling a scope twice is harmless`() {
    let runs = Counter()
    let scope = Scope()
    scope.run { _ = observe { onCleanup { runs() } } }
    scope.cancel()
    scope.cancel()
    #expect(runs.total == 1)
  }

  @Test func `a cancelled scope can be used again`() {
    let runs = Counter()
    let a = MutableSignal(0)
    let scope = Scope()
    scope.run { _ = a.observe { _ in runs() } }
    scope.cancel()
    scope.run { _ = a.observe { _ in runs() } }
    _ = runs.take()
    a.value = 1
    #expect(runs.take() == 1)
    scope.cancel()
    a.value = 2
    #expect(runs.take() == 0)
  }

  @Test func `the innermost scope owns`() {
    let log = Recorder<String>()
    let outer = Scope()
    let inner = Scope()
    outer.run {
      inner.run { _ = observe { onCleanup { log.note("inner") } } }
      _ = observe { onCleanup { log.note("outer") } }
    }
    outer.cancel()
    #expect(log.values == ["outer"])
    inner.cancel()
    #expect(log.values == ["outer", "inner"])
  }

  @Test func `what is observed in a scope inside an observer outlives the observer's run`() {
    let runs = Counter()
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    let scope = Scope()
    let token = observe {
      if a.value == 0 { scope.run { _ = b.observe { _ in runs() } } }
    }
    a.value = 1
    _ = runs.take()
    b.value = 1
    #expect(runs.take() == 1)
    token.cancel()
    b.value = 2
    #expect(runs.take() == 1)
    scope.cancel()
    b.value = 3
    #expect(runs.take() == 0)
  }

  @Test func `an observer inside a scope may be ended by its token`() {
    let runs = Counter()
    let a = MutableSignal(0)
    let scope = Scope()
    let token = scope.run { a.observe { _ in runs() } }
    token.cancel()
    a.value = 1
    #expect(runs.total == 1)
    scope.cancel()
  }

  @Test func `a token stored in a scope lives as long as the scope`() {
    let runs = Counter()
    let a = MutableSignal(0)
    var scope: Scope? = Scope()
    do {
      let kept = scope ?? Scope()
      a.observe { _ in runs() }.store(in: kept)
    }
    a.value = 1
    #expect(runs.take() == 2)
    scope = nil
    a.value = 2
    #expect(runs.take() == 0)
  }

  @Test func `a token stored in a scope joins the order of ending`() {
    let log = Recorder<Int>()
    let scope = Scope()
    let first = observe { onCleanup { log.note(1) } }
    scope.run { _ = observe { onCleanup { log.note(2) } } }
    first.store(in: scope)
    scope.run { _ = observe { onCleanup { log.note(3) } } }
    scope.cancel()
    #expect(log.values == [3, 1, 2])
  }

  @Test func `storing an ended token in a scope is harmless`() {
    let scope = Scope()
    let token = observe {}
    token.cancel()
    token.store(in: scope)
    scope.cancel()
  }

  @Test func `cancelling a scope inside its own observer ends all of it`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let scope = Scope()
    scope.run {
      for index in 0..<3 {
        _ = a.observe { value in
          log.note(index)
          if value == 1 && index == 1 { scope.cancel() }
        }
      }
    }
    _ = log.take()
    a.value = 1
    #expect(log.take() == [0, 1])
    a.value = 2
    #expect(log.values == [])
  }

  @Test func `a signal made inside a scope outlives it`() {
    let scope = Scope()
    let a = MutableSignal(1)
    let c = scope.run { a.map { $0 + 1 } }
    scope.cancel()
    a.value = 2
    #expect(c.value == 3)
  }
}
