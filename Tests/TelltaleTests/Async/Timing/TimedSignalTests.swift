import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// Signals derived by time, on a clock that the test advances.
@MainActor @Suite(.timeLimit(.minutes(2))) struct TimedSignalTests {
  private let clock = ManualClock()
  private let count = MutableSignal(0)
  private let log = Recorder<Int>()

  @Test func `a debounced signal starts with the current value, and follows when it is quiet`()
    async throws
  {
    let settled = count.debounce(for: .seconds(3), clock: clock)
    let token = settled.observe { log.note($0) }
    count.value = 1
    await turns { clock.sleeperCount == 1 }
    await clock.advance(by: .seconds(2))
    count.value = 2
    await clock.advance(by: .seconds(2))
    // The timer reports early, and goes on until the deadline.
    await turns { clock.sleeperCount == 1 }
    #expect(log.values == [0])
    await clock.advance(by: .seconds(1))
    try await settled.first { $0 == 2 }
    await turns { clock.sleeperCount == 0 }
    #expect(log.values == [0, 2])
    token.cancel()
  }

  @Test func `a throttled signal follows at once, and then once in an interval`() async throws {
    let slow = count.throttle(for: .seconds(3), clock: clock)
    let token = slow.observe { log.note($0) }
    for value in 1...4 { count.value = value }
    #expect(log.values == [0, 1])
    await turns { clock.sleeperCount == 1 }
    await clock.advance(by: .seconds(3))
    try await slow.first { $0 == 4 }
    #expect(log.values == [0, 1, 4])
    await turns { clock.sleeperCount == 1 }
    count.value = 5
    #expect(log.values == [0, 1, 4])
    await clock.advance(by: .seconds(3))
    try await slow.first { $0 == 5 }
    await turns { clock.sleeperCount == 1 }
    await clock.advance(by: .seconds(3))
    // When the timer has reported, the next value is told at once again.
    await turns {
      count.value += 1
      return slow.untrackedValue == count.value
    }
    token.cancel()
  }

  /// A clock that cannot sleep.
  private struct BrokenClock: Clock {
    struct Failure: Error {}
    let minimumResolution = Duration.zero
    var now: ManualClock.Instant { .init(offset: .zero) }
    func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
      throw Failure()
    }
  }

  @Test func `a clock that fails keeps no value back`() async throws {
    let settled = count.debounce(for: .seconds(3), clock: BrokenClock())
    let limited = count.throttle(for: .seconds(3), clock: BrokenClock())
    for value in 1...3 {
      count.value = value
      try await settled.first { $0 == value }
      try await limited.first { $0 == value }
    }
  }

  @Test func `a value that is equal after the interval tells nobody`() async throws {
    let settled = count.debounce(for: .seconds(3), clock: clock)
    let runs = Counter()
    let token = settled.observe { _ in runs() }
    count.value = 1
    count.value = 0
    await turns { clock.sleeperCount == 1 }
    await clock.advance(by: .seconds(3))
    await turns { clock.sleeperCount == 0 }
    count.value = 2
    await turns { clock.sleeperCount == 1 }
    await clock.advance(by: .seconds(3))
    try await settled.first { $0 == 2 }
    #expect(runs.total == 2)
    token.cancel()
  }

  @Test func `values that are not comparable are each a change`() async throws {
    struct Plain { let number: Int }
    let source = MutableSignal(Plain(number: 0))
    let settled = source.debounce(for: .seconds(3), clock: clock)
    let token = settled.observe { log.note($0.number) }
    source.value = Plain(number: 0)
    await turns { clock.sleeperCount == 1 }
    await clock.advance(by: .seconds(3))
    await turns { log.count == 2 }
    let slow = source.throttle(for: .seconds(3), clock: clock)
    let other = slow.observe { log.note($0.number + 10) }
    source.value = Plain(number: 0)
    #expect(log.values == [0, 0, 10, 10])
    token.cancel()
    other.cancel()
  }

  @Test func `the timer ends with the derived signal, and so does the observation`() async {
    let hooks = Recorder<String>()
    let count = MutableSignal(
      0, onObserved: { hooks.note("on") }, onUnobserved: { hooks.note("off") })
    var signals = [
      count.debounce(for: .seconds(3), clock: clock),
      count.throttle(for: .seconds(3), clock: clock),
    ]
    count.value = 1
    await turns { clock.sleeperCount == 2 }
    #expect(hooks.values == ["on"])
    signals = []
    await turns { clock.sleeperCount == 0 }
    #expect(hooks.values == ["on", "off"])
    withExtendedLifetime(signals) {}
  }

  @Test func `it goes on while something depends on it`() async {
    let token = count.debounce(for: .seconds(3), clock: clock).map { $0 * 2 }.observe {
      log.note($0)
    }
    count.value = 1
    await turns { clock.sleeperCount == 1 }
    await clock.advance(by: .seconds(3))
    await turns { log.last == 2 }
    token.cancel()
    count.value = 2
    await turns { clock.sleeperCount == 0 }
  }

  @Test func `an observer in whose body it is made does not end it`() async throws {
    let other = MutableSignal(0)
    var settled: Signal<Int>?
    let token = observe {
      if other.value == 0 { settled = count.debounce(for: .seconds(3), clock: clock) }
    }
    other.value = 1
    token.cancel()
    count.value = 5
    await turns { clock.sleeperCount == 1 }
    await clock.advance(by: .seconds(3))
    try await settled?.first { $0 == 5 }
  }

  private actor Owner {
    private let count = MutableSignal(0)
    private var derived: [Signal<Int>] = []
    private let object: LifetimeTracker.Instance<Void>

    init(_ tracker: LifetimeTracker) { object = tracker.instance() }

    func start(_ clock: ManualClock) {
      derived = [
        count.debounce(for: .seconds(3), clock: clock),
        count.throttle(for: .seconds(3), clock: clock),
      ]
      count.value = 1
    }

    /// Writes at random and lets time go on, and returns what the derived signals end on.
    func run(_ clock: ManualClock, seed: Int) async -> [Int] {
      var random = SeededRandom(seed: seed)
      for value in 1...50 {
        count.value = value
        if random.once(in: 3) { await clock.advance(by: .seconds(random.below(5))) }
        for _ in 0..<random.below(3) { await Task.yield() }
      }
      while derived.contains(where: { $0.value != 50 }) {
        await clock.advance(by: .seconds(1))
        await Task.yield()
      }
      return derived.map(\.value)
    }
  }

  @Test func `an actor that owns one is not kept alive by a timer`() async {
    for _ in rounds(30) {
      let clock = ManualClock()
      let tracker = LifetimeTracker()
      do {
        let owner = Owner(tracker)
        await owner.start(clock)
        await turns { clock.sleeperCount == 2 }
      }
      await turns { tracker.alive == 0 }
      await turns { clock.sleeperCount == 0 }
    }
  }

  @Test(arguments: seedList(20))
  func `both end on the last value`(seed: UInt64) async {
    let clock = ManualClock()
    let owner = Owner(LifetimeTracker())
    await owner.start(clock)
    #expect(await owner.run(clock, seed: Int(seed)) == [50, 50])
    await clock.advance(by: .seconds(10))
    await turns { clock.sleeperCount == 0 }
  }

  @Test(arguments: [true, false])
  func `a negative interval ends the program`(isDebounce: Bool) async {
    if isDebounce {
      await #expect(processExitsWith: .failure) {
        await MainActor.run { _ = MutableSignal(0).debounce(for: .seconds(-1)) }
      }
    } else {
      await #expect(processExitsWith: .failure) {
        await MainActor.run { _ = MutableSignal(0).throttle(for: .seconds(-1)) }
      }
    }
  }
}
