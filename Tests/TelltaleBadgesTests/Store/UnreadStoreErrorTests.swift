import TelltaleBadges
import Testing

struct UnreadStoreErrorTests {
  static let sentences: [(UnreadStoreError, String)] = [
    (.unreadable(path: "/f", reason: "no right"), #"file "/f" cannot be read: no right"#),
    (.unwritable(path: "/f", reason: "no room"), #"file "/f" cannot be written: no room"#),
    (
      .damaged(path: "/f", reason: "cut off", keptAs: "/f.1"),
      #"file "/f" is damaged: cut off, kept as "/f.1""#
    ),
    (
      .damaged(path: "/f", reason: "cut off", keptAs: nil),
      #"file "/f" is damaged: cut off, left where it is"#
    ),
    (
      .newerVersion(2, path: "/f", keptAs: "/f.1"),
      #"file "/f" has version 2, which is newer, kept as "/f.1""#
    ),
    (
      .unknownSection("chats", path: "/f", keptAs: "/f.1"),
      #"file "/f" names section "chats", which is unknown, kept as "/f.1""#
    ),
  ]

  @Test(arguments: sentences)
  func `an error says what is wrong, and where the file is kept`(
    error: UnreadStoreError, sentence: String
  ) {
    #expect(error.description == sentence)
  }
}
