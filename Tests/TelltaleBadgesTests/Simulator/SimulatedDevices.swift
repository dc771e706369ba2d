import TelltaleBadges
import TelltaleTesting

/// The devices of a simulation while it runs.
struct SimulatedDevices {
  typealias Event = BadgeEvent<RootSection>

  private(set) var managers: [UnreadManager<RootSection>]
  /// The events as they were sent, in the order they were made.
  private(set) var log: [Event] = []
  /// What each device came to know, in its order.
  private(set) var feeds: [[Event]]
  private var sent: [Int: Event] = [:]

  /// Runs a simulation to its end.
  init(_ simulation: Simulation) {
    managers = (0..<simulation.devices).map { _ in UnreadManager() }
    feeds = managers.map { _ in Simulation.joins }
    for manager in managers { for join in Simulation.joins { manager.apply(join) } }
    for step in simulation.steps { perform(step) }
    switch simulation.ending {
    case .merge: mergeAll()
    case .resend: resendAll(simulation.seed)
    }
    for manager in managers { manager.apply(simulation.policy) }
  }
}

extension SimulatedDevices {
  private mutating func perform(_ step: Simulation.Step) {
    switch step {
    case .act(let id, let device, let event): act(id, device, event)
    case .deliver(let id, let device):
      guard let event = sent[id] else { return }
      apply(event, device)
    case .merge(let from, let device):
      guard let state = managers[from].state else { return }
      merge(state, feeds[from], device)
    case .restart(let device): apply(.restart, device)
    }
  }

  private mutating func act(_ id: Int, _ device: Int, _ event: Event) {
    // Nobody reads an item that is not there; its epoch would be a guess.
    if case .readItem(let item, nil) = event, !knows(item, device) { return }
    let stamped = managers[device].apply(event)
    if case .opened(let source) = event { managers[device].apply(.closed(source: source)) }
    feeds[device].append(stamped)
    sent[id] = stamped
    log.append(stamped)
  }

  private func knows(_ item: Int, _ device: Int) -> Bool {
    managers[device].explain(item: item).rules.contains { rule in
      if case .place = rule { true } else { false }
    }
  }

  private mutating func apply(_ event: Event, _ device: Int) {
    managers[device].apply(event)
    feeds[device].append(event)
  }

  private mutating func merge(_ state: UnreadState<RootSection>, _ feed: [Event], _ device: Int) {
    guard var merged = managers[device].state else { return }
    merged.merge(state)
    managers[device].load(merged, for: "u1")
    feeds[device] += feed.dropFirst(Simulation.joins.count)
  }

  private mutating func mergeAll() {
    let (states, known) = (managers.map(\.state), feeds)
    for device in managers.indices {
      for distance in 1..<managers.count {
        let other = (device + distance) % managers.count
        guard let state = states[other] else { continue }
        merge(state, known[other], device)
      }
    }
  }

  private mutating func resendAll(_ seed: UInt64) {
    for device in managers.indices {
      var random = SeededRandom(seed: Int(truncatingIfNeeded: seed) &* 8 &+ device)
      for event in log.shuffled(using: &random) { apply(event, device) }
    }
  }
}
