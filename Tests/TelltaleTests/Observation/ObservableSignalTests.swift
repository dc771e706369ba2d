import Observation
import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// Tracks an observable signal again after each announcement: at once, or when it is asked to.
private final class Follower<Value>: @unchecked Sendable {
  let view: ObservableSignal<Value>
  let announced = Recorder<Value>()
  private let isEager: Bool

  init(_ view: ObservableSignal<Value>, isEager: Bool = false) {
    self.view = view
    self.isEager = isEager
  }

  @discardableResult func read() -> Value {
    withObservationTracking {
      view.value
    } onChange: { [unowned self] in
      announced.note(view.value)
      if isEager { read() }
    }
  }
}

@MainActor @Suite struct ObservableSignalTests {
  private let source = MutableSignal(0)
  private let log = Recorder<String>()

  @Test func `Observation is told of a change, once`() {
    let follower = Follower(source.map { $0 * 2 }.observable)
    #expect(follower.read() == 0)
    source.value = 1
    #expect(follower.announced.take() == [2])
    source.value = 2
    #expect(follower.announced.take() == [])
    #expect(follower.read() == 4)
    source.value = 3
    #expect(follower.announced.take() == [6])
  }

  @Test func `a batch is announced once, and an equal value not at all`() {
    let follower = Follower(source.map { $0 / 10 }.observable, isEager: true)
    follower.read()
    batch {
      source.value = 10
      source.value = 20
    }
    source.value = 21
    #expect(follower.announced.values == [2])
  }

  @Test func `one who tracks again in the announcement is told of every change`() {
    let follower = Follower(source.observable, isEager: true)
    follower.read()
    for value in 1...5 { source.value = value }
    #expect(follower.announced.values == [1, 2, 3, 4, 5])
  }

  @Test func `all who track are told, and each as long as it tracks`() {
    let view: ObservableSignal<Int> = source.observable
    let first = Follower(view)
    let second = Follower(view, isEager: true)
    let third = Follower(source.observable)
    for follower in [first, second, third] { follower.read() }
    source.value = 1
    source.value = 2
    #expect(first.announced.values == [1])
    #expect(second.announced.values == [1, 2])
    #expect(third.announced.values == [1])
  }

  @Test func `what an announcement writes is announced as well`() {
    let view = source.observable
    let writer = Follower(view, isEager: true)
    withObservationTracking {
      _ = view.value
    } onChange: { [source = Unchecked(source)] in
      source.object.value = 7
    }
    writer.read()
    source.value = 1
    #expect(writer.announced.last == 7)
    #expect(view.value == 7)
  }

  @Test func `a view of a mutable signal can be set`() {
    let view = source.observable
    let follower = Follower(view as ObservableSignal<Int>)
    follower.read()
    view.value += 1
    #expect(source.value == 1)
    #expect(follower.announced.values == [1])
    let property: ReferenceWritableKeyPath<ObservableMutableSignal<Int>, Int> = \.value
    view[keyPath: property] = 5
    #expect(source.value == 5)
  }

  @Test func `a view observes only as long as it is read`() {
    let hooked = MutableSignal(
      0, onObserved: { [log] in log.note("on") }, onUnobserved: { [log] in log.note("off") })
    let follower = Follower(hooked.observable as ObservableSignal<Int>)
    hooked.value = 1
    #expect(log.take() == [])
    follower.read()
    #expect(log.take() == ["on"])
    for value in 2...4 {
      hooked.value = value
      follower.read()
    }
    #expect(log.take() == [])
    #expect(follower.announced.values == [2, 3, 4])
    hooked.value = 5
    _ = follower.announced
    hooked.value = 6
    hooked.value = 7
    #expect(log.take() == ["off"])
  }

  @Test func `a read is nothing to observers and computed values`() {
    let view = source.observable
    let sum = Computed { view.value + 1 }
    #expect(sum.value == 1)
    source.value = 1
    #expect(sum.value == 1)
    #expect(view.value == 1)
  }

  @Test func `what an announcement observes goes on`() {
    let view = source.observable
    let tokens = Recorder<ObservationToken>()
    let other = MutableSignal(0)
    let things = Unchecked((tokens, other, log))
    withObservationTracking {
      _ = view.value
    } onChange: {
      let (tokens, other, log) = things.object
      tokens.note(observe { log.note("\(other.value)") })
    }
    source.value = 1
    _ = view.value
    source.value = 2
    source.value = 3
    source.value = 4
    other.value = 1
    #expect(log.values == ["0", "1"])
    tokens.last?.cancel()
  }

  @Test func `there and back, a signal is told once a turn`() async {
    let view = source.observable
    let back = observe(view, \.value)
    let boxed = observe(source.map { Boxed(number: $0) }.observable, \.value)
    let token = back.observe { [log] in log.note("\($0)") }
    let other = boxed.observe { [log] in log.note("b\($0.number)") }
    #expect(log.take() == ["0", "b0"])
    for value in 1...3 {
      source.value = value
      #expect(back.value == value)
      await turn()
      #expect(log.take().sorted() == ["\(value)", "b\(value)"])
    }
    batch { source.value = 9 }
    await turn()
    #expect(log.take().sorted() == ["9", "b9"])
    token.cancel()
    other.cancel()
  }

  @Test func `a view ends with its last reference, and so does what it follows`() {
    let source = MutableSignal(0)
    let tracker = LifetimeTracker()
    do {
      let held = tracker.instance(1)
      let view = source.map { $0 + held.payload }.observable
      withObservationTracking {
        _ = view.value
      } onChange: {
      }
    }
    #expect(tracker.alive == 0)
    source.value = 1
  }
}
