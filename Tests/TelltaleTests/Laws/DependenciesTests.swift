import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

@Suite final class DependenciesTests {
  private var tokens: [ObservationToken] = []

  // D1
  @Test func `the branch not taken does not count`() {
    let runs = Counter()
    let condition = MutableSignal(true)
    let a = MutableSignal(1)
    let b = MutableSignal(2)
    let c = Computed { runs(condition.value ? a.value : b.value) }
    #expect(c.value == 1)
    b.value = 3
    #expect(c.value == 1)
    #expect(runs.total == 1)
  }

  // D2
  @Test(arguments: [true, false])
  func `a dependency no longer read is let go`(isObserved: Bool) {
    let runs = Counter()
    let condition = MutableSignal(true)
    let a = MutableSignal(1)
    let b = MutableSignal(2)
    let c = Computed { runs(condition.value ? a.value : b.value) }
    if isObserved { c.observe { _ in }.store(in: &tokens) }
    #expect(c.value == 1)
    condition.value = false
    #expect(c.value == 2)
    _ = runs.take()
    a.value = 5
    #expect(c.value == 2)
    #expect(runs.take() == 0)
    b.value = 6
    #expect(c.value == 6)
    #expect(runs.take() == 1)
  }

  // D4
  @Test(arguments: [true, false])
  func `a branch taken again is fresh`(isObserved: Bool) {
    let a = MutableSignal(0)
    let b = a.map { $0 * 10 }
    let c = Computed { a.value > 0 ? a.value : b.value }
    if isObserved { c.observe { _ in }.store(in: &tokens) }
    var seen: [Int] = [c.value]
    for value in [1, 0, 2, -3] {
      a.value = value
      seen.append(c.value)
    }
    #expect(seen == [0, 1, 0, 2, -30])
  }

  // D5
  @Test(arguments: [true, false])
  func `what was read only for a value is not computed after the value is gone`(isObserved: Bool) {
    let runs = Counter()
    let b = MutableSignal<Int?>(1)
    let c = Computed { () -> Int in
      guard let value = b.value else { fatalError("computed for nothing") }
      return runs(value)
    }
    let d = Computed { b.value == nil ? 0 : c.value }
    if isObserved { d.observe { _ in }.store(in: &tokens) }
    #expect(d.value == 1)
    _ = runs.take()
    b.value = nil
    #expect(d.value == 0)
    #expect(runs.take() == 0)
  }

  // D7
  @Test(arguments: [true, false])
  func `a dependency given up in the same change is not computed`(isObserved: Bool) {
    let runs = Counter()
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    let c = b.map { runs($0) }
    let d = Computed { a.value == 0 ? c.value : -1 }
    if isObserved { d.observe { _ in }.store(in: &tokens) }
    #expect(d.value == 0)
    _ = runs.take()
    batch {
      b.value = 1
      a.value = 1
    }
    #expect(d.value == -1)
    #expect(runs.take() == 0)
  }

  // D8
  @Test func `giving up one dependency harms no other`() {
    let log = Recorder<Int>()
    let isOn = MutableSignal(true)
    let state = MutableSignal(1)
    let p = state.map { $0 + 1 }
    let pp = Computed { (isOn.value ? p.value : 0) + state.value }
    observe { if isOn.value { log.note(p.value) } }.store(in: &tokens)
    pp.observe { log.note($0 * 10) }.store(in: &tokens)
    isOn.value = false
    _ = log.take()
    state.value = 5
    #expect(log.values == [50])
    #expect(pp.value == 5)
    isOn.value = true
    #expect(pp.value == 11)
  }

  // D10
  @Test func `an observer with a condition follows what it read last`() {
    let runs = Counter()
    let condition = MutableSignal(false)
    let a = MutableSignal(1)
    observe { runs(condition.value ? a.value : 0) }.store(in: &tokens)
    _ = runs.take()
    a.value = 2
    #expect(runs.take() == 0)
    condition.value = true
    #expect(runs.take() == 1)
    a.value = 3
    #expect(runs.take() == 1)
    condition.value = false
    #expect(runs.take() == 1)
    a.value = 4
    #expect(runs.take() == 0)
  }

  // D11
  @Test func `a first dependency that is clean does not hide the second`() {
    let runs = Counter()
    let first = MutableSignal(0)
    let second = MutableSignal(0)
    let c1 = first.map { $0 }
    let c2 = Computed { first.value % 2 + second.value }
    let c3 = Computed { runs(c1.value + c2.value) }
    #expect(c3.value == 0)
    first.value = 2
    #expect(c3.value == 2)
    second.value = 1
    #expect(c3.value == 3)
    #expect(runs.total == 3)
  }

