import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

private final class Object {}
private struct Plain {
  var number: Int
}

@Suite final class EqualityTests {
  private var tokens: [ObservationToken] = []

  // C11
  @Test func `an own equivalence that holds keeps the old value`() {
    let log = Recorder<[Int]>()
    let a = MutableSignal(
      1,
      by: {
        log.note([$0, $1])
        return true
      })
    let c = a.map { $0 }
    #expect(c.value == 1)
    a.value = 2
    #expect(a.value == 1)
    #expect(c.value == 1)
    #expect(log.values == [[1, 2]])
  }

  // C11
  @Test func `an own equivalence is asked old and new`() {
    let log = Recorder<Int>()
    let highest = MutableSignal(1, by: { $0 >= $1 })
    highest.observe { log.note($0) }.store(in: &tokens)
    for value in [3, 2, 3, 5, 4] { highest.value = value }
    #expect(log.values == [1, 3, 5])
    #expect(highest.value == 5)
  }

  // C13
  @Test func `an own equivalence is not asked for the first value`() {
    let runs = Counter()
    let a = MutableSignal(1, by: { runs($0 == $1) })
    #expect(a.value == 1)
    let b = a.removeDuplicates(by: { runs($0 == $1) })
    #expect(b.value == 1)
    #expect(runs.total == 0)
  }

  // C14
  @Test func `what an equivalence reads is no dependency of a consumer`() {
    let runs = Counter()
    let asked = Counter()
    let tolerance = MutableSignal(0)
    let a = MutableSignal(1)
    let b = a.removeDuplicates(by: { asked(abs($0 - $1) <= tolerance.value) })
    observe { runs(b.value) }.store(in: &tokens)
    a.value = 2
    _ = (runs.take(), asked.take())
    tolerance.value = 5
    #expect(asked.take() == 1)
    #expect(runs.take() == 0)
  }

  // C14
  @Test func `what a source's equivalence reads is no dependency of the writer`() {
    let runs = Counter()
    let exact = MutableSignal(true)
    let trigger = MutableSignal(0)
    let a = MutableSignal(1, by: { exact.value && $0 == $1 })
    observe {
      runs()
      a.value = trigger.value
    }.store(in: &tokens)
    exact.value = false
    #expect(runs.total == 1)
  }

  // C16
  @Test func `the same object written again tells`() {
    let runs = Counter()
    let object = Object()
    let a = MutableSignal(object)
    a.observe { _ in runs() }.store(in: &tokens)
    a.value = object
    #expect(runs.total == 2)
  }

  // C16
  @Test func `the same object written again is silent by identity`() {
    let runs = Counter()
    let object = Object()
    let a = MutableSignal(object, by: ===)
    a.observe { _ in runs() }.store(in: &tokens)
    a.value = object
    #expect(runs.total == 1)
    a.value = Object()
    #expect(runs.total == 2)
  }

  @Test func `every write of a value that is not Equatable tells`() {
    let log = Recorder<Int>()
    let a = MutableSignal(Plain(number: 1))
    a.observe { log.note($0.number) }.store(in: &tokens)
    a.value = Plain(number: 1)
    a.value = Plain(number: 2)
    #expect(log.values == [1, 1, 2])
  }

  @Test func `a value that is not Equatable, written back in a batch, tells once`() {
    let log = Recorder<Int>()
    let a = MutableSignal(Plain(number: 1))
    a.observe { log.note($0.number) }.store(in: &tokens)
    batch {
      a.value = Plain(number: 2)
      a.value = Plain(number: 1)
    }
    #expect(log.values == [1, 1])
  }

