import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// The law "Ends": who is told no more, and what it costs. What is freed is in `LifetimeTests`.
@Suite final class EndsTests {
  private var tokens: [ObservationToken] = []

  @Test func `after cancel an observer is never told again`() {
    let runs = Counter()
    let a = MutableSignal(0)
    let token = a.map { $0 + 1 }.observe { _ in runs() }
    token.cancel()
    a.value = 1
    batch { a.value = 2 }
    #expect(runs.total == 1)
  }

  @Test(arguments: [true, false])
  func `an observer ended by an earlier one is not told of the change under way`(isDropped: Bool) {
    let log = Recorder<String>()
    let a = MutableSignal(0)
    var second: ObservationToken?
    a.observe { value in
      log.note("first \(value)")
      guard value > 0 else { return }
      if isDropped { second = nil } else { second?.cancel() }
    }.store(in: &tokens)
    second = a.observe { log.note("second \($0)") }
    a.observe { log.note("third \($0)") }.store(in: &tokens)
    _ = log.take()
    a.value = 1
    #expect(log.values == ["first 1", "third 1"])
  }

  @Test func `an observer ended after it was marked for the next round is not told`() {
    let log = Recorder<String>()
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    let marked = b.observe { log.note("b\($0)") }
    a.observe { value in
      b.value = value
      if value > 0 { marked.cancel() }
    }.store(in: &tokens)
    a.value = 1
    #expect(log.values == ["b0"])
  }

  @Test(arguments: [true, false])
  func `an observer may end itself`(isDropped: Bool) {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    var token: ObservationToken?
    token = a.observe { value in
      log.note(value)
      guard value == 1 else { return }
      if isDropped { token = nil } else { token?.cancel() }
      log.note(value * 10)
    }
    a.observe { log.note($0 * 100) }.store(in: &tokens)
    a.value = 1
    a.value = 2
    #expect(log.values == [0, 0, 1, 10, 100, 200])
    withExtendedLifetime(token) {}
  }

  @Test func `an observer that ends itself and then writes what it read does not run again`() {
    let runs = Counter()
    let a = MutableSignal(0)
    var token: ObservationToken?
    token = observe {
      runs()
      if a.value == 1 {
        token?.cancel()
        a.value = 2
      }
    }
    a.value = 1
    #expect(a.value == 2)
    #expect(runs.total == 2)
  }

  @Test func `all observers may be ended by the first`() {
    let runs = Counter()
    let a = MutableSignal(0)
    var all: [ObservationToken] = []
    for _ in 0..<100 {
      a.observe { value in
        runs()
        if value == 1 { all = [] }
      }.store(in: &all)
    }
    _ = runs.take()
    a.value = 1
    #expect(runs.take() == 1)
    a.value = 2
    #expect(runs.take() == 0)
  }

  // E13
  @Test func `others on the same computed value are not affected`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let c = a.map { $0 * 10 }
    let first = c.observe { _ in }
    c.observe { log.note($0) }.store(in: &tokens)
    first.cancel()
    c.observe { log.note($0 + 1) }.store(in: &tokens)
    a.value = 1
    #expect(log.values == [0, 1, 10, 11])
  }

  @Test(arguments: [true, false])
  func `ten thousand observers of one source end in milliseconds`(isForward: Bool) {
    let a = MutableSignal(0)
    var all = (0..<10_000).map { _ in a.observe { _ in } }
    if !isForward { all.reverse() }
    let time = processorTime { for token in all { token.cancel() } }
    #expect(time < patience)
    all = []
    a.value = 1
  }

  @Test func `ten thousand observers of one computed value end in milliseconds`() {
    let a = MutableSignal(0)
    let c = a.map { $0 + 1 }
    var all = (0..<10_000).map { _ in c.observe { _ in } }
    let time = processorTime { all = [] }
    #expect(time < patience)
    #expect(all.isEmpty)
  }

  @Test func `ten thousand observers owned by one scope end in milliseconds`() {
    let a = MutableSignal(0)
    let scope = Scope()
    scope.run { for _ in 0..<10_000 { _ = a.observe { _ in } } }
    let time = processorTime { scope.cancel() }
    #expect(time < patience)
  }

  @Test func `tokens of one scope end one by one in milliseconds`() {
    let a = MutableSignal(0)
    let scope = Scope()
    let all = scope.run { (0..<10_000).map { _ in a.observe { _ in } } }
    let time = processorTime { for token in all { token.cancel() } }
    #expect(time < patience)
  }

  @Test func `ten thousand observers attach in milliseconds`() {
    let a = MutableSignal(0)
    let time = processorTime {
      for _ in 0..<10_000 { a.observe { _ in }.store(in: &tokens) }
    }
    #expect(time < patience)
    tokens = []
  }

  @Test func `an observer of ten thousand sources ends in milliseconds`() {
    let sources = (0..<10_000).map { MutableSignal($0) }
    let token = observe { for source in sources { _ = source.value } }
    let time = processorTime { token.cancel() }
    #expect(time < patience)
  }

  // E16
  @Test func `when the last observer ends nothing upstream is computed`() {
    let runs = Counter()
    let a = MutableSignal(0)
    let c = a.map { runs($0) }.map { runs($0) }
    let token = c.observe { _ in }
    token.cancel()
    _ = runs.take()
    a.value = 1
    #expect(runs.take() == 0)
  }
}
