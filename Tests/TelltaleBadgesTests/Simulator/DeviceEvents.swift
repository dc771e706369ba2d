import TelltaleBadges
import TelltaleTestSupport

/// Random events as devices make them: most have no clock, version or epoch before they are applied.
///
/// Some events do not commute by what the specification says of them, and are left out: an own
/// message reads in the epoch and at the clock where it is applied; of edits with equal versions,
/// and of snapshots through equal orders, the order of arrival decides; what arrives in a source
/// once the reader left it is dropped, so leaving does not commute.
/// A move keeps an item unread where the target was read to then, so moves and reads by position
/// are in worlds of their own.
struct DeviceEvents {
  typealias Event = BadgeEvent<RootSection>

  /// Which events meet.
  enum World {
    /// Reads of all kinds, snapshots and merges, but no moves.
    case reading
    /// Moves, items that are read singly, and merges.
    case moving
  }

  let world: World
  var events: RandomEvents
  private var stated: Set<Int> = []
  private var versions = 0

  init(seed: UInt64) {
    world = seed % 4 > 0 ? .reading : .moving
    events = RandomEvents(seed: seed)
    events.isStamped = true
    events.hasMoveVersions = true
    events.sources = Simulation.sources
  }
}

extension DeviceEvents {
  /// An event that is made on a device, or that a device is the first to hear of.
  mutating func next() -> Event {
    switch events.random.below(100) {
    case 0..<34: events.arrival()
    case 34..<40: .flag(source: events.source(), on: events.chance(60), clock: clock())
    case 40..<46: .deleted(item: events.item())
    case 46..<52: edit()
    case 52..<57: .mute(source: events.source(), on: events.chance(60), clock: clock())
    case 57..<60: .archive(source: events.source(), on: events.chance(50), clock: clock())
    case 60..<64:
      .block(author: events.pick(["bob", "eve"]), on: events.chance(60), clock: clock())
    default:
      switch world {
      case .reading: reading()
      case .moving where events.chance(30): .readItem(item: events.item(), epoch: 0)
      case .moving: events.move()
      }
    }
  }

  private mutating func reading() -> Event {
    let source = events.source()
    switch events.random.below(36) {
    case 0..<10:
      return .read(
        source: source, through: events.through(), thread: events.thread(), epoch: epoch(),
        clock: clock())
    case 10..<15: return .readItem(item: events.item(), epoch: epoch())
    case 15..<19:
      return .readAll(through: events.through(), section: events.pick([nil, .messages, .tasks]))
    case 19..<24: return .unreadFrom(source: source, item: events.item(), epoch: epoch())
    case 24..<27: return .opened(source: source)
    default: return snapshot()
    }
  }

  private mutating func clock() -> Int? { events.chance(30) ? events.clock() : nil }

  private mutating func epoch() -> Int? { events.chance(30) ? events.epoch() : nil }

  private mutating func edit() -> Event {
    versions += 1
    return .edited(item: events.item(), mention: events.mention(), version: versions)
  }

  /// A snapshot through an order that no other one has.
  private mutating func snapshot() -> Event {
    var through = events.through()
    while !stated.insert(through).inserted { through += 1 }
    var sources: [String: SourceSnapshot] = [:]
    for source in events.sources where events.chance(60) {
      sources[source] = events.statement(source)
      if events.chance(70) { sources[source]?.epoch = nil }
    }
    return .snapshot(through: through, complete: events.chance(40), sources: sources)
  }
}
