import TelltaleBadges

/// A case whose events must lead to the same end in every order, and when all of them come again.
struct AnyOrderCase<Section: BadgeSection> {
  /// How many orders are tried; all of them up to seven events.
  private static var mostOrders: Int { 5_040 }

  private struct Step {
    let event: BadgeEvent<Section>
    let place: FeedPlace
  }

  private let id: String

  /// Sources and policies, which come first in every order.
  private var fixed: [Step] = []
  private var movable: [Step] = []

  /// What the case expects at its end, if anything.
  private(set) var expectation: (FeedExpectation<Section>, place: FeedPlace)?

  init(_ feedCase: FeedCase) {
    id = feedCase.id
  }
}

extension AnyOrderCase {
  /// Adds an event.
  ///
  /// The ends of a transaction are left out: they change what observers see on the way and never
  /// where it leads, and a `commit` cannot come before its `begin`.
  mutating func add(_ event: BadgeEvent<Section>, at place: FeedPlace) {
    let step = Step(event: event, place: place)
    switch event {
    case .source, .policy: fixed.append(step)
    case .begin, .commit: break
    default: movable.append(step)
    }
  }

  /// Takes an expectation in place of earlier ones.
  mutating func expect(_ expectation: FeedExpectation<Section>, at place: FeedPlace) {
    self.expectation = (expectation, place)
  }

  /// Drops the expectation: one that cannot be judged has taken its place.
  mutating func forgetExpectation() {
    expectation = nil
  }

  /// Plays the events in their orders; returns the first failure.
  func failure() throws(FeedError) -> FeedFailure? {
    for order in Orders(count: movable.count).prefix(Self.mostOrders) {
      if let failure = try failure(of: order) { return failure }
    }
    return nil
  }

  private func failure(of order: [Int]) throws(FeedError) -> FeedFailure? {
    guard let expectation else { return nil }
    let player = FeedPlayer<Section>()
    let recorder = expectation.0.namesEmissions ? BadgeRecorder(player.manager) : nil
    let steps = fixed + order.map { movable[$0] }
    for isReplayed in [false, true] {
      for step in steps {
        try player.play(step.event, at: step.place)
      }
      let mismatches = expectation.0.mismatches(in: player.manager, recorder: recorder)
      if !mismatches.isEmpty {
        return FeedFailure(
          caseID: id, place: expectation.place, mismatches: mismatches,
          order: order.map { movable[$0].place.line }, isReplayed: isReplayed)
      }
    }
    return nil
  }
}
