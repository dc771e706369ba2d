import Telltale
import TelltaleBadges
import TelltaleFeeds

/// Events that must lead to the same badges in every order.
struct OrderTrial<Section: BadgeSection> {
  private let setup: [BadgeEvent<Section>]
  private let events: [BadgeEvent<Section>]
  private let policy: BadgePolicy<Section>
  private let sources: [String]

  init(
    setup: [BadgeEvent<Section>], events: [BadgeEvent<Section>], policy: BadgePolicy<Section>
  ) {
    self.setup = setup
    self.events = events.filter { $0 != .begin && $0 != .commit }
    self.policy = policy
    var sources: [String] = []
    for case .source(let name, _) in setup + events where !sources.contains(name) {
      sources.append(name)
    }
    self.sources = sources
  }
}

extension OrderTrial {
  /// Up to how many events all orders are tried, and of more how many.
  private static var mostEvents: Int { 7 }
  private static var randomOrders: Int { 500 }

  /// Events by their places, in an order that leads elsewhere than the given one.
  typealias Failure = [Int]

  /// Finds an order that leads elsewhere, of as few events as show it.
  func failure() -> Failure? {
    guard let order = firstFailure(among: Array(events.indices)) else { return nil }
    let fewer = order.shrunk { end(of: $0) != end(of: $0.sorted()) }
    return firstFailure(among: fewer.sorted()) ?? fewer
  }

  /// The message that names events by numbers from 1.
  func message(of failure: Failure) -> String {
    let given = failure.sorted()
    let number = Dictionary(uniqueKeysWithValues: zip(given, 1...))
    let usual = Self.list(given.indices.map { $0 + 1 })
    let order = Self.list(failure.compactMap { number[$0] })
    var text = ["the badges depend on the order of \(given.count) events of \(events.count)"]
    text += zip(1..., given).map { "  \($0) \(events[$1].shown)" }
    text += end(of: given).differences(from: end(of: failure)).map {
      "\($0.subject): \($0.first) after \(usual), and \($0.second) after \(order)"
    }
    return text.joined(separator: "\n")
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ", ")
  }

  /// The first order of events, or one that is found at random, that leads elsewhere.
  private func firstFailure(among places: [Int]) -> Failure? {
    let wanted = end(of: places)
    if places.count <= Self.mostEvents {
      return Orders(count: places.count).lazy.map { order in order.map { places[$0] } }
        .first { end(of: $0) != wanted }
    }
    var random = SeededRandom(seed: 1)
    return (0..<Self.randomOrders).lazy.map { _ in places.shuffled(using: &random) }
      .first { end(of: $0) != wanted }
  }

  private func end(of places: [Int]) -> ShownBadges {
    let unread = start()
    for place in places { unread.apply(events[place]) }
    return ShownBadges(of: unread, sources: sources)
  }

  private func start() -> UnreadManager<Section> {
    let unread = UnreadManager(policy: policy)
    for event in setup { unread.apply(event) }
    return unread
  }
}
