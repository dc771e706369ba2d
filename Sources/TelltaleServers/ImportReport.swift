public import TelltaleBadges

/// What an answer comes to: events, and what was wrong with it.
public struct ImportReport<Section: BadgeSection>: Hashable, Sendable {
  /// The events in the order they are to be applied in.
  public var events: [BadgeEvent<Section>] = []
  /// What contradicts itself, in the order it was found in.
  public var warnings: [ImportWarning] = []
}
