package import TelltaleBadges

/// A part of an expectation that does not hold.
package struct FeedMismatch: Equatable, Sendable {
  /// What was looked at, such as "messages" or "source A, unread".
  package let subject: String
  package let wanted: String
  package let got: String

  /// Why the badge or the source counts what it counts; nil for what was seen on the way.
  package let explanation: Explanation?
}

extension FeedMismatch: CustomStringConvertible {
  package var description: String { "\(subject): wanted \(wanted), got \(got)" }
}
