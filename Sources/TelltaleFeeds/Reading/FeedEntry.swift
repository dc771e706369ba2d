/// A line of a feed and where it stands.
package struct FeedEntry: Equatable, Sendable {
  package let place: FeedPlace
  package let line: FeedLine

  package init(place: FeedPlace, line: FeedLine) {
    self.place = place
    self.line = line
  }
}
