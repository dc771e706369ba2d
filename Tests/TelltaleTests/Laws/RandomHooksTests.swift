import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// A graph of sources with hooks, and what a naive walk says about who is observed.
private final class World {
  /// Something that can be read, and the sources that a read of it reaches at present.
  struct Readable {
    let signal: Signal<Int>
    let reached: () -> Set<Int>
  }

  var random: SeededRandom
  let switches = (0..<3).map { _ in MutableSignal(false) }
  let isObserved = (0..<8).map { _ in Box() }
  let calls = Counter()
  var all: [Readable] = []
  var observed: [(token: ObservationToken, reached: () -> Set<Int>)] = []

  final class Box {
    var isOn = false
  }

  init(seed: Int) {
    random = SeededRandom(seed: seed)
    all = isObserved.enumerated().map { [calls] number, box in
      let source = MutableSignal(
        0,
        onObserved: {
          #expect(!box.isOn)
          box.isOn = true
          calls()
        },
        onUnobserved: {
          #expect(box.isOn)
          box.isOn = false
          calls()
        })
      return Readable(signal: source, reached: { [number] })
    }
  }

  func step() {
    let (a, b) = (all[random.below(all.count)], all[random.below(all.count)])
    let isFirst = switches[random.below(switches.count)]
    switch random.below(9) {
    case 0:
      all.append(Readable(signal: a.signal.map { $0 + 1 }, reached: a.reached))
    case 1:
      let both = combineLatest(a.signal, b.signal).reduce { $0 + $1 }
      all.append(Readable(signal: both, reached: { a.reached().union(b.reached()) }))
    case 2:
      let one = Computed { isFirst.value ? a.signal.value : b.signal.value }
      all.append(
        Readable(signal: one, reached: { isFirst.untrackedValue ? a.reached() : b.reached() }))
    case 3: isFirst.value.toggle()
    case 4: observed.append((a.signal.observe { _ in }, a.reached))
    case 5:
      let token = observe { _ = isFirst.value ? a.signal.value : b.signal.value }
      observed.append((token, { isFirst.untrackedValue ? a.reached() : b.reached() }))
    case 6, 7:
      if !observed.isEmpty { _ = observed.remove(at: random.below(observed.count)) }
    default:
      batch {
        for one in switches { one.value.toggle() }
        if !observed.isEmpty { observed.remove(at: random.below(observed.count)).token.cancel() }
      }
    }
  }

  func check() {
    var reached: Set<Int> = []
    for one in observed { reached.formUnion(one.reached()) }
    for (number, box) in isObserved.enumerated() { #expect(box.isOn == reached.contains(number)) }
  }
}

@Suite struct RandomHooksTests {
  @Test(arguments: 0..<200)
  func `a source is told that it is observed when a naive walk says so`(seed: Int) {
    let world = World(seed: seed)
    for _ in 0..<80 {
      world.step()
      world.check()
    }
    #expect(world.calls.total > 0)
    world.observed = []
    world.check()
  }

  @Test func `attaching and ending do not depend on how many sources have hooks`() {
    func time(sources count: Int) -> Duration {
      let sources = (0..<count).map { MutableSignal($0, onObserved: {}, onUnobserved: {}) }
      let total = combineLatest(sources).reduce(0, +)
      let token = total.observe { _ in }
      let time = processorTime {
        for source in sources.prefix(1_000) { source.observe { _ in }.cancel() }
      }
      token.cancel()
      return time
    }
    let few = time(sources: 1_000)
    #expect(time(sources: 16_000) < few * 6)
  }

  @Test func `ending does not depend on how many sources have hooks`() {
    func time(sources count: Int) -> Duration {
      var sources = (0..<count).map { MutableSignal($0, onObserved: {}, onUnobserved: {}) }
      var total: Signal<Int>? = combineLatest(sources).reduce(0, +)
      _ = total?.value
      total = nil
      return processorTime { sources.removeFirst(1_000) }
    }
    let few = time(sources: 2_000)
    #expect(time(sources: 32_000) < few * 6)
  }
}
