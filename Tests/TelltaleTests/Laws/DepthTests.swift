import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// Graphs as deep as the law "Ends" names, on stacks that would not hold one frame a node.
@Suite(.serialized) struct DepthTests {
  private static let stack = 512 << 10
  #if DEBUG
    // Unoptimized frames take 100 bytes and more: one a node would not fit by far.
    private static let depth = 100_000
    private static let nested = 5_000
  #else
    private static let depth = 1_000_000
    private static let nested = 25_000
  #endif

  private static func maps(_ source: Signal<Int>, _ count: Int = depth) -> Signal<Int> {
    var signal = source
    for _ in 0..<count { signal = signal.map { $0 &+ 1 } }
    return signal
  }

  /// Computed values whose closures never nest, as each is read when it is made.
  private static func computeds(_ source: Signal<Int>, _ count: Int = depth) -> Signal<Int> {
    var signal = source
    for _ in 0..<count {
      let input = signal
      signal = Computed { input.value &+ 1 }
      _ = signal.value
    }
    return signal
  }

  @Test func `a million maps are read for the first time`() {
    runOnThread(stackSize: Self.stack) {
      let source = MutableSignal(0)
      let end = Self.maps(source)
      #expect(end.value == Self.depth)
    }
  }

  @Test func `a million maps are read again after a change`() {
    runOnThread(stackSize: Self.stack) {
      let source = MutableSignal(0)
      let end = Self.maps(source)
      #expect(end.value == Self.depth)
      source.value = 5
      #expect(end.value == Self.depth + 5)
    }
  }

  @Test func `a million maps are told and torn down`() {
    runOnThread(stackSize: Self.stack) {
      let log = Recorder<Int>()
      let source = MutableSignal(0)
      let token = Self.maps(source).observe { log.note($0) }
      source.value = 1
      batch {
        source.value = 2
        source.value = 3
      }
      #expect(log.values == [0, 1, 3].map { $0 + Self.depth })
      token.cancel()
      source.value = 4
    }
  }

  @Test func `a million computed values are told and torn down`() {
    runOnThread(stackSize: Self.stack) {
      let log = Recorder<Int>()
      let source = MutableSignal(0)
      let token = Self.computeds(source).observe { log.note($0) }
      source.value = 1
      #expect(log.values == [0, 1].map { $0 + Self.depth })
      token.cancel()
    }
  }

  @Test func `a million computed values are read again after a change`() {
    runOnThread(stackSize: Self.stack) {
      let source = MutableSignal(0)
      let end = Self.computeds(source)
      source.value = 1
      #expect(end.value == Self.depth + 1)
    }
  }

  @Test func `a million maps that nobody read are torn down`() {
    runOnThread(stackSize: Self.stack) {
      withLifetimeTracking { tracker in
        let source = MutableSignal(tracker.instance(0))
        let end = Self.maps(source.map { $0.payload })
        withExtendedLifetime(end) {}
      }
    }
  }

  @Test(arguments: [true, false])
  func `a million maps are torn down from either end`(isSourceFirst: Bool) {
    runOnThread(stackSize: Self.stack) {
      withLifetimeTracking { tracker in
        var source: MutableSignal<LifetimeTracker.Instance<Int>>? = MutableSignal(
          tracker.instance(0))
        var end = source.map { Self.maps($0.map { $0.payload }) }
        #expect(end?.value == Self.depth)
        if isSourceFirst { source = nil }
        end = nil
        withExtendedLifetime((source, end)) {}
      }
    }
  }

  @Test func `a million maps that a dropped token held are torn down`() {
    runOnThread(stackSize: Self.stack) {
      withLifetimeTracking { tracker in
        let source = MutableSignal(tracker.instance(0))
        var token: ObservationToken? = Self.maps(source.map { $0.payload }).observe { _ in }
        source.value = tracker.instance(1)
        withExtendedLifetime(token) {}
        token = nil
      }
    }
  }

  @Test(arguments: [500, 3_000, 30_000])
  func `a chain of 500 to 30,000 overflows no stack`(depth: Int) {
    runOnThread(stackSize: Self.stack) {
      let log = Recorder<Int>()
      let source = MutableSignal(0)
      let token = Self.maps(source, depth).observe { log.note($0) }
      source.value = 1
      #expect(log.values == [depth, depth + 1])
      token.cancel()
    }
  }

  @Test func `a chain that is cut off tells nobody`() {
    runOnThread(stackSize: Self.stack) {
      let runs = Counter()
      let source = MutableSignal(1)
      let token = Self.maps(Self.maps(source, 1_000).map { $0 * 0 }).observe { _ in runs() }
      source.value = 2
      #expect(runs.total == 1)
      token.cancel()
    }
  }

  @Test func `nested computed values are read for the first time`() {
    runOnThread(stackSize: 8 << 20) {
      let source = MutableSignal(0)
      var end: Signal<Int> = source
      for _ in 0..<Self.nested {
        let input = end
        end = Computed { input.value + 1 }
      }
      #expect(end.value == Self.nested)
      source.value = 1
      #expect(end.value == Self.nested + 1)
    }
  }

  @Test func `nested computed values are observed for the first time`() {
    runOnThread(stackSize: 8 << 20) {
      let source = MutableSignal(0)
      var end: Signal<Int> = source
      for _ in 0..<Self.nested {
        let input = end
        end = Computed { input.value + 1 }
      }
      let log = Recorder<Int>()
      let token = end.observe { log.note($0) }
      source.value = 1
      #expect(log.values == [Self.nested, Self.nested + 1])
      token.cancel()
    }
  }

  @Test func `a million observers of one source are told and torn down`() {
    runOnThread(stackSize: Self.stack) {
      let runs = Counter()
      let source = MutableSignal(0)
      var tokens = (0..<Self.depth).map { _ in source.observe { _ in runs() } }
      source.value = 1
      #expect(runs.total == 2 * Self.depth)
      withExtendedLifetime(tokens) {}
      tokens = []
      #expect(tokens.isEmpty)
    }
  }

  @Test func `a million observers are cancelled in random order`() {
    runOnThread(stackSize: Self.stack) {
      let runs = Counter()
      let source = MutableSignal(0)
      let derived = source.map { $0 + 1 }
      let tokens = (0..<Self.depth).map { number in
        (number % 2 == 0 ? source : derived).observe { _ in runs() }
      }
      var random = SeededRandom(seed: 1)
      let shuffled = tokens.shuffled(using: &random)
      for token in shuffled.prefix(Self.depth / 2) { token.cancel() }
      _ = runs.take()
      source.value = 1
      #expect(runs.take() == Self.depth - Self.depth / 2)
      for token in shuffled { token.cancel() }
      source.value = 2
      #expect(runs.take() == 0)
    }
  }

  @Test func `a ladder of diamonds is told in linear work`() {
    runOnThread(stackSize: 8 << 20) {
      let runs = Counter()
      let source = MutableSignal(0)
      var end: Signal<Int> = source
      for _ in 0..<2_000 {
        let left = end.map { runs($0 &+ 1) }
        let right = end.map { runs($0 &- 1) }
        end = combineLatest(left, right).reduce { runs($0 &+ $1) &>> 1 }
      }
      let log = Recorder<Int>()
      let token = end.observe { log.note($0) }
      #expect(runs.take() == 6_000)
      source.value = 8
      #expect(runs.take() == 6_000)
      #expect(log.values == [0, 8])
      token.cancel()
    }
  }
}
