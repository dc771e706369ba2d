import Telltale
import TelltaleTesting
import Testing

/// A graph whose handlers, cleanups and dying objects do anything to it, at random.
private final class World {
  struct Derived {
    let signal: Signal<Int>
    let parts: [Int]
  }

  /// Acts when it dies.
  final class Mine {
    weak var world: World?

    init(_ world: World) {
      self.world = world
    }

    deinit {
      world?.act()
    }
  }

  let tracker: LifetimeTracker
  let sources: [MutableSignal<Int>]
  var derived: [Derived] = []
  var tokens: [ObservationToken] = []
  var scope = Scope()
  var random: SeededRandom
  var budget = 0
  var depth = 0

  init(_ tracker: LifetimeTracker, seed: Int) {
    self.tracker = tracker
    random = SeededRandom(seed: seed)
    sources = (0..<4).map { _ in MutableSignal(0) }
    derived = sources.indices.map { Derived(signal: sources[$0], parts: [$0]) }
  }

  func pick() -> Derived { derived[random.below(derived.count)] }

  /// Does something at random, as long as the budget lasts.
  func act() {
    guard budget > 0, depth < 20 else { return }
    budget -= 1
    depth += 1
    defer { depth -= 1 }
    switch random.below(14) {
    case 0, 1: sources[random.below(4)].value = random.below(5)
    case 2: sources[random.below(4)].update { $0 = ($0 + 1) % 5 }
    case 3: if !tokens.isEmpty { tokens[random.below(tokens.count)].cancel() }
    case 4: if !tokens.isEmpty { _ = tokens.remove(at: random.below(tokens.count)) }
    case 5, 6: attach()
    case 7: derive()
    case 8: if derived.count > 6 { _ = derived.remove(at: random.below(derived.count)) }
    case 9:
      batch {
        act()
        act()
      }
    case 10: untracked { check(pick()) }
    case 11: scope.cancel()
    case 12: scope.run { attach() }
    default: check(pick())
    }
  }

  private func attach() {
    let (first, second) = (pick().signal, pick().signal)
    let object = tracker.instance(1)
    let mine = random.once(in: 3) ? Mine(self) : nil
    let cleans = random.once(in: 3)
    let token: ObservationToken
    if random.once(in: 2) {
      token = first.observe { [weak self] _ in withExtendedLifetime((object, mine)) { self?.act() }
      }
    } else {
      token = observe { [weak self] in
        if first.value % 2 == 0 { _ = second.value }
        if cleans { onCleanup { self?.act() } }
        withExtendedLifetime((object, mine)) { self?.act() }
      }
    }
    if random.once(in: 4) { token.store(in: scope) }
    tokens.append(token)
  }

  private func derive() {
    let (a, b) = (pick(), pick())
    let object = tracker.instance(1)
    let signal: Signal<Int>
    switch random.below(4) {
    case 0: signal = combineLatest(a.signal, b.signal).reduce { $0 + $1 * object.payload }
    case 1:
      signal = combineLatest([a.signal, b.signal]).reduce(
        0, associative: { $0 + $1 * object.payload })
    case 2:
      signal = combineLatest([a.signal, b.signal]).reduce(
        0, adding: { $0 + $1 * object.payload }, removing: { $0 - $1 * object.payload })
    default:
      let (x, y) = (a.signal, b.signal)
      signal = Computed { x.value + y.value * object.payload }
    }
    if a.parts.count + b.parts.count < 100 {
      derived.append(Derived(signal: signal, parts: a.parts + b.parts))
    }
  }

  /// Checks a derived value, once nothing has acted while it was read: a read tells observers what
  /// a batch has left to tell.
  func check(_ one: Derived) {
    while true {
      let before = budget
      let value = one.signal.value
      guard budget == before else { continue }
      let expected = one.parts.reduce(0) { $0 + sources[$1].untrackedValue }
      #expect(value == expected)
      return
    }
  }
}

@Suite struct RandomReentrancyTests {
  @Test(arguments: 0..<300)
  func `handlers may do anything`(seed: Int) {
    withLifetimeTracking { tracker in
      let world = World(tracker, seed: seed)
      for _ in 0..<40 {
        world.budget = 25
        world.act()
        world.budget = 0
        for one in world.derived { world.check(one) }
      }
      _ = tracker.instance()
      for token in world.tokens { token.cancel() }
      world.scope.cancel()
    }
  }
}