  @Test func `a derived value that is not Equatable counts as changed when computed`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let mapped = a.map { Plain(number: $0 / 10) }
    let computed = Computed { Plain(number: a.value / 10) }
    mapped.observe { log.note($0.number) }.store(in: &tokens)
    computed.observe { log.note($0.number + 100) }.store(in: &tokens)
    a.value = 2
    #expect(log.values == [0, 100, 0, 100])
  }

  @Test func `equality counts where the signal is made`() {
    func make<T>(_ value: T) -> MutableSignal<T> { MutableSignal(value) }
    let runs = Counter()
    let a = make(1)
    a.observe { _ in runs() }.store(in: &tokens)
    a.value = 1
    #expect(runs.total == 2)
  }

  @Test func `not-a-number always counts as changed`() {
    let runs = Counter()
    let a = MutableSignal(Double.nan)
    let c = a.map { $0 * 2 }
    a.observe { _ in runs() }.store(in: &tokens)
    c.observe { _ in runs() }.store(in: &tokens)
    a.value = .nan
    #expect(runs.total == 4)
    batch {
      a.value = 1
      a.value = .nan
    }
    #expect(runs.total == 6)
  }

  @Test func `equal means what the type says`() {
    let log = Recorder<Double>()
    let a = MutableSignal(0.0)
    a.observe { log.note($0) }.store(in: &tokens)
    a.value = -0.0
    #expect(log.values == [0])
  }

  @Test func `optionals, arrays and strings are cut off`() {
    let runs = Counter()
    let optional = MutableSignal<Int?>(nil)
    let array = MutableSignal([1])
    let string = MutableSignal("a")
    optional.observe { _ in runs() }.store(in: &tokens)
    array.map { $0.count }.observe { _ in runs() }.store(in: &tokens)
    string.map { $0.first }.observe { _ in runs() }.store(in: &tokens)
    optional.value = nil
    array.value = [2]
    string.value = "abc"
    #expect(runs.total == 3)
  }

  @Test func `an equivalence that never holds makes every write tell`() {
    let runs = Counter()
    let a = MutableSignal(1, by: { _, _ in false })
    a.observe { _ in runs() }.store(in: &tokens)
    a.value = 1
    #expect(runs.total == 2)
  }

  @Test func `removeDuplicates cuts off by its own equivalence`() {
    let log = Recorder<Int>()
    let runs = Counter()
    let a = MutableSignal(1)
    let tens = a.removeDuplicates(by: { $0 / 10 == $1 / 10 })
    tens.map { runs($0) }.observe { log.note($0) }.store(in: &tokens)
    for value in [2, 11, 12, 25, 3] { a.value = value }
    #expect(log.values == [1, 11, 25, 3])
    #expect(runs.total == 4)
  }

  @Test func `removeDuplicates makes equal values of any source silent`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1, by: { _, _ in false })
    a.removeDuplicates().observe { log.note($0) }.store(in: &tokens)
    for value in [1, 2, 2, 1] { a.value = value }
    #expect(log.values == [1, 2, 1])
  }

  @Test func `a computed value of an own equivalence keeps the value before`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let tens = Computed(by: { $0 / 10 == $1 / 10 }) { a.value }
    tens.observe { log.note($0) }.store(in: &tokens)
    for value in [2, 11, 12, 25, 3] { a.value = value }
    #expect(log.values == [1, 11, 25, 3])
    a.value = 4
    #expect(tens.value == 3)
  }

  @Test func `what the equivalence of a computed value reads counts as read by it`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let tolerance = MutableSignal(5)
    let near = Computed(by: { abs($0 - $1) <= tolerance.value }) { a.value }
    near.observe { log.note($0) }.store(in: &tokens)
    a.value = 4
    tolerance.value = 2
    #expect(log.values == [1, 4])
  }

  @Test func `removeDuplicates makes values that are not Equatable silent`() {
    let log = Recorder<Int>()
    let a = MutableSignal(Plain(number: 1))
    a.removeDuplicates(by: { $0.number == $1.number }).observe { log.note($0.number) }
      .store(in: &tokens)
    a.value = Plain(number: 1)
    a.value = Plain(number: 2)
    #expect(log.values == [1, 2])
  }
}
