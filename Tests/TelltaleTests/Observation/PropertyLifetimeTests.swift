import Observation
import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// An object whose life and whose value's are counted.
@Observable private final class Counted {
  var value: LifetimeTracker.Instance<Int>
  var number = 0
  @ObservationIgnored let life: LifetimeTracker.Instance<Void>

  init(_ tracker: LifetimeTracker) {
    value = tracker.instance(0)
    life = tracker.instance()
  }
}

/// An actor that owns all of it: the object, a signal of it, and an observer.
private actor Owner {
  private let counted: Counted
  private var signal: Signal<Int>?
  private var token: ObservationToken?
  private let told: LifetimeTracker.Instance<Void>

  init(_ tracker: LifetimeTracker) {
    counted = Counted(tracker)
    told = tracker.instance()
  }

  func start() {
    signal = observe(counted, \.number).map { [told] in $0 + (told.payload == () ? 1 : 0) }
    token = signal?.observe { _ in }
  }

  func change() {
    counted.number += 1
  }
}

/// Makes signals of an object that lives on, reads and observes them, and changes what they read.
@MainActor private func makeAndChange() async {
  let model = Model()
  let choice = MutableSignal(0)
  let other = observe(model, \.other)
  let token = observe {
    _ = choice.value + observe(model, \.number).value + other.map { $0 + 1 }.value
  }
  requireConstantMemory { number in
    choice.value = number
    _ = observe(model, \.text).map { $0 == nil }.value
    batch { model.other = number }
    model.other = number + 1
    _ = other.value
  }
  token.cancel()
  await turn()
}

@MainActor @Suite struct PropertyLifetimeTests {
  private let tracker = LifetimeTracker()

  @Test func `a signal keeps the object alive and ends with its last reference`() async {
    var signal: Signal<LifetimeTracker.Instance<Int>>? = observe(Counted(tracker), \.value)
    #expect(signal?.value.payload == 0)
    #expect(tracker.alive == 2)
    signal = nil
    #expect(tracker.alive == 0)
  }

  @Test func `Observation keeps no signal and no observer`() async {
    let model = Model()
    do {
      let held = tracker.instance(1)
      let derived = observe(model, \.number).map { $0 + held.payload }
      let token = derived.observe { _ = $0 + held.payload }
      model.number = 1
      await turn()
      _ = derived.value
      token.cancel()
    }
    #expect(tracker.alive == 0)
    model.number = 2
    await turn()
  }

  @Test func `an observer that ends while it waits for the turn is not told`() async {
    let model = Model()
    let log = Recorder<Int>()
    do {
      let held = tracker.instance(1)
      let token = observe(model, \.number).observe { log.note($0 * held.payload) }
      model.number = 1
      token.cancel()
    }
    await turn()
    #expect(log.values == [0])
    #expect(tracker.alive == 0)
  }

  @Test func `everything may end while observers wait for the turn`() async {
    do {
      let counted = Counted(tracker)
      let token = observe { _ = observe(counted, \.number).value }
      counted.number = 1
      withExtendedLifetime(token) {}
    }
    await turn()
    #expect(tracker.alive == 0)
  }

  @Test func `an object made where one was that had signals is followed`() async {
    for number in 1...20 {
      let model = Model()
      let twice = observe(model, \.number).map { $0 * 2 }
      model.number = -1
      #expect(twice.value == -2)
      model.number = number
      #expect(twice.value == number * 2)
    }
    await turn()
  }

  @Test func `an actor that owns an object and its signals ends`() async {
    do {
      let owner = Owner(tracker)
      await owner.start()
      await owner.change()
    }
    for _ in 0..<1000 where tracker.alive > 0 { await Task.yield() }
    #expect(tracker.alive == 0)
  }

  @Test func `memory does not grow with the number of signals or changes`() async {
    await #expect(processExitsWith: .success) {
      await makeAndChange()
    }
  }
}
