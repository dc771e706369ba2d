package import TelltaleBadges

/// What one line of a feed says.
package enum FeedLine<Section: BadgeSection>: Equatable, Sendable {
  /// Something happened to the app.
  case event(BadgeEvent<Section>)

  /// A test case begins.
  case testCase(FeedCase)

  /// What the badges must show by now.
  case expectation(FeedExpectation<Section>)
}

extension FeedLine {
  /// Understands the object on a line.
  package init(_ root: JSONNode) throws(JSONError) {
    switch try root.member("type") {
    case .string("case"): self = .testCase(try root.decode())
    case .string("expect"): self = .expectation(try root.decode())
    default: self = .event(try root.decode())
    }
  }
}
