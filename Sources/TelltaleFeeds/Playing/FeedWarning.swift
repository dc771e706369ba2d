/// Something in a feed that is no error but deserves a word, such as an event of an unknown source.
package struct FeedWarning: Equatable, Sendable {
  package let place: FeedPlace
  package let text: String

  package init(place: FeedPlace, text: String) {
    self.place = place
    self.text = text
  }
}

extension FeedWarning: CustomStringConvertible {
  package var description: String { "\(place): warning: \(text.withoutControls)" }
}
