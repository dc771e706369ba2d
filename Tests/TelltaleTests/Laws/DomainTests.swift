import Foundation
import Synchronization
import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// An object of a screen: it owns signals, computed values, observers and bindings of a graph
/// that lives longer than it does.
private final class Screen: BindingTarget {
  let bindings = Bindings()
  let own = MutableSignal(0)
  let title: Computed<String>
  let scope = Scope()
  var tokens: [ObservationToken] = []
  var text = ""
  private let object: LifetimeTracker.Instance<Int>

  init(_ shared: MutableSignal<Int>, _ tracker: LifetimeTracker, onEnd: @escaping () -> Void) {
    let object = tracker.instance(1)
    self.object = object
    title = Computed { [own] in "\(shared.value + own.value + object.payload)" }
    bind(\.text, to: title)
    title.observe { _ = $0 + "\(object.payload)" }.store(in: &tokens)
    observe { [own] in
      own.value = shared.value + object.payload
      _ = own.map { $0 + object.payload }.observe { _ in }
      onCleanup(onEnd)
    }.store(in: &tokens)
    scope.run { _ = shared.map { $0 * object.payload }.observe { _ in } }
    let sum = combineLatest(shared, own).reduce { $0 + $1 * object.payload }
    sum.scan(0) { $0 + $1 }.observe { _ in }.store(in: &tokens)
  }
}

@Suite(.serialized) struct DomainTests {
  @inline(never)
  private func handOff(
    _ shared: MutableSignal<Int>, _ tracker: LifetimeTracker, onEnd: @escaping () -> Void = {}
  ) -> Handoff<Screen> {
    Handoff(Screen(shared, tracker, onEnd: onEnd))
  }

  @Test func `an object that owns signals may be released on any thread at work`() {
    let tracker = LifetimeTracker()
    let shared = MutableSignal(0)
    let steady = Recorder<Int>()
    let token = shared.observe { steady.note($0) }
    for _ in rounds(200) {
      let handoff = handOff(shared, tracker)
      shared.value += 1
      handoff.dropOnThread()
      while !handoff.isDropped { shared.value += 1 }
      shared.value += 1
      #expect(tracker.alive == 0)
    }
    #expect(steady.values == Array(0...shared.value))
    token.cancel()
  }

  @Test func `several objects may be released on several threads at once`() {
    let tracker = LifetimeTracker()
    let shared = MutableSignal(0)
    for _ in rounds(30) {
      let handoffs = (0..<4).map { _ in handOff(shared, tracker) }
      for handoff in handoffs { handoff.dropOnThread() }
      while !handoffs.allSatisfy(\.isDropped) {
        batch {
          shared.value += 1
          shared.value += 1
        }
      }
      shared.value += 1
      #expect(tracker.alive == 0)
    }
  }

  @Test func `cleanups run in the domain at its next operation`() {
    let tracker = LifetimeTracker()
    let shared = MutableSignal(0)
    let domain = Thread.current
    let ends = Counter()
    let isInDomain = Recorder<Bool>()
    let handoff = handOff(shared, tracker) {
      ends()
      isInDomain.note(Thread.current == domain)
    }
    _ = ends.take()
    runOnThread { handoff.drop() }
    shared.value += 1
    #expect(ends.take() == 1)
    #expect(isInDomain.values.allSatisfy { $0 })
    #expect(tracker.alive == 0)
  }

  private final class Pile {
    var tokens: [ObservationToken] = []
    var derived: [Signal<Int>] = []
  }

  @inline(never)
  private func pile(_ fill: (Pile) -> Void) -> Handoff<Pile> {
    let pile = Pile()
    fill(pile)
    return Handoff(pile)
  }

  @Test func `an observer released on another thread is not told again`() {
    let log = Recorder<Int>()
    let shared = MutableSignal(0)
    let handoff = pile { pile in
      shared.map { $0 * 10 }.observe { log.note($0) }.store(in: &pile.tokens)
      observe { log.note(shared.value) }.store(in: &pile.tokens)
    }
    shared.value = 1
    runOnThread { handoff.drop() }
    _ = log.take()
    shared.value = 2
    #expect(log.values == [])
  }

  @Test func `derived values released on another thread are freed at the next operation`() {
    let tracker = LifetimeTracker()
    let shared = MutableSignal(0)
    let handoff = pile { pile in
      let object = tracker.instance(1)
      for _ in 0..<10 { pile.derived.append(shared.map { $0 + object.payload }) }
      _ = pile.derived.map(\.value)
    }
    runOnThread { handoff.drop() }
    shared.value = 1
    _ = shared.map { $0 }.value
    #expect(tracker.alive == 0)
  }

