import TelltaleBadges
import Testing

struct UnreadWarningTests {
  static let sentences: [(UnreadWarning, String)] = [
    (
      .unknownSource("A", event: "read"), #"source "A" is unknown or left: "read" is dropped"#
    ),
    (.noAccount(event: "read"), #"no account is active: "read" is dropped"#),
    (
      .endedSession(event: "snapshot"),
      #"the session of the account has ended: "snapshot" is dropped"#
    ),
    (.commitWithoutBegin, #""commit" without "begin" is dropped"#),
    (
      .movedAway(item: 7, to: "B"),
      #"item 7 moved to source "B", which is unknown or left: it is dropped"#
    ),
    (
      .mentionOfNothing(item: 7, source: "A"),
      #"mention 7 of source "A" is not among its unread items: it is ignored"#
    ),
    (
      .itemBeyondSnapshot(item: 7, source: "A"),
      #"item 7 of source "A" lies beyond the snapshot: it is ignored"#
    ),
    (
      .moreMentionsThanItems(source: "A"),
      #"source "A" has more mentions than unread items: the rest is ignored"#
    ),
    (
      .itemElsewhere(item: 7, source: "A"),
      #"item 7 is no longer in source "A": it is ignored there"#
    ),
  ]

  @Test(arguments: sentences)
  func `a warning says what is left out and why`(warning: UnreadWarning, sentence: String) {
    #expect(warning.description == sentence)
  }
}
