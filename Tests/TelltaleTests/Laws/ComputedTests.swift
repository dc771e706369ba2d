import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

@Suite final class ComputedTests {
  private var tokens: [ObservationToken] = []

  // C2
  @Test func `two reads are one call`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let c = Computed { runs(a.value) }
    #expect(c.value + c.value == 2)
    #expect(runs.total == 1)
  }

  // C4
  @Test func `a computed value without dependencies is computed once`() {
    let runs = Counter()
    let other = MutableSignal(1)
    let c = Computed { runs(7) }
    #expect(c.value == 7)
    other.value = 2
    #expect(c.value == 7)
    #expect(runs.total == 1)
  }

  // C5
  @Test func `nil is a value and not emptiness`() {
    let runs = Counter()
    let other = MutableSignal(1)
    let a = MutableSignal(0)
    let c = Computed { () -> Int? in
      runs()
      return a.value > 0 ? a.value : nil
    }
    #expect(c.value == nil)
    other.value = 2
    #expect(c.value == nil)
    #expect(runs.total == 1)
    a.value = -1
    #expect(c.value == nil)
    a.value = 3
    #expect(c.value == 3)
  }

  // C8
  @Test func `a plateau runs while what follows does not`() {
    let (middle, later, told) = (Counter(), Counter(), Counter())
    let a = MutableSignal(1)
    let isPositive = a.map { middle($0 > 0) }
    let word = isPositive.map { later($0 ? "+" : "-") }
    observe { told(word.value) }.store(in: &tokens)
    for value in 2...5 { a.value = value }
    #expect(middle.total == 5)
    #expect(later.total == 1)
    #expect(told.total == 1)
    a.value = -1
    #expect(told.total == 2)
  }

  // C10
  @Test func `a computed value that lost its last observer reads right`() {
    let a = MutableSignal(1)
    let c = a.map { $0 + 1 }.map { $0 * 10 }
    let token = c.observe { _ in }
    a.value = 2
    token.cancel()
    #expect(c.value == 30)
    a.value = 3
    #expect(c.value == 40)
    a.value = 4
    a.value = 3
    #expect(c.value == 40)
  }

  // E16
  @Test func `a computed value that lost its last observer is not computed at writes`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let b = a.map { runs($0 + 1) }
    let c = b.map { runs($0 * 10) }
    let first = c.observe { _ in }
    let second = c.observe { _ in }
    first.cancel()
    a.value = 2
    second.cancel()
    _ = runs.take()
    a.value = 3
    a.value = 4
    #expect(runs.take() == 0)
    #expect(c.value == 50)
  }

  // C17
  @Test func `scan passes the value before`() {
    let log = Recorder<[Int]>()
    let a = MutableSignal(1)
    let sum = a.scan(100) { old, new in
      log.note([old, new])
      return old + new
    }
    sum.observe { _ in }.store(in: &tokens)
    a.value = 2
    a.value = 3
    #expect(log.values == [[100, 1], [101, 2], [103, 3]])
    #expect(sum.value == 106)
  }

  // C19
  @Test func `a computed value made inside a computed value works`() {
    let a = MutableSignal(1)
    let b = MutableSignal(10)
    let outer = Computed { () -> Computed<Int> in
      let factor = a.value
      return Computed { b.value * factor }
    }
    #expect(outer.value.value == 10)
    b.value = 20
    #expect(outer.value.value == 20)
    a.value = 2
    #expect(outer.value.value == 40)
  }

  // C19
  @Test func `a computed value made and read inside a computed value is abandoned with it`() {
    let inner = Counter()
    let a = MutableSignal(1)
    let b = MutableSignal(10)
    let outer = Computed { () -> Int in
      let factor = a.value
      return Computed { inner(b.value * factor) }.value
    }
    let log = Recorder<Int>()
    outer.observe { log.note($0) }.store(in: &tokens)
    a.value = 2
    _ = inner.take()
    b.value = 20
    #expect(log.values == [10, 20, 40])
    #expect(inner.take() <= 2)
  }

  // C19
  @Test func `a computed value made inside an observer works`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let b = MutableSignal(10)
    observe {
      let factor = a.value
      let c = Computed { b.value * factor }
      log.note(c.value)
    }.store(in: &tokens)
    b.value = 20
    a.value = 2
    b.value = 30
    #expect(log.values == [10, 20, 40, 60])
  }

  @Test func `a signal made inside may be set inside`() {
    let a = MutableSignal(1)
    let runs = Counter()
    let c = Computed { () -> Int in
      let local = MutableSignal(0)
      local.value = a.value * 2
      local.update { $0 += 1 }
      return runs(local.value)
    }
    #expect(c.value == 3)
    a.value = 2
    #expect(c.value == 5)
    #expect(c.value == 5)
    #expect(runs.total == 2)
  }

  @Test func `a signal read and then set inside does not make its maker stale`() {
    let other = MutableSignal(0)
    let runs = Counter()
    let c = Computed { () -> Int in
      let local = MutableSignal(1)
      for _ in 0..<3 { local.value *= 2 }
      return runs(local.value)
    }
    #expect(c.value == 8)
    other.value = 1
    #expect(c.value == 8)
    #expect(runs.total == 1)
  }

  @Test func `failures are values`() {
    struct Failure: Error, Equatable {}
    let log = Recorder<Result<Int, Failure>>()
    let a = MutableSignal(1)
    let c = Computed { () -> Result<Int, Failure> in
      a.value < 0 ? .failure(Failure()) : .success(a.value)
    }
    c.observe { log.note($0) }.store(in: &tokens)
    a.value = -1
    a.value = -2
    a.value = 3
    #expect(log.values == [.success(1), .failure(Failure()), .success(3)])
  }

  @Test func `map of a source, of a computed value and of a map`() {
    let a = MutableSignal(1)
    let b = a.map { $0 + 1 }
    let c = Computed { b.value * 2 }.map { "\($0)" }.map { $0 + "!" }
    #expect(c.value == "4!")
    a.value = 2
    #expect(c.value == "6!")
  }

  @Test func `a transform that reads another signal follows it`() {
    let a = MutableSignal(1)
    let b = MutableSignal(10)
    let c = a.map { $0 + b.value }
    #expect(c.value == 11)
    b.value = 20
    #expect(c.value == 21)
  }
}
