import TelltaleBadges

// A simulation is plain data: what happens on some devices, and what the network between them does.
// Any part of its steps is a simulation as well, so that a failing one can be shrunk.

/// Some devices of one account that tell each other of events.
struct Simulation {
  typealias Event = BadgeEvent<RootSection>

  enum Step: Hashable {
    /// An event is made on a device, which fills in its clock, version and epoch.
    case act(id: Int, device: Int, event: Event)
    /// The network hands an event to a device; it may do so late, never, or again.
    case deliver(id: Int, device: Int)
    /// A device takes in the state of another one.
    case merge(from: Int, device: Int)
    /// A device saves its state, forgets it and loads it.
    case restart(device: Int)
  }

  /// How the devices learn at last what they have missed.
  enum Ending: CaseIterable {
    /// Each takes in the states of all others.
    case merge
    /// Each is sent all events again, in an order of its own.
    case resend
  }

  var seed: UInt64
  var devices: Int
  var steps: [Step]
  var ending: Ending
  /// What the badges show, decided at the end.
  var policy: Event

  static let sources = ["A", "B", "C"]
  static let joins: [Event] = sources.map { .source($0, section: $0 == "C" ? .tasks : .messages) }
}

extension Simulation: CustomStringConvertible {
  var description: String {
    let lines = steps.map { "\n  \($0)" }.joined()
    return "seed \(seed): \(devices) devices, \(ending) at the end, \(policy)\(lines)"
  }
}
