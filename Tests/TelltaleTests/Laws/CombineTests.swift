import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

private struct Plain {
  var number: Int

  init(number: Int) { self.number = number }

  /// A number of the last digits of some.
  init(digits: Int...) { number = digits.reduce(0) { $0 * 10 + $1 % 10 } }
}

@Suite final class CombineTests {
  private var tokens: [ObservationToken] = []

  @Test func `two signals combine into one value`() {
    let s = (1...2).map { MutableSignal($0) }
    let digits = combineLatest(s[0], s[1]).reduce {
      a, b in
      [a, b]
    }
    let log = Recorder<[Int]>()
    digits.observe { log.note($0) }.store(in: &tokens)
    for signal in s.reversed() { signal.value *= 10 }
    batch { for signal in s { signal.value += 1 } }
    #expect(log.count == 4)
    #expect(log.values.first == [1, 2])
    #expect(log.last == [11, 21])
  }

  @Test func `three signals combine into one value`() {
    let s = (1...3).map { MutableSignal($0) }
    let digits = combineLatest(s[0], s[1], s[2]).reduce {
      a, b, c in
      [a, b, c]
    }
    let log = Recorder<[Int]>()
    digits.observe { log.note($0) }.store(in: &tokens)
    for signal in s.reversed() { signal.value *= 10 }
    batch { for signal in s { signal.value += 1 } }
    #expect(log.count == 5)
    #expect(log.values.first == [1, 2, 3])
    #expect(log.last == [11, 21, 31])
  }

  @Test func `four signals combine into one value`() {
    let s = (1...4).map { MutableSignal($0) }
    let digits = combineLatest(s[0], s[1], s[2], s[3]).reduce {
      a, b, c, d in
      [a, b, c, d]
    }
    let log = Recorder<[Int]>()
    digits.observe { log.note($0) }.store(in: &tokens)
    for signal in s.reversed() { signal.value *= 10 }
    batch { for signal in s { signal.value += 1 } }
    #expect(log.count == 6)
    #expect(log.values.first == [1, 2, 3, 4])
    #expect(log.last == [11, 21, 31, 41])
  }

  @Test func `five signals combine into one value`() {
    let s = (1...5).map { MutableSignal($0) }
    let digits = combineLatest(s[0], s[1], s[2], s[3], s[4]).reduce {
      a, b, c, d, e in
      [a, b, c, d, e]
    }
    let log = Recorder<[Int]>()
    digits.observe { log.note($0) }.store(in: &tokens)
    for signal in s.reversed() { signal.value *= 10 }
    batch { for signal in s { signal.value += 1 } }
    #expect(log.count == 7)
    #expect(log.values.first == [1, 2, 3, 4, 5])
    #expect(log.last == [11, 21, 31, 41, 51])
  }

