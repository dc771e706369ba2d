package import TelltaleBadges

/// Applies the events of a feed to an unread manager of its own.
package final class FeedPlayer<Section: BadgeSection> {
  /// What the events have led to.
  package let manager: UnreadManager<Section>

  /// The place of the event applied last.
  package private(set) var place: FeedPlace?

  private var openTransactions = 0

  package init(onWarning: ((FeedWarning) -> Void)? = nil) {
    manager = UnreadManager()
    guard let onWarning else { return }
    manager.onWarning = { [weak self] warning in
      guard let place = self?.place else { return }
      onWarning(FeedWarning(place: place, text: "\(warning)"))
    }
  }
}

extension FeedPlayer {
  /// Applies an event.
  package func play(_ event: BadgeEvent<Section>, at place: FeedPlace) throws(FeedError) {
    self.place = place
    switch event {
    case .begin:
      openTransactions += 1
    case .commit:
      guard openTransactions > 0 else {
        throw .invalidLine(place, problem: "\"commit\" must follow a \"begin\", got none")
      }
      openTransactions -= 1
    default:
      break
    }
    manager.apply(event)
  }

  /// Ends the transactions that the feed left open.
  package func finish() {
    while openTransactions > 0 {
      openTransactions -= 1
      manager.apply(.commit)
    }
  }
}
