import TelltaleBadges
import TelltaleTesting

extension Simulation {
  /// A device that does not end as it should.
  struct Failure {
    /// What is wrong.
    var text: String
    /// The events that the device came to know, in its order.
    var feed: [Event]
    var oracle: ReferenceUnread
  }

  /// Runs the simulation and returns what is wrong at its end.
  func failure() -> Failure? {
    let devices = SimulatedDevices(self)
    let oracle = Self.oracle(devices.log, policy)
    // Where an item was known before it moved is remembered, and shows only in later reads.
    let hasMoves = devices.log.contains { $0.moveVersion != nil }
    for (device, manager) in devices.managers.enumerated() {
      let difference = Self.difference(manager, oracle)
      let isSame = hasMoves || manager.state == devices.managers[0].state
      guard difference != nil || !isSame else { continue }
      let text = difference ?? "another state than that of device 0"
      return Failure(
        text: "device \(device): \(text)", feed: devices.feeds[device], oracle: oracle)
    }
    return nil
  }

  /// Returns the simulation with as few steps as still fail.
  func shrunk(while fails: (Simulation) -> Bool = { $0.failure() != nil }) -> Simulation {
    func with(_ steps: [Step]) -> Simulation {
      var simulation = self
      simulation.steps = steps
      return simulation
    }
    return with(steps.shrunk { fails(with($0)) })
  }

  /// The rules as they are written, after all events; of moves the last version holds.
  static func oracle(_ log: [Event], _ policy: Event) -> ReferenceUnread {
    var oracle = ReferenceUnread()
    let moves = log.filter { $0.moveVersion != nil }.sorted {
      ($0.moveVersion ?? 0) < ($1.moveVersion ?? 0)
    }
    for event in joins + log.filter({ $0.moveVersion == nil }) + moves + [policy] {
      oracle.apply(event)
    }
    return oracle
  }

  private static func difference(
    _ manager: UnreadManager<RootSection>, _ oracle: ReferenceUnread
  ) -> String? {
    for source in sources {
      let (got, wanted) = (manager.status(of: source).value, oracle.status(source))
      if got != wanted { return "\(source): wanted \(wanted), got \(got)" }
    }
    for section in RootSection.allCases {
      let (got, wanted) = (manager.badge(for: section).value.text, oracle.text(section))
      if got != wanted { return "\(section): wanted \(wanted ?? "-"), got \(got ?? "-")" }
    }
    let icon = manager.icon.value.count
    if icon != oracle.icon { return "icon: wanted \(oracle.icon), got \(icon)" }
    let broken = manager.brokenInvariants()
    return broken.isEmpty ? nil : "broken: \(broken)"
  }
}

extension BadgeEvent {
  fileprivate var moveVersion: Int? {
    if case .moved(_, _, _, let version) = self { version } else { nil }
  }
}
