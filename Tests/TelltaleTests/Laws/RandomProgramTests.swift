import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

@Suite struct RandomProgramTests {
  /// Observers that write, against rounds played by hand.
  @Test(arguments: 0..<200)
  func `random observers that write end as the rounds say`(seed: Int) {
    var random = SeededRandom(seed: seed)
    let count = 2 + random.below(5)
    let sources = (0..<count).map { _ in MutableSignal(0) }
    let steps = (0..<(1 + random.below(8))).map { _ in
      (
        reads: (0..<(1 + random.below(3))).map { _ in random.below(count) },
        write: random.below(count), limit: 3 + random.below(20)
      )
    }
    func next(_ step: Int, _ read: (Int) -> Int) -> (index: Int, value: Int)? {
      let sum = steps[step].reads.reduce(0) { $0 + read($1) }
      let target = steps[step].write
      return sum < steps[step].limit ? (target, sum + 1) : nil
    }

    let log = Recorder<Int>()
    var values = [Int](repeating: 0, count: count)
    var changes = [Int](repeating: 0, count: count)
    var expected: [Int] = []
    var seen: [[Int]] = []

    func run(_ step: Int) -> [Int] {
      expected.append(step)
      let read = steps[step].reads.map { changes[$0] }
      if let (index, value) = next(step, { values[$0] }), value > values[index] {
        values[index] = value
        changes[index] += 1
      }
      return read
    }
    func settle() {
      var isDone = false
      while !isDone {
        // Whom the round tells is decided by what changed before it; each looks again.
        let round = seen.indices.filter { seen[$0] != steps[$0].reads.map { changes[$0] } }
        isDone = round.isEmpty
        for step in round where seen[step] != steps[step].reads.map({ changes[$0] }) {
          seen[step] = run(step)
        }
      }
    }

    var tokens: [ObservationToken] = []
    for step in steps.indices {
      observe {
        log.note(step)
        let write = next(step) { sources[$0].value }
        if let (index, value) = write, value > sources[index].untrackedValue {
          sources[index].value = value
        }
      }.store(in: &tokens)
      seen.append(run(step))
      settle()
    }
    for _ in 0..<10 {
      let (index, value) = (random.below(count), random.below(6))
      sources[index].value = value
      if values[index] != value { changes[index] += 1 }
      values[index] = value
      settle()
      #expect(sources.map(\.value) == values, "seed \(seed)")
      #expect(log.take() == expected, "seed \(seed)")
      expected = []
    }
    withExtendedLifetime(tokens) {}
  }

  /// Makes, drops, ends and nests at random; the tracker sees what stays behind.
  @Test(arguments: 0..<100)
  func `a random program leaks nothing`(seed: Int) {
    withLifetimeTracking { tracker in
      var random = SeededRandom(seed: seed)
      var sources = (0..<3).map { _ in MutableSignal(tracker.instance(0)) }
      var derived: [Signal<Int>] = sources.map { $0.map(\.payload) }
      var tokens: [ObservationToken] = []
      var scope = Scope()
      for _ in 0..<80 {
        let signal = derived[random.below(derived.count)]
        let other = derived[random.below(derived.count)]
        let object = tracker.instance(1)
        switch random.below(12) {
        case 0: derived.append(signal.map { $0 + object.payload })
        case 1:
          derived.append(Computed { signal.value % 3 == 0 ? other.value : object.payload })
        case 2: derived.append(combineLatest([signal, other]).reduce(0, associative: +))
        case 3: signal.observe { _ = $0 + object.payload }.store(in: &tokens)
        case 4:
          observe {
            _ = other.value
            _ = signal.observe { _ = $0 + object.payload }
            onCleanup { _ = object }
          }.store(in: &tokens)
        case 5: scope.run { _ = signal.observe { _ = $0 + object.payload } }
        case 6: if !tokens.isEmpty { tokens.remove(at: random.below(tokens.count)).cancel() }
        case 7: if !tokens.isEmpty { tokens.remove(at: random.below(tokens.count)) }
        case 8: if derived.count > 3 { derived.remove(at: random.below(derived.count)) }
        case 9: if random.once(in: 4) { scope = Scope() } else { scope.cancel() }
        case 10: sources[random.below(3)] = MutableSignal(object)
        default: sources[random.below(3)].value = tracker.instance(random.below(10))
        }
      }
      scope.cancel()
    }
  }
}
