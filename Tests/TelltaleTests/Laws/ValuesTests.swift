import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

@Suite final class ValuesTests {
  private var tokens: [ObservationToken] = []

  @Test func `reading gives the value that follows from the sources now`() {
    let a = MutableSignal(1)
    let b = a.map { $0 * 2 }
    let c = Computed { b.value + a.value }
    #expect(c.value == 3)
    a.value = 2
    #expect(c.value == 6)
    #expect(b.value == 4)
    a.value = 3
    #expect(a.value == 3)
    #expect(c.untrackedValue == 9)
  }

  @Test(arguments: [true, false])
  func `reading is right whether observed or not`(isObserved: Bool) {
    let a = MutableSignal(1)
    let b = Computed { a.value + 1 }
    if isObserved { b.observe { _ in }.store(in: &tokens) }
    for value in [5, 5, 7, 1] {
      a.value = value
      #expect(b.value == value + 1)
    }
  }

  @Test func `reading inside a batch sees the writes at once`() {
    let a = MutableSignal(1)
    let b = a.map { $0 + 1 }
    b.observe { _ in }.store(in: &tokens)
    batch {
      a.value = 10
      #expect(a.value == 10)
      #expect(b.value == 11)
      a.value = 20
      #expect(b.value == 21)
    }
  }

  @Test func `an observer never sees a mix of old and new`() {
    let a = MutableSignal(0)
    let double = a.map { $0 * 2 }
    let triple = a.map { $0 * 3 }
    let sum = Computed { double.value + triple.value }
    let log = Recorder<[Int]>()
    observe { log.note([sum.value, triple.value, a.value, double.value]) }.store(in: &tokens)
    observe { log.note([double.value * 5 / 2, triple.value, a.value, double.value]) }
      .store(in: &tokens)
    for value in 1...5 { a.value = value }
    #expect(log.count == 12)
    #expect(log.values.allSatisfy { $0 == [$0[2] * 5, $0[2] * 3, $0[2], $0[2] * 2] })
  }

  @Test func `a transform never sees a mix of old and new`() {
    let a = MutableSignal(0)
    let b = a.map { $0 }
    let c = b.map { $0 }
    let differences = Recorder<Int>()
    let d = Computed {
      differences.note(a.value - c.value)
      return a.value + c.value
    }
    d.observe { _ in }.store(in: &tokens)
    a.value = 1
    batch {
      a.value = 2
      _ = c.value
      a.value = 3
    }
    #expect(Set(differences.values) == [0])
  }

  // C1
  @Test func `a computed value is not computed before someone reads it`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let b = Computed { runs(a.value) }
    let c = a.map { runs($0) }
    let d = combineLatest(a, b).reduce { runs($0 + $1) }
    a.value = 2
    a.value = 3
    #expect(runs.total == 0)
    withExtendedLifetime((b, c, d)) {}
  }

  @Test func `it is computed at most once for any number of writes and reads between`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let b = Computed { runs(a.value) }
    #expect(b.value == 1)
    a.value = 2
    a.value = 3
    a.value = 4
    #expect(runs.take() == 1)
    #expect(b.value == 4)
    #expect(b.untrackedValue == 4)
    #expect(b.value == 4)
    #expect(runs.take() == 1)
  }

  @Test func `it is not computed at all if nothing it read changed`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let other = MutableSignal(1)
    let b = Computed { runs(a.value) }
    #expect(b.value == 1)
    other.value = 2
    a.value = 1
    #expect(b.value == 1)
    #expect(runs.total == 1)
  }

  // B5
  @Test func `written back to its old value in a batch, nobody is told`() {
    let runs = Counter()
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let b = Computed { runs(a.value + 1) }
    a.observe { log.note($0) }.store(in: &tokens)
    b.observe { log.note($0) }.store(in: &tokens)
    batch {
      a.value = 1
      a.value = 0
    }
    #expect(log.values == [0, 1])
    #expect(runs.total == 1)
  }

  @Test func `written back in a batch after a read between, nobody is told`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let b = Computed { a.value + 1 }
    let c = b.map { $0 * 10 }
    a.observe { log.note($0) }.store(in: &tokens)
    c.observe { log.note($0) }.store(in: &tokens)
    batch {
      a.value = 1
      #expect(c.value == 20)
      a.value = 0
    }
    #expect(log.values == [0, 10])
    #expect(c.value == 10)
  }

  // C7
  @Test func `an equal result tells nobody and computes nothing below`() {
    let runs = Counter()
    let below = Counter()
    let a = MutableSignal(5)
    let clamped = Computed { runs(min(a.value, 10)) }
    let first = clamped.map { below($0 + 1) }
    let second = first.map { below($0 + 1) }
    let third = Computed { below(second.value + clamped.value) }
    let log = Recorder<Int>()
    third.observe { log.note($0) }.store(in: &tokens)
    a.value = 20
    _ = (runs.take(), below.take(), log.take())
    a.value = 30
    a.value = 40
    #expect(runs.take() == 2)
    #expect(below.take() == 0)
    #expect(log.values == [])
  }

  // C7
  @Test func `an equal result computes nothing below when read without observers`() {
    let below = Counter()
    let a = MutableSignal(1)
    let isPositive = a.map { $0 > 0 }
    let word = isPositive.map { below($0 ? "yes" : "no") }
    #expect(word.value == "yes")
    a.value = 2
    #expect(word.value == "yes")
    a.value = -2
    #expect(word.value == "no")
    #expect(below.total == 2)
  }

  @Test func `an equal write changes nothing`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    a.observe { log.note($0) }.store(in: &tokens)
    a.value = 1
    #expect(log.values == [1])
  }

  @Test func `reading in any order gives the same values`() {
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let a = MutableSignal(1)
      let b = a.map { $0 + 1 }
      let nodes: [Signal<Int>] = [a, b, combineLatest(a, b).reduce { $0 * $1 }]
      for value in 1...4 {
        a.value = value
        for index in order {
          #expect(nodes[index].value == [value, value + 1, value * (value + 1)][index])
        }
      }
    }
  }

  @Test func `attaching and ending in between changes no value`() {
    let a = MutableSignal(1)
    let b = a.map { $0 + 1 }
    let c = b.map { $0 * 2 }
    #expect(c.value == 4)
    a.value = 2
    let token = c.observe { _ in }
    #expect(c.value == 6)
    a.value = 3
    token.cancel()
    #expect(c.value == 8)
    a.value = 4
    #expect(c.value == 10)
    #expect(b.value == 5)
  }
}
