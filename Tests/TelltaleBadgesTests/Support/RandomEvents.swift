import TelltaleBadges
import TelltaleTesting

/// Random events of a small world, so that they meet.
struct RandomEvents {
  var random: SeededRandom
  var sources = ["A", "B", "C"]
  var items = 10
  /// Whether clocks, versions and epochs are always given.
  var isStamped = false
  /// Whether items arrive, and are listed, in sources that contradict each other.
  var isContradictory = false
  /// Whether moves carry a version.
  var hasMoveVersions = false
  var nextClock = 1

  init(seed: UInt64) { random = SeededRandom(seed: Int(truncatingIfNeeded: seed)) }
}

extension RandomEvents {
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  mutating func item() -> Int { Int.random(in: 1...items, using: &random) }

  mutating func through() -> Int { Int.random(in: 0...(items + 1), using: &random) }

  mutating func thread() -> String? { pick([nil, nil, "main", "T", "U"]) }

  mutating func source() -> String { pick(sources) }

  mutating func epoch() -> Int? {
    if isStamped { return pick([0, 0, 0, 1, 2]) }
    return chance(20) ? pick([0, 1, 2]) : nil
  }

  mutating func clock() -> Int? {
    nextClock += 1
    if isStamped { return Int.random(in: 0...12, using: &random) }
    return chance(30) ? Int.random(in: 0...20, using: &random) : nil
  }

  mutating func mention() -> Mention? { pick([nil, nil, .direct, .everyone]) }

  /// An item that always tells the same when it arrives.
  mutating func arrival(_ authors: [String] = ["bob", "bob", "eve", "me"]) -> BadgeEvent<
    RootSection
  > {
    let item = item()
    if !isStamped {
      return .arrived(
        source: home(item), item: item, author: pick(authors), mention: mention(),
        thread: thread(),
        kind: pick([.message, .message, .message, .system, .reaction]))
    }
    let home = home(item)
    return .arrived(
      source: home, item: item, author: item % 4 == 0 ? "eve" : "bob",
      mention: item % 3 == 0 ? .direct : item % 5 == 0 ? .everyone : nil,
      thread: item % 6 == 5 ? "T" : nil, kind: item % 7 == 6 ? .system : .message)
  }

  mutating func home(_ item: Int) -> String {
    isContradictory && chance(30) ? source() : sources[item % sources.count]
  }

  mutating func statement(_ source: String) -> SourceSnapshot {
    let epoch = isStamped ? pick([0, 0, 1]) : nil
    if chance(50) {
      let unread = Int.random(in: 0...4, using: &random)
      return SourceSnapshot(
        unread: unread, mentions: Int.random(in: 0...5, using: &random), atLeast: chance(30),
        epoch: epoch)
    }
    var orders: [Int] = []
    for item in 1...items where chance(60) {
      if home(item) == source { orders.append(item) }
    }
    return SourceSnapshot(
      items: orders, mentions: orders.filter { _ in chance(40) } + (chance(10) ? [99] : []),
      epoch: epoch)
  }

  mutating func snapshot() -> BadgeEvent<RootSection> {
    var statements: [String: SourceSnapshot] = [:]
    for source in sources where chance(60) { statements[source] = statement(source) }
    if chance(10) { statements["X"] = SourceSnapshot(unread: 1, mentions: 0) }
    return .snapshot(through: through(), complete: !isStamped && chance(40), sources: statements)
  }

  mutating func policy() -> BadgeEvent<RootSection> {
    .policy(
      BadgePolicyChange(
        preset: chance(20) ? pick(BadgePreset.allCases) : nil,
        styles: chance(40) ? [pick(RootSection.allCases): pick(BadgeStyle.allCases)] : nil,
        cap: chance(30) ? pick([2, 5, 99]) : nil, icon: chance(20) ? [.messages, .tasks] : nil,
        muted: chance(40) ? pick(MutedCounting.allCases) : nil,
        ownItemReads: chance(30) ? chance(50) : nil,
        threads: chance(40) ? pick(ThreadCounting.allCases) : nil,
        unit: chance(40) ? pick(BadgeUnit.allCases) : nil,
        iconUnit: chance(40) ? pick(BadgeUnit.allCases) : nil,
        accounts: chance(30) ? pick(AccountCounting.allCases) : nil))
  }

  /// A move; stamped ones have a version that tells the targets apart.
  mutating func move() -> BadgeEvent<RootSection> {
    let (to, thread) = (pick(sources + ["X"]), thread())
    let target = sources.firstIndex(of: to) ?? 0
    let version = 3 * target + (thread == "T" ? 1 : thread == "U" ? 2 : 0)
    return .moved(item: item(), to: to, thread: thread, version: hasMoveVersions ? version : nil)
  }

  /// Any event but those of accounts.
  mutating func event() -> BadgeEvent<RootSection> {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<30: return arrival()
    case 30..<38:
      return .read(
        source: source(), through: through(), thread: thread(), epoch: epoch(), clock: clock())
    case 38..<42: return .readItem(item: item(), epoch: epoch())
    case 42..<44: return .readAll(through: through(), section: chance(50) ? .messages : nil)
    case 44..<48: return .unreadFrom(source: source(), item: item(), epoch: epoch())
    case 48..<52: return .flag(source: source(), on: chance(60), clock: clock())
    case 52..<55: return .deleted(item: item())
    case 55..<59: return .edited(item: item(), mention: mention(), version: clock())
    case 59..<65: return move()
    case 65..<68: return .mute(source: source(), on: chance(60), clock: clock())
    case 68..<70: return .archive(source: source(), on: chance(50), clock: clock())
    case 70..<73: return .block(author: pick(["bob", "eve"]), on: chance(60), clock: clock())
    case 73..<80: return snapshot()
    case 80..<82: return .leave(source: source())
    case 82..<87: return .source(source(), section: pick([.messages, .messages, .tasks]))
    case 87..<90: return .opened(source: source())
    case 90..<91: return .closed(source: source())
    case 91..<93: return chance(50) ? .background : .foreground
    case 93..<95: return .restart
    default: return policy()
    }
  }

  /// An event whose order must not matter: it carries its clock, version and epoch.
  mutating func orderFreeEvent() -> BadgeEvent<RootSection> {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<35: return arrival()
    case 35..<47:
      return .read(
        source: source(), through: through(), thread: thread(), epoch: epoch(), clock: clock())
    case 47..<52: return .readItem(item: item(), epoch: epoch())
    case 52..<58: return .unreadFrom(source: source(), item: item(), epoch: pick([1, 2]))
    case 58..<66: return .flag(source: source(), on: chance(60), clock: clock())
    case 66..<72: return .deleted(item: item())
    case 72..<78:
      nextClock += 1
      return .edited(item: item(), mention: mention(), version: nextClock)
    case 78..<84: return .mute(source: source(), on: chance(60), clock: clock())
    case 84..<88: return .archive(source: source(), on: chance(50), clock: clock())
    case 88..<92: return .block(author: pick(["bob", "eve"]), on: chance(60), clock: clock())
    default: return distinctSnapshot()
    }
  }

  /// A snapshot valid through an order no other snapshot has.
  mutating func distinctSnapshot() -> BadgeEvent<RootSection> {
    nextClock += 1
    guard case .snapshot(_, let complete, var sources) = snapshot() else { return .begin }
    sources["X"] = nil
    return .snapshot(through: nextClock, complete: complete, sources: sources)
  }
}