  // D13
  @Test func `observers with overlapping conditions write the right outputs`() {
    let runs = Counter()
    let isOn = MutableSignal(false)
    let a = MutableSignal(1)
    let b = MutableSignal(2)
    let left = MutableSignal(0)
    let right = MutableSignal(0)
    observe { left.value = isOn.value ? a.value : b.value }.store(in: &tokens)
    observe { right.value = isOn.value ? b.value : 0 }.store(in: &tokens)
    observe { runs(a.untrackedValue) }.store(in: &tokens)
    #expect([left.value, right.value] == [2, 0])
    isOn.value = true
    #expect([left.value, right.value] == [1, 2])
    b.value = 5
    #expect([left.value, right.value] == [1, 5])
    isOn.value = false
    #expect([left.value, right.value] == [5, 0])
    a.value = 9
    #expect([left.value, right.value] == [5, 0])
    #expect(runs.total == 1)
  }

  // D14
  @Test(arguments: [true, false])
  func `a list of signals in a signal is followed exactly`(isObserved: Bool) {
    let runs = Counter()
    let parts = ["a", "b", "c", "d"].map { MutableSignal($0) }
    let list = MutableSignal(parts, by: { $0.elementsEqual($1, by: ===) })
    let joined = Computed { runs(list.value.map(\.value).joined()) }
    if isObserved { joined.observe { _ in }.store(in: &tokens) }
    #expect(joined.value == "abcd")
    list.value = Array(parts[1..<3])
    #expect(joined.value == "bc")
    _ = runs.take()
    parts[0].value = "A"
    parts[3].value = "D"
    #expect(joined.value == "bc")
    #expect(runs.take() == 0)
    parts[2].value = "C"
    #expect(joined.value == "bC")
    #expect(runs.take() == 1)
    list.value = [parts[3], parts[0], parts[3]]
    #expect(joined.value == "DAD")
    list.value = []
    #expect(joined.value == "")
  }

  // D16
  @Test(arguments: [true, false])
  func `what stops reading is computed at most once more`(isObserved: Bool) {
    let runs = Counter()
    let a = MutableSignal(0)
    var isDone = false
    let c = Computed { () -> Int in
      runs()
      return isDone ? -1 : a.value
    }
    if isObserved { c.observe { _ in }.store(in: &tokens) }
    #expect(c.value == 0)
    isDone = true
    for value in 1...5 {
      a.value = value
      _ = c.value
    }
    #expect(c.value == -1)
    #expect(runs.total == 2)
  }

  // D17
  @Test(arguments: [2, 30])
  func `a value read many times counts once`(times: Int) {
    let runs = Counter()
    let a = MutableSignal(1)
    let b = a.map { $0 + 1 }
    observe {
      runs()
      for _ in 0..<times { _ = a.value + b.value }
    }.store(in: &tokens)
    a.value = 2
    #expect(runs.total == 2)
  }

  @Test func `what was read in an earlier run does not count`() {
    let runs = Counter()
    let step = MutableSignal(0)
    let parts = (0..<4).map { MutableSignal($0) }
    observe { runs(parts[step.value].value) }.store(in: &tokens)
    for index in 1..<4 { step.value = index }
    _ = runs.take()
    for part in parts.dropLast() { part.value += 10 }
    #expect(runs.take() == 0)
    parts[3].value += 10
    #expect(runs.take() == 1)
  }

  @Test func `dependencies read in another order each run stay right`() {
    let log = Recorder<Int>()
    let rotation = MutableSignal(0)
    let parts = (0..<5).map { MutableSignal($0) }
    let sum = Computed {
      (0..<3).reduce(0) { $0 * 10 + parts[($1 + rotation.value) % 5].value }
    }
    sum.observe { log.note($0) }.store(in: &tokens)
    for value in 1...5 { rotation.value = value }
    #expect(log.values == [12, 123, 234, 340, 401, 12])
    _ = log.take()
    parts[3].value = 9
    #expect(log.values == [])
    parts[1].value = 9
    #expect(log.values == [92])
  }

  @Test func `memory does not grow with the number of changes`() async {
    await #expect(processExitsWith: .success) {
      let a = MutableSignal(0)
      let b = MutableSignal(0)
      let c = Computed { a.value % 2 == 0 ? b.value : a.value }
      let list = combineLatest([a, b, c]).reduce(0) { $0 &+ $1 }
      let tokens = [
        c.observe { _ in }, list.observe { _ in }, observe { _ = a.value + c.value },
        observe { if a.value % 3 == 0 { _ = b.value } },
      ]
      requireConstantMemory { round in
        a.value = round
        batch {
          b.value += 1
          a.value += 1
        }
      }
      withExtendedLifetime(tokens) {}
    }
  }

  @Test func `memory does not grow with the number of unobserved reads`() async {
    await #expect(processExitsWith: .success) {
      let a = MutableSignal(0)
      let c = Computed { a.value % 2 == 0 ? 0 : a.value }
      let d = c.map { $0 + 1 }
      requireConstantMemory { round in
        a.value = round
        _ = d.value
        _ = d.value
      }
    }
  }

  @Test func `memory does not grow with observers that come and go`() async {
    await #expect(processExitsWith: .success) {
      let a = MutableSignal(0)
      let c = a.map { $0 + 1 }
      requireConstantMemory { round in
        let token = observe { _ = c.value + a.value }
        let other = c.map { $0 * 2 }.observe { _ in }
        a.value = round
        token.cancel()
        withExtendedLifetime(other) {}
      }
    }
  }
}
