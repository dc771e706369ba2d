public import TelltaleBadges
import TelltaleFeeds
public import Testing

// Badges are expected by what they show, and a message says why they show something else.

/// Expects what badges show now; what is not named may be anything.
///
/// If something differs, an issue names all that does, and ends with why it is as it is:
///
/// ```swift
/// expectBadges(of: unread, [.messages: "2", .me: nil], icon: 2)
/// // messages: wanted "2", got "1"; icon: wanted 2, got 1
/// //   "messages" shows "1": 1 unread item in 1 source
/// //     "ann" adds 1: 1 unread item
/// ```
///
/// - Parameters:
///   - unread: The manager.
///   - sections: The texts of sections' badges; nil is a hidden one.
///   - icon: The number on the icon.
///   - sources: How many items of sources are unread, without a flag.
///   - comment: What the message is to say in addition.
///   - sourceLocation: Where the issue is recorded.
public func expectBadges<Section: BadgeSection>(
  of unread: UnreadManager<Section>, _ sections: [Section: String?] = [:], icon: Int? = nil,
  sources: [String: Int] = [:], _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var expectation = FeedExpectation<Section>()
  expectation.sections = sections
  expectation.icon = icon
  expectation.sources = sources.mapValues { SourceExpectation(unread: $0) }
  let mismatches = expectation.mismatches(in: unread, recorder: nil)
  if mismatches.isEmpty { return }
  record(mismatches.message, comment, at: sourceLocation)
}
