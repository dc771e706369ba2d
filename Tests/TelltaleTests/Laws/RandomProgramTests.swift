import Telltale
import TelltaleTestSupport
import Testing

/// Recomputes everything: the graph that the library must be indistinguishable from.
private struct ReferenceGraph {
  enum Rule {
    case sum([Int])
    case choice(Int, Int, Int)
    case plateau(Int)
    case constant(Int)
    case picked([Int], Int)
  }

  var sources: [Int]
  var rules: [Rule] = []

  init(random: inout SeededRandom) {
    sources = (0..<(1 + random.below(4))).map { _ in random.below(10) }
    for _ in 0..<random.below(14) {
      let count = sources.count + rules.count
      func node() -> Int { random.below(count) }
      let inputs = (0..<(1 + random.below(4))).map { _ in node() }
      switch random.below(6) {
      case 0: rules.append(.choice(node(), node(), node()))
      case 1: rules.append(.plateau(node()))
      case 2: rules.append(.picked(inputs, node()))
      case 3 where random.once(in: 3): rules.append(.constant(node()))
      default: rules.append(.sum(inputs))
      }
    }
  }

  var values: [Int] {
    var values = sources
    for rule in rules { values.append(Self.value(of: rule) { values[$0] }) }
    return values
  }

  static func value(of rule: Rule, _ read: (Int) -> Int) -> Int {
    switch rule {
    case .sum(let inputs): inputs.reduce(0) { ($0 + read($1)) % 1_000 }
    case .choice(let condition, let a, let b): read(condition) % 2 == 0 ? read(a) : read(b)
    case .plateau(let input): read(input) / 4
    case .constant(let input): read(input) * 0
    case .picked(let inputs, let index): read(inputs[read(index) % inputs.count])
    }
  }
}

@Suite struct RandomProgramTests {
  /// What a program did to one observer.
  private struct Observation {
    let node: Int
    let name: Int
    let token: ObservationToken
    var seen: Int
  }

  @Test(arguments: 0..<400)
  func `a random program equals recomputation`(seed: Int) {
    var random = SeededRandom(seed: seed)
    var reference = ReferenceGraph(random: &random)
    let sources = reference.sources.map { MutableSignal($0) }
    var nodes: [Signal<Int>] = sources
    let runs = reference.rules.map { _ in Counter() }
    for (index, rule) in reference.rules.enumerated() {
      let before = nodes
      nodes.append(
        Computed { runs[index](ReferenceGraph.value(of: rule) { before[$0].value }) })
    }
    var live: [Observation] = []
    var names = 0
    let log = Recorder<[Int]>()

    /// Does something to the graph and checks who is told, of what, in which order, how often.
    func change(_ body: () -> Void, mayReadBetween: Bool = false) {
      _ = log.take()
      for counter in runs { _ = counter.take() }
      body()
      let values = reference.values
      var expected: [[Int]] = []
      for index in live.indices where values[live[index].node] != live[index].seen {
        live[index].seen = values[live[index].node]
        expected.append([live[index].name, live[index].seen])
      }
      #expect(log.values == expected, "seed \(seed)")
      if !mayReadBetween {
        #expect(runs.allSatisfy { $0.take() <= 1 }, "seed \(seed): computed twice")
      }
    }

    for _ in 0..<50 {
      switch random.below(8) {
      case 0, 1, 2:
        let (index, value) = (random.below(sources.count), random.below(10))
        reference.sources[index] = value
        change { sources[index].value = value }
      case 3:
        let isReading = random.once(in: 2)
        let writes = (0..<random.below(6)).map { _ in
          (random.below(sources.count), random.below(10), random.below(nodes.count))
        }
        change(
          {
            batch {
              for (index, value, node) in writes {
                reference.sources[index] = value
                sources[index].value = value
                guard isReading else { continue }
                #expect(nodes[node].value == reference.values[node], "seed \(seed)")
              }
            }
          }, mayReadBetween: isReading)
      case 4:
        let node = random.below(nodes.count)
        let name = names
        names += 1
        let token = nodes[node].observe { log.note([name, $0]) }
        let value = reference.values[node]
        #expect(log.values.last == [name, value], "seed \(seed)")
        live.append(Observation(node: node, name: name, token: token, seen: value))
      case 5:
        guard !live.isEmpty else { break }
        live.remove(at: random.below(live.count)).token.cancel()
      default:
        let node = random.below(nodes.count)
        #expect(nodes[node].value == reference.values[node], "seed \(seed)")
      }
    }
    #expect(nodes.map(\.value) == reference.values, "seed \(seed)")
  }

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
