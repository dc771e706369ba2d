import TelltaleBadges
import TelltaleTestSupport

extension Simulation {
  /// Makes a simulation: events, and what a bad network and restless devices make of them.
  init(seed: UInt64) {
    var maker = DeviceEvents(seed: seed)
    self.init(
      seed: seed, devices: 2 + maker.events.random.below(4), steps: [],
      ending: maker.events.pick(Ending.allCases), policy: maker.events.policy())
    var timed: [(time: Int, step: Step)] = []
    let count = 3 + maker.events.random.below(18)
    for id in 0..<count {
      let event = maker.next()
      let origin = maker.events.random.below(devices)
      timed.append((id, .act(id: id, device: origin, event: event)))
      // Half of what is sent is lost, and some comes twice; nothing is in time.
      for device in (0..<devices) + [maker.events.random.below(devices)]
      where maker.events.chance(50) {
        timed.append((id + maker.events.random.below(count), .deliver(id: id, device: device)))
      }
      let (one, other) = (maker.events.random.below(devices), maker.events.random.below(devices))
      if maker.events.chance(12), one != other {
        timed.append((id, .merge(from: one, device: other)))
      }
      if maker.events.chance(8) { timed.append((id, .restart(device: one))) }
    }
    let order = timed.indices.sorted { (timed[$0].time, $0) < (timed[$1].time, $1) }
    steps = order.map { timed[$0].step }
  }
}
