import Foundation
import TelltaleBadges
import TelltaleTestSupport
import TelltaleTesting
import Testing

struct MergeLawTests {
  typealias State = UnreadState<RootSection>

  static let sources: [BadgeEvent<RootSection>] = ["A", "B", "C"].map {
    .source($0, section: .messages)
  }

  static func program(_ seed: UInt64, _ count: Int) -> [BadgeEvent<RootSection>] {
    var events = RandomEvents(seed: seed)
    events.isStamped = true
    return (0..<count).map { _ in events.orderFreeEvent() }
  }

  static func state(_ events: [BadgeEvent<RootSection>]) -> State {
    var state = State()
    for event in sources + events { state.apply(event) }
    return state
  }

  /// Finds the first seed for which a law does not hold.
  static func check(
    _ count: Int = 24, _ law: ([BadgeEvent<RootSection>], inout SeededRandom) -> String?
  ) {
    for seed in seedList(200) {
      var random = SeededRandom(seed: Int(truncatingIfNeeded: seed &+ 77))
      if let failure = law(program(seed, count), &random) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
    }
  }

  @Test func `stamped events commute in any order`() {
    Self.check { events, random in
      let shuffled = events.shuffled(using: &random)
      let state = Self.state(shuffled)
      if Self.state(events) != state { return Self.shrunk(events, shuffled) }
      let broken = state.brokenInvariants()
      return broken.isEmpty ? nil : "\(broken) after \(shuffled.map { "\n  \($0)" }.joined())"
    }
  }

  @Test func `a move commutes with what does not read by position`() {
    Self.check { events, random in
      let events = events.compactMap { event -> BadgeEvent<RootSection>? in
        switch event {
        case .read, .unreadFrom, .snapshot: nil
        case .readItem(let item, _): .readItem(item: item, epoch: 0)
        case .mute: .moved(item: Int.random(in: 1...10, using: &random), to: "B", version: 1)
        default: event
        }
      }
      let (one, other) = (Self.state(events), Self.state(events.shuffled(using: &random)))
      let isSame = ["A", "B", "C"].allSatisfy { one.status(of: $0) == other.status(of: $0) }
      return isSame ? nil : "\(events)"
    }
  }

  @Test func `stamped events applied twice change nothing`() {
    Self.check { events, random in
      let once = Self.state(events)
      let twice = Self.state(events + events.shuffled(using: &random))
      return once == twice ? nil : Self.shrunk(events, events + events)
    }
  }

  @Test func `a split over devices merges to what one device knows`() {
    Self.check { events, random in
      var devices: [[BadgeEvent<RootSection>]] = [[], [], []]
      for event in events {
        for device in devices.indices where Bool.random(using: &random) {
          devices[device].append(event)
        }
        devices[Int.random(in: 0..<3, using: &random)].append(event)
      }
      var merged = Self.state(devices[0])
      merged.merge(Self.state(devices[1]))
      merged.merge(Self.state(devices[2]))
      if merged == Self.state(events) { return nil }
      return "\(devices.map { $0.map { "\n  \($0)" }.joined() })\n\(merged)\n\(Self.state(events))"
    }
  }

  /// A program of any events.
  static func anyState(_ seed: UInt64) -> State {
    var events = RandomEvents(seed: seed)
    events.hasMoveVersions = true
    events.isContradictory = seed % 2 == 0
    var state = Self.state([])
    for _ in 0..<40 { state.apply(events.event()) }
    return state
  }

  @Test func `merging is commutative`() {
    for seed in seedList(200) {
      let (a, b) = (Self.anyState(seed), Self.anyState(seed &+ 50_000))
      let (ab, ba) = (Self.merged(a, b), Self.merged(b, a))
      if ab != ba {
        Issue.record("seed \(seed)\n\(Self.json(ab))\n\(Self.json(ba))")
        return
      }
    }
  }

  @Test func `merging is associative`() {
    for seed in seedList(200) {
      let (a, b) = (Self.anyState(seed), Self.anyState(seed &+ 50_000))
      let c = Self.anyState(seed &+ 90_000)
      let left = Self.merged(Self.merged(a, b), c)
      let right = Self.merged(a, Self.merged(b, c))
      if left != right {
        Issue.record("seed \(seed)\n\(Self.json(left))\n\(Self.json(right))")
        return
      }
    }
  }

  @Test func `merging is associative though a list no longer names what moved`() {
    let moved = Self.state([.moved(item: 7, to: "C", thread: nil, version: 8)])
    let listed = Self.state([.snapshot(9, "B", .items([7], [7]))])
    let later = Self.state([.snapshot(10, "B", .items([]))])
    let left = Self.merged(Self.merged(moved, listed), later)
    let right = Self.merged(moved, Self.merged(listed, later))
    #expect(Self.json(left) == Self.json(right))
    #expect(left.status(of: "C").unread == 0)
    // Who applies both knows what the move has carried, and tells others.
    let both = Self.state([
      .snapshot(9, "B", .items([7], [7])), .moved(item: 7, to: "C", thread: nil, version: 8),
    ])
    #expect(Self.merged(right, both).status(of: "C").mentions == 1)
  }

  @Test func `merging is associative though a list no longer mentions what moved`() {
    let moved = Self.state([
      .snapshot(5, "A", .items([2])), .moved(item: 2, to: "B", thread: nil, version: 3),
    ])
    let mentioned = Self.state([.snapshot(6, "B", .items([2], [2]))])
    let later = Self.state([.snapshot(7, "B", .items([]))])
    let left = Self.merged(Self.merged(moved, mentioned), later)
    let right = Self.merged(moved, Self.merged(mentioned, later))
    #expect(Self.json(left) == Self.json(right))
    #expect(Self.merged(moved, mentioned).status(of: "B").mentions == 1)
  }

  @Test func `merging is idempotent`() {
    for seed in seedList(200) {
      let (a, b) = (Self.anyState(seed), Self.anyState(seed &+ 50_000))
      let ab = Self.merged(a, b)
      if Self.merged(a, a) != a {
        Issue.record("seed \(seed) \(Self.json(a))")
        return
      }
      if Self.merged(ab, a) != ab {
        Issue.record("seed \(seed) \(Self.json(ab))")
        return
      }
    }
  }

  @Test func `a merge keeps the counts of what is saved`() {
    for seed in seedList(200) {
      let merged = Self.merged(Self.anyState(seed), Self.anyState(seed &+ 50_000))
      var again = State()
      again.merge(merged)
      for source in ["A", "B", "C"] where again.status(of: source) != merged.status(of: source) {
        Issue.record("seed \(seed)")
        return
      }
    }
  }

  static func merged(_ a: State, _ b: State) -> State {
    var result = a
    result.merge(b)
    return result
  }

  static func json(_ state: State) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(state)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Leaves out events while the two orders still differ, and describes what is left.
  static func shrunk(
    _ first: [BadgeEvent<RootSection>], _ second: [BadgeEvent<RootSection>]
  ) -> String {
    var (first, second) = (first, second)
    var index = 0
    while index < first.count {
      let event = first[index]
      let fewer = first.filter { $0 != event }
      let others = second.filter { $0 != event }
      if state(fewer) != state(others) {
        (first, second) = (fewer, others)
      } else {
        index += 1
      }
    }
    return """
      \(first.map { "\n  \($0)" }.joined())
      against\(second.map { "\n  \($0)" }.joined())
      \(json(state(first)))
      \(json(state(second)))
      """
  }
}
