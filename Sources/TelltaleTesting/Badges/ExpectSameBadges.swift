public import TelltaleBadges
public import Testing

/// Expects that two managers show the same, such as those of two devices of an account.
///
/// - Parameters:
///   - first: A manager.
///   - second: Another one.
///   - comment: What the message is to say in addition.
///   - sourceLocation: Where the issue is recorded.
public func expectSameBadges<Section: BadgeSection>(
  _ first: UnreadManager<Section>, _ second: UnreadManager<Section>, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let differences = ShownBadges(of: first).differences(from: ShownBadges(of: second))
  if differences.isEmpty { return }
  let lines = differences.map { "\n  \($0.subject): \($0.first) and \($0.second)" }
  record("the badges differ" + lines.joined(), comment, at: sourceLocation)
}

/// Expects that events lead to the same badges in every order.
///
/// Networks deliver late, twice and in another order, and what is shown must not depend on it; an
/// event that may come twice stands in the list twice. Up to
/// seven events are tried in all their orders, and more in 500 random ones, which are always the same.
/// The badges, the icon and what is unread in each announced source are compared.
///
/// If an order leads elsewhere, an issue names the fewest events that show it, and the order:
///
/// ```
/// the badges depend on the order of 2 events of 3
///   1 .flag(source: "ann", on: true)
///   2 .flag(source: "ann", on: false)
/// messages: hidden after 1, 2, and "1" after 2, 1
/// ```
///
/// - Parameters:
///   - events: The events. The ends of transactions among them are left out, since they change only
///     what is seen on the way.
///   - setup: Events that come before, in their order: sources, policies.
///   - policy: The policy at the start.
///   - comment: What the message is to say in addition.
///   - sourceLocation: Where the issue is recorded.
public func expectSameBadges<Section: BadgeSection>(
  inAnyOrder events: [BadgeEvent<Section>], after setup: [BadgeEvent<Section>] = [],
  policy: BadgePolicy<Section> = .default, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let trial = OrderTrial(setup: setup, events: events, policy: policy)
  guard let failure = trial.failure() else { return }
  record(trial.message(of: failure), comment, at: sourceLocation)
}
