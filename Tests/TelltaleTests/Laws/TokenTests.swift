import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

@Suite struct TokenTests {
  @Test func `a dropped token ends its observation`() {
    let runs = Counter()
    let a = MutableSignal(0)
    var token: ObservationToken? = a.observe { _ in runs() }
    a.value = 1
    #expect(runs.take() == 2)
    withExtendedLifetime(token) {}
    token = nil
    a.value = 2
    #expect(runs.take() == 0)
  }

  @Test func `a token that nobody takes ends at once`() {
    let runs = Counter()
    let a = MutableSignal(0)
    _ = a.observe { _ in runs() }
    a.value = 1
    #expect(runs.total == 1)
  }

  @Test func `cancelling twice is harmless`() {
    let runs = Counter()
    let a = MutableSignal(0)
    let token = observe {
      runs(a.value)
      onCleanup { runs() }
    }
    token.cancel()
    token.cancel()
    a.value = 1
    #expect(runs.total == 2)
  }

  @Test func `a token in an array lives as long as the array`() {
    let runs = Counter()
    let a = MutableSignal(0)
    var tokens: [ObservationToken] = []
    a.observe { _ in runs() }.store(in: &tokens)
    observe { runs(a.value) }.store(in: &tokens)
    #expect(tokens.count == 2)
    a.value = 1
    #expect(runs.take() == 4)
    tokens.removeAll()
    a.value = 2
    #expect(runs.take() == 0)
  }

  @Test func `a token in an array and a scope ends with the scope`() {
    let runs = Counter()
    let a = MutableSignal(0)
    let scope = Scope()
    var tokens: [ObservationToken] = []
    a.observe { _ in runs() }.store(in: &tokens)
    tokens[0].store(in: scope)
    tokens = []
    a.value = 1
    #expect(runs.take() == 2)
    scope.cancel()
    a.value = 2
    #expect(runs.take() == 0)
  }

  @Test func `a token equals itself alone`() {
    let a = MutableSignal(0)
    let first = a.observe { _ in }
    let second = a.observe { _ in }
    let same = first
    #expect(first == same)
    #expect(first != second)
    #expect(first.hashValue == same.hashValue)
    #expect(Set([first, second, same]).count == 2)
    first.cancel()
    #expect(first == same)
  }

  @Test func `tokens in a set stay alive in it`() {
    let runs = Counter()
    let a = MutableSignal(0)
    var tokens: Set<ObservationToken> = []
    for _ in 0..<3 { tokens.insert(a.observe { _ in runs() }) }
    _ = runs.take()
    a.value = 1
    #expect(runs.take() == 3)
    tokens.removeFirst()
    a.value = 2
    #expect(runs.take() == 2)
  }

  @Test func `a token made by its initializer is an observation`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let token = ObservationToken(label: "made") { log.note(a.value) }
    a.value = 2
    token.cancel()
    a.value = 3
    #expect(log.values == [1, 2])
  }

  @Test func `classes with a method named observe have two ways to observe`() {
    final class Model {
      let a = MutableSignal(1)
      let log = Recorder<Int>()
      var tokens: [ObservationToken] = []

      func observe(_ key: String) {}

      func start() {
        ObservationToken { [a, log] in log.note(a.value) }.store(in: &tokens)
        Telltale.observe { [a, log] in log.note(a.value * 10) }.store(in: &tokens)
      }
    }
    let model = Model()
    model.start()
    model.a.value = 2
    #expect(model.log.values == [1, 10, 2, 20])
  }
}
