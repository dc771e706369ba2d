import TelltaleBadges
import TelltaleFeeds
import TelltaleTestSupport
import TelltaleTesting
import Testing

struct SimulatorTests {
  @Test func `devices behind a bad network end as the oracle says`() throws {
    for seed in seedList(2_000) {
      let simulation = Simulation(seed: seed)
      guard simulation.failure() != nil else { continue }
      let shortest = simulation.shrunk()
      guard let failure = shortest.failure() else { continue }
      let feed = try SimulatedCase(shortest, feed: failure.feed, oracle: failure.oracle)
      let place = try feed.save() ?? "the feed:\n\(feed.text)"
      Issue.record("\(failure.text) of \(shortest)\n\(place)")
      return
    }
  }

  @Test func `a part of a simulation runs as well`() {
    for seed in seedList(40) {
      var simulation = Simulation(seed: seed)
      simulation.steps = simulation.steps.enumerated().filter { $0.offset % 3 > 0 }.map(\.element)
      #expect(simulation.failure()?.text == nil, "\(simulation)")
    }
  }

  @Test func `simulations do all that a bad network and restless devices do`() {
    var kinds: Set<String> = []
    for seed in 1...200 as ClosedRange<UInt64> {
      let simulation = Simulation(seed: seed)
      kinds.insert("\(simulation.devices) devices")
      kinds.insert("\(simulation.ending) at the end")
      for step in simulation.steps { kinds.insert(Self.kind(step, simulation)) }
    }
    #expect(
      kinds == [
        "2 devices", "3 devices", "4 devices", "5 devices", "merge at the end", "resend at the end",
        "made", "sent once", "sent again", "merged", "restarted",
      ])
  }

  private static func kind(_ step: Simulation.Step, _ simulation: Simulation) -> String {
    switch step {
    case .act: "made"
    case .deliver: simulation.steps.filter { $0 == step }.count > 1 ? "sent again" : "sent once"
    case .merge: "merged"
    case .restart: "restarted"
    }
  }

  @Test func `a failing simulation shrinks to the steps that matter`() {
    let isMuted: (Simulation) -> Bool = { simulation in
      SimulatedDevices(simulation).managers.contains { $0.status(of: "A").value.isMuted }
    }
    var shrunk = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      let simulation = Simulation(seed: seed)
      guard isMuted(simulation) else { continue }
      shrunk += 1
      let steps = simulation.shrunk(while: isMuted).steps
      guard case .act(_, _, .mute("A", true, _)) = steps.first else {
        Issue.record("seed \(seed): \(steps)")
        return
      }
      #expect(steps.count == 1)
    }
    #expect(shrunk > 0)
  }

  @Test func `a saved case expects what the oracle says, in any order`() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      var simulation = Simulation(seed: seed)
      simulation.steps = Array(simulation.steps.prefix(4))
      let devices = SimulatedDevices(simulation)
      let oracle = Simulation.oracle(devices.log, simulation.policy)
      for feed in devices.feeds {
        let saved = try SimulatedCase(simulation, feed: feed, oracle: oracle)
        #expect(Set(saved.events) == Set(Simulation.joins + devices.log + [simulation.policy]))
        let report = checkFeed(.text(saved.text, name: saved.id))
        #expect(report.failures.map(\.description) == [])
        #expect(report.errors == [])
      }
    }
  }
}
