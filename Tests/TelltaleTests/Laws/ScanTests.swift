import Telltale
import TelltaleTesting
import Testing

@Suite final class ScanTests {
  private var tokens: [ObservationToken] = []

  @Test func `the first value is made from the current one`() {
    let a = MutableSignal(5)
    let sum = a.scan(100) { $0 + $1 }
    #expect(sum.value == 105)
    #expect(sum.value == 105)
  }

  @Test func `it sees every told value, observed or not`() {
    let a = MutableSignal(1)
    let all = a.scan([Int]()) { $0 + [$1] }
    a.value = 2
    a.value = 2
    a.value = 3
    #expect(all.value == [1, 2, 3])
    let log = Recorder<[Int]>()
    all.observe { log.note($0) }.store(in: &tokens)
    a.value = 4
    #expect(log.values == [[1, 2, 3], [1, 2, 3, 4]])
  }

  @Test func `a source may have many of them`() {
    let a = MutableSignal(0)
    let sums = (0..<7).map { start in a.scan(start) { $0 + $1 } }
    a.value = 10
    batch { a.value = 20 }
    #expect(sums.map { $0.value } == (30..<37).map { $0 })
  }

  @Test func `a batch is one value`() {
    let a = MutableSignal(1)
    let all = a.scan([Int]()) { $0 + [$1] }
    batch {
      a.value = 2
      a.value = 3
    }
    batch {
      a.value = 4
      a.value = 3
    }
    #expect(all.value == [1, 3])
  }

  @Test func `an update is a value even when equal`() {
    let a = MutableSignal(1)
    let count = a.scan(0) { count, _ in count + 1 }
    a.update { _ in }
    a.update { _ in }
    #expect(count.value == 3)
  }

  @Test func `it may start from nil and give another type`() {
    let a = MutableSignal(1)
    let pair = a.scan(nil as (old: Int, new: Int)?) { ($0?.new ?? 0, $1) }
    a.value = 2
    a.value = 3
    #expect(pair.value?.old == 2)
    #expect(pair.value?.new == 3)
  }

  @Test func `an equal result tells nobody`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let highest = a.scan(0) { max($0, $1) }
    highest.observe { log.note($0) }.store(in: &tokens)
    for value in [3, 2, 5, 4] { a.value = value }
    #expect(log.values == [1, 3, 5])
  }

  @Test func `it is one of many paths and tells once`() {
    let log = Recorder<[Int]>()
    let a = MutableSignal(1)
    let sum = a.scan(0) { $0 + $1 }
    observe { log.note([a.value, sum.value]) }.store(in: &tokens)
    a.value = 2
    a.value = 5
    #expect(log.values == [[1, 1], [2, 3], [5, 8]])
  }

  @Test func `it follows derived signals and can be chained`() {
    let a = MutableSignal(1)
    let twice = a.map { $0 * 2 }.scan(0) { $0 + $1 }.scan([Int]()) { $0 + [$1] }
    a.value = 2
    a.value = 3
    #expect(twice.value == [2, 6, 12])
  }

  @Test func `a dropped scan frees its closure and its values`() {
    let a = MutableSignal(1)
    withLifetimeTracking { tracker in
      let object = tracker.instance(10)
      var sum: Signal<Int>? = a.scan(tracker.instance(0)) { old, new in
        tracker.instance(old.payload + new + object.payload)
      }.map { $0.payload }
      a.value = 2
      #expect(sum?.value == 23)
      #expect(tracker.alive == 2)
      sum = nil
    }
    a.value = 3
  }
}
