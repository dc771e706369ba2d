import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

@Suite final class UntrackedTests {
  private var tokens: [ObservationToken] = []

  // U1
  @Test func `an untracked read in an observer is no dependency`() {
    let runs = Counter()
    let a = MutableSignal(1)
    observe { runs(untracked { a.value } + a.untrackedValue) }.store(in: &tokens)
    a.value = 2
    #expect(runs.total == 1)
  }

  // U1
  @Test func `an untracked read in a computed value is no dependency`() {
    let a = MutableSignal(1)
    let b = MutableSignal(10)
    let c = Computed { untracked { a.value } + b.value }
    #expect(c.value == 11)
    a.value = 2
    #expect(c.value == 11)
    b.value = 20
    #expect(c.value == 22)
  }

  // U2
  @Test func `an untracked read of a stale value is fresh and keeps that value tracking`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let trigger = MutableSignal(0)
    let c = a.map { $0 * 10 }
    observe {
      _ = trigger.value
      log.note(untracked { c.value })
    }.store(in: &tokens)
    a.value = 2
    #expect(log.values == [10])
    trigger.value = 1
    #expect(log.values == [10, 20])
    a.value = 3
    #expect(c.value == 30)
  }

  @Test func `a computed value first read untracked still tracks`() {
    let a = MutableSignal(1)
    let c = a.map { $0 * 10 }
    #expect(untracked { c.value } == 10)
    a.value = 2
    #expect(untracked { c.value } == 20)
  }

  // U4
  @Test func `nested untracked reads are no dependency`() {
    let runs = Counter()
    let a = MutableSignal(1)
    observe {
      runs()
      untracked {
        untracked { _ = a.value }
        _ = a.value
      }
    }.store(in: &tokens)
    a.value = 2
    #expect(runs.total == 1)
  }

  // U4
  @Test func `an observer inside untracked tracks, and untracked inside it does not`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let b = MutableSignal(1)
    untracked {
      observe {
        runs(a.value)
        untracked { _ = b.value }
      }.store(in: &tokens)
    }
    b.value = 2
    #expect(runs.take() == 1)
    a.value = 2
    #expect(runs.take() == 1)
  }

  @Test func `tracking goes on after untracked`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let b = MutableSignal(1)
    observe {
      untracked { _ = a.value }
      runs(b.value)
    }.store(in: &tokens)
    b.value = 2
    #expect(runs.total == 2)
  }

  @Test func `tracking goes on after untracked throws`() {
    struct Failure: Error {}
    let runs = Counter()
    let a = MutableSignal(1)
    let b = MutableSignal(1)
    observe {
      try? untracked {
        _ = a.value
        throw Failure()
      }
      runs(b.value)
    }.store(in: &tokens)
    a.value = 2
    #expect(runs.take() == 1)
    b.value = 2
    #expect(runs.take() == 1)
  }

  // U5
  @Test func `a write inside untracked in an observer is allowed and seen`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let b = MutableSignal(0)
    observe {
      let value = a.value
      untracked { b.value = value * 2 }
      log.note(b.untrackedValue)
    }.store(in: &tokens)
    b.observe { log.note($0 * 100) }.store(in: &tokens)
    a.value = 2
    #expect(log.values == [2, 200, 4, 400])
  }

  // U7
  @Test func `untracked keeps the owner`() {
    let inner = Counter()
    let a = MutableSignal(1)
    let b = MutableSignal(1)
    let outer = observe {
      _ = a.value
      untracked {
        let token = observe { inner(b.value) }
        withExtendedLifetime(token) {}
      }
    }
    b.value = 2
    #expect(inner.take() == 2)
    a.value = 2
    #expect(inner.take() == 1)
    b.value = 3
    #expect(inner.take() == 1)
    outer.cancel()
    b.value = 4
    #expect(inner.take() == 0)
  }

  @Test func `a value read and read untracked is a dependency`() {
    let runs = Counter()
    let a = MutableSignal(1)
    observe { runs(a.untrackedValue + a.value) }.store(in: &tokens)
    a.value = 2
    #expect(runs.total == 2)
  }

  @Test func `the handler of a signal is told by its signal alone`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let other = MutableSignal(10)
    let c = other.map { $0 + 1 }
    a.observe { log.note($0 + c.value) }.store(in: &tokens)
    other.value = 20
    #expect(log.values == [12])
    a.value = 2
    #expect(log.values == [12, 23])
    other.value = 30
    #expect(log.values == [12, 23])
  }
}