  @Test func `six signals combine into one value`() {
    let s = (1...6).map { MutableSignal($0) }
    let digits = combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]).reduce {
      a, b, c, d, e, f in
      [a, b, c, d, e, f]
    }
    let log = Recorder<[Int]>()
    digits.observe { log.note($0) }.store(in: &tokens)
    for signal in s.reversed() { signal.value *= 10 }
    batch { for signal in s { signal.value += 1 } }
    #expect(log.count == 8)
    #expect(log.values.first == [1, 2, 3, 4, 5, 6])
    #expect(log.last == [11, 21, 31, 41, 51, 61])
  }

  @Test func `seven signals combine into one value`() {
    let s = (1...7).map { MutableSignal($0) }
    let digits = combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]).reduce {
      a, b, c, d, e, f, g in
      [a, b, c, d, e, f, g]
    }
    let log = Recorder<[Int]>()
    digits.observe { log.note($0) }.store(in: &tokens)
    for signal in s.reversed() { signal.value *= 10 }
    batch { for signal in s { signal.value += 1 } }
    #expect(log.count == 9)
    #expect(log.values.first == [1, 2, 3, 4, 5, 6, 7])
    #expect(log.last == [11, 21, 31, 41, 51, 61, 71])
  }

  @Test func `eight signals combine into one value`() {
    let s = (1...8).map { MutableSignal($0) }
    let digits = combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).reduce {
      a, b, c, d, e, f, g, h in
      [a, b, c, d, e, f, g, h]
    }
    let log = Recorder<[Int]>()
    digits.observe { log.note($0) }.store(in: &tokens)
    for signal in s.reversed() { signal.value *= 10 }
    batch { for signal in s { signal.value += 1 } }
    #expect(log.count == 10)
    #expect(log.values.first == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(log.last == [11, 21, 31, 41, 51, 61, 71, 81])
  }

  @Test func `five inputs add up`() {
    let s = (1...5).map { MutableSignal($0) }
    let sum = combineLatest(s[0], s[1], s[2], s[3], s[4]).reduce { $0 + $1 + $2 + $3 + $4 }
    #expect(sum.value == 15)
    s[4].value = 6
    #expect(sum.value == 16)
  }

  @Test func `eight inputs add up`() {
    let s = (1...8).map { MutableSignal($0) }
    let sum = combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7])
      .reduce { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 }
    #expect(sum.value == 36)
  }

  @Test func `inputs of several types and kinds combine`() {
    let name = MutableSignal("a")
    let count = MutableSignal(2)
    let text = combineLatest(name, count.map { $0 + 1 }, Computed { count.value > 2 })
      .reduce { $2 ? "many" : String(repeating: $0, count: $1) }
    #expect(text.value == "aaa")
    count.value = 3
    #expect(text.value == "many")
  }

  @Test func `an equal combination tells nobody`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let b = MutableSignal(2)
    combineLatest(a, b).reduce { max($0, $1) }.observe { log.note($0) }.store(in: &tokens)
    a.value = 2
    a.value = 3
    #expect(log.values == [2, 3])
  }

  @Test func `a combination that is not Equatable tells of each change`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let b = MutableSignal(2)
    combineLatest(a, b).reduce { Plain(number: max($0, $1)) }.observe { log.note($0.number) }
      .store(in: &tokens)
    a.value = 2
    #expect(log.values == [2, 2])
  }

  @Test func `a combination of any size that is not Equatable has its values in order`() {
    let s = (1...8).map { MutableSignal($0) }
    let combinations: [Signal<Plain>] = [
      combineLatest(s[0], s[1]).reduce { Plain(digits: $0, $1) },
      combineLatest(s[0], s[1], s[2]).reduce { Plain(digits: $0, $1, $2) },
      combineLatest(s[0], s[1], s[2], s[3]).reduce { Plain(digits: $0, $1, $2, $3) },
      combineLatest(s[0], s[1], s[2], s[3], s[4]).reduce { Plain(digits: $0, $1, $2, $3, $4) },
      combineLatest(s[0], s[1], s[2], s[3], s[4], s[5])
        .reduce { Plain(digits: $0, $1, $2, $3, $4, $5) },
      combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6])
        .reduce { Plain(digits: $0, $1, $2, $3, $4, $5, $6) },
      combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7])
        .reduce { Plain(digits: $0, $1, $2, $3, $4, $5, $6, $7) },
    ]
    let logs = combinations.map { combination in
      let log = Recorder<Int>()
      combination.observe { log.note($0.number) }.store(in: &tokens)
      return log
    }
    let numbers = [12, 123, 1_234, 12_345, 123_456, 1_234_567, 12_345_678]
    #expect(logs.map { $0.take() } == numbers.map { [$0] })
    for signal in s { signal.value += 10 }
    // The same again for each write of an input, though it shows nothing new.
    #expect(
      logs.map { $0.take() }
        == numbers.enumerated().map { size, number in
          Array(repeating: number, count: size + 2)
        })
  }

  @Test func `a combination is lazy and cached`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let b = MutableSignal(2)
    let sum = combineLatest(a, b).reduce { runs($0 + $1) }
    a.value = 3
    #expect(runs.total == 0)
    #expect(sum.value == 5)
    #expect(sum.value == 5)
    #expect(runs.total == 1)
  }

  @Test func `the same signal may be combined with itself`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    combineLatest(a, a, a.map { $0 }).reduce { $0 + $1 + $2 }.observe { log.note($0) }
      .store(in: &tokens)
    a.value = 2
    #expect(log.values == [3, 6])
  }

  @Test func `one combination may be reduced several times`() {
    let a = MutableSignal(3)
    let b = MutableSignal(4)
    let both = combineLatest(a, b)
    let sum = both.reduce { $0 + $1 }
    let product = both.reduce { $0 * $1 }
    #expect([sum.value, product.value] == [7, 12])
    b.value = 5
    #expect([sum.value, product.value] == [8, 15])
  }

  @Test func `combinations combine`() {
    let a = MutableSignal(1)
    let b = MutableSignal(2)
    let sum = combineLatest(a, b).reduce { $0 + $1 }
    let all = combineLatest(sum, a, b).reduce { $0 * 100 + $1 * 10 + $2 }
    let log = Recorder<Int>()
    all.observe { log.note($0) }.store(in: &tokens)
    a.value = 5
    #expect(log.values == [312, 752])
  }

  @Test func `it waits for nobody and emits no mixture first`() {
    let log = Recorder<[Int]>()
    let a = MutableSignal(0)
    let b = a.map { $0 + 1 }
    combineLatest(a, b).reduce { [$0, $1] }.observe { log.note($0) }.store(in: &tokens)
    a.value = 1
    #expect(log.values == [[0, 1], [1, 2]])
  }
}
