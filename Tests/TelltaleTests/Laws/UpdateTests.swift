import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

@Suite final class UpdateTests {
  private var tokens: [ObservationToken] = []

  private struct Failure: Error {}

  @Test func `update changes in place and tells once`() {
    let log = Recorder<[Int]>()
    let a = MutableSignal([1])
    a.observe { log.note($0) }.store(in: &tokens)
    a.update {
      $0.append(2)
      $0.append(3)
    }
    #expect(log.values == [[1], [1, 2, 3]])
  }

  @Test func `update returns the body's result`() {
    let a = MutableSignal([1, 2])
    #expect(a.update { $0.removeLast() } == 2)
    #expect(a.value == [1])
  }

  @Test func `update never compares and always is one event`() {
    let runs = Counter()
    let a = MutableSignal(1, by: { runs($0 == $1) })
    let told = Counter()
    a.observe { _ in told() }.store(in: &tokens)
    a.update { $0 = 1 }
    a.update { _ in }
    #expect(told.total == 3)
    #expect(runs.total == 0)
  }

  @Test func `an update without a change computes what follows and is cut off there`() {
    let runs = Counter()
    let told = Counter()
    let a = MutableSignal(1)
    let c = a.map { runs($0 + 1) }
    c.observe { _ in told() }.store(in: &tokens)
    a.update { _ in }
    #expect(runs.total == 2)
    #expect(told.total == 1)
  }

  @Test func `updates in a batch tell once`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    a.observe { log.note($0) }.store(in: &tokens)
    batch {
      a.update { $0 += 1 }
      a.update { $0 += 1 }
    }
    #expect(log.values == [1, 3])
  }

  @Test func `an update to the old value in a batch tells`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    a.observe { log.note($0) }.store(in: &tokens)
    batch {
      a.value = 2
      a.update { $0 = 1 }
    }
    #expect(log.values == [1, 1])
  }

  @Test func `a write to the old value after an update in a batch tells`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    a.observe { log.note($0) }.store(in: &tokens)
    batch {
      a.update { $0 = 2 }
      a.value = 1
    }
    #expect(log.values == [1, 1])
  }

  @Test func `an update inside an observer only marks`() {
    let log = Recorder<String>()
    let a = MutableSignal(0)
    let b = MutableSignal([0])
    b.observe { log.note("b\($0.count)") }.store(in: &tokens)
    a.observe { value in
      b.update { $0.append(value) }
      log.note("end")
    }.store(in: &tokens)
    #expect(log.values == ["b1", "end", "b2"])
  }

  @Test func `an update whose body throws rethrows and leaves the graph working`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    a.map { $0 }.observe { log.note($0) }.store(in: &tokens)
    #expect(throws: Failure.self) {
      try a.update {
        $0 = 2
        throw Failure()
      }
    }
    #expect(a.value == 2)
    a.update { $0 = 3 }
    #expect(a.value == 3)
    #expect(log.last == 3)
  }

  @Test func `update does not copy what the signal alone holds`() {
    let a = MutableSignal([Int](repeating: 0, count: 1_000_000))
    let time = processorTime { for index in 0..<1_000 { a.update { $0[index] = index } } }
    #expect(a.value[999] == 999)
    #expect(time < .seconds(2))
  }

  @Test func `an update does not track`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let trigger = MutableSignal(0)
    observe {
      runs(trigger.value)
      a.update { $0 += 1 }
    }.store(in: &tokens)
    #expect(runs.total == 1)
    trigger.value = 1
    #expect(runs.total == 2)
    #expect(a.value == 3)
  }
}
