import TelltaleFeeds
import Testing

@Suite struct StringNearestTests {
  private static let names = ["author", "mention", "mentions", "on", "source", "sources", "A"]

  @Test(arguments: [
    ("mentoin", "mention"), ("Mention", "mention"), ("mentionss", "mentions"), ("autor", "author"),
    ("no", "on"), ("sourse", "source"), ("orces", "sources"),
  ])
  func `a slip is near the name it was meant to be`(slip: String, name: String) {
    #expect(slip.nearest(among: Self.names) == name)
  }

  @Test(arguments: ["", "B", "note", "color", "at", String(repeating: "mention", count: 100_000)])
  func `another word is near none`(word: String) {
    #expect(word.nearest(among: Self.names) == nil)
  }

  @Test func `of names equally near it is the first in the alphabet`() {
    #expect("cat".nearest(among: ["rat", "bat", "hat"]) == "bat")
  }
}