  @Test func `a read is an operation as well`() {
    let tracker = LifetimeTracker()
    let shared = MutableSignal(0)
    let derived = shared.map { $0 + 1 }
    let handoff = pile { pile in
      let object = tracker.instance(1)
      derived.observe { _ = $0 + object.payload }.store(in: &pile.tokens)
    }
    runOnThread { handoff.drop() }
    shared.value = 1
    #expect(derived.value == 2)
    #expect(tracker.alive == 0)
  }

  @Test func `the last hook runs in the domain after a release on another thread`() {
    let log = Recorder<String>()
    let domain = Thread.current
    let shared = MutableSignal(
      0, onObserved: { log.note("on") },
      onUnobserved: { log.note(Thread.current == domain ? "off" : "astray") })
    let handoff = pile { shared.observe { _ in }.store(in: &$0.tokens) }
    runOnThread { handoff.drop() }
    shared.value = 1
    #expect(log.values == ["on", "off"])
  }

  @Test func `a whole graph released on another thread is freed`() {
    let tracker = LifetimeTracker()
    @inline(never) func make() -> Handoff<Screen> { handOff(MutableSignal(0), tracker) }
    for _ in rounds(50) {
      let handoff = make()
      runOnThread { handoff.drop() }
    }
    let other = MutableSignal(0)
    other.observe { _ in }.cancel()
    #expect(tracker.alive == 0)
  }

  /// A graph on its way to another domain, which nobody else refers to.
  private final class Parcel: @unchecked Sendable {
    let source = MutableSignal(0)
    var tokens: [ObservationToken] = []

    init() {
      for _ in 0..<4 { source.observe { _ in }.store(in: &tokens) }
      source.map { $0 + 1 }.observe { _ in }.store(in: &tokens)
    }
  }

  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  private actor Recipient {
    func work(on parcel: Parcel) -> Int {
      parcel.tokens = []
      for _ in 0..<20 { parcel.source.value += 1 }
      return parcel.source.value
    }
  }

  @Test @MainActor func `a graph sent elsewhere may drop its tokens first`() async {
    let recipient = Recipient()
    let own = MutableSignal(0)
    let token = own.observe { _ in }
    for _ in rounds(300) {
      let parcel = Parcel()
      let flag = Flag()
      let work = Task.detached {
        defer { flag.isSet.store(true, ordering: .releasing) }
        return await recipient.work(on: parcel)
      }
      // This domain is at work meanwhile, and looks into its inbox.
      while !flag.isSet.load(ordering: .acquiring) { own.value += 1 }
      #expect(await work.value == 20)
    }
    token.cancel()
  }

  @Test func `two graphs made on one thread may part to two actors`() async {
    let recipients = (Recipient(), Recipient())
    for _ in rounds(300) {
      let parcels = (Parcel(), Parcel())
      async let one = recipients.0.work(on: parcels.0)
      async let other = recipients.1.work(on: parcels.1)
      #expect(await one + other == 40)
    }
  }

  private actor Store {
    let source = MutableSignal(0)
    var tokens: [ObservationToken] = []
    var sum = 0

    init(_ tracker: LifetimeTracker) {
      let object = tracker.instance(1)
      let derived = source.map { $0 + object.payload }
      derived.observe { _ = $0 + object.payload }.store(in: &tokens)
      observe { [source] in _ = source.value + derived.value }.store(in: &tokens)
    }

    func add(_ value: Int) -> Int {
      source.value += value
      return source.value
    }
  }

  @Test func `an actor that owns signals may die on any thread`() async {
    let tracker = LifetimeTracker()
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<100 {
        let store = Store(tracker)
        for _ in 0..<3 {
          group.addTask {
            var last = 0
            for _ in 0..<10 { last = await store.add(1) }
            return last
          }
        }
      }
      for await result in group { #expect((10...30).contains(result)) }
    }
    // The threads on which the actors ran find what was released when they are at work again.
    for _ in 0..<10_000 where tracker.alive > 0 {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask {
            let other = MutableSignal(0)
            other.observe { _ in }.cancel()
          }
        }
      }
    }
    #expect(tracker.alive == 0)
  }

  @Test func `graphs on several threads know nothing of each other`() {
    let failures = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 8) { worker in
      let a = MutableSignal(0)
      let c = a.map { $0 * 2 }
      var sum = 0
      let token = observe { sum += c.value + a.value }
      for value in 1...500 { a.value = value }
      token.cancel()
      if sum != 3 * 500 * 501 / 2 { failures.add(1, ordering: .relaxed) }
    }
    #expect(failures.load(ordering: .relaxed) == 0)
  }
}
