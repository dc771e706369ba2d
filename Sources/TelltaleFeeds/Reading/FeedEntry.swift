package import TelltaleBadges

/// A line of a feed and where it stands.
package struct FeedEntry<Section: BadgeSection>: Equatable, Sendable {
  package let place: FeedPlace
  package let line: FeedLine<Section>

  /// The fields that mean nothing, if the reader was asked to look for them.
  package let unknownFields: [UnknownField]

  package init(place: FeedPlace, line: FeedLine<Section>, unknownFields: [UnknownField] = []) {
    self.place = place
    self.line = line
    self.unknownFields = unknownFields
  }
}
