import TelltaleBadges
import Testing

/// Where Swift has its tables of Unicode, names are equal as its strings are.
struct NameTests {
  private let composed = "caf\u{E9}"
  private let decomposed = "cafe\u{301}"

  @Test func `a source is the same by its composed and its decomposed name`() {
    let unread = UnreadManager<RootSection>()
    unread.apply(.source(composed, section: .messages))
    unread.apply(.source(decomposed, section: .messages))
    unread.apply(.arrived(source: decomposed, item: 1, author: "ann"))
    #expect(unread.sources.count == 1)
    #expect(unread.status(of: composed).value.unread == 1)
    unread.apply(.opened(source: composed))
    unread.apply(.arrived(source: composed, item: 2, author: "ann"))
    unread.apply(.closed(source: decomposed))
    unread.apply(.arrived(source: composed, item: 3, author: "ann"))
    #expect(unread.badge(for: .messages).value.count == 1)
  }

  @Test func `the sources of a section are those that are in it, by name`() {
    let unread = UnreadManager<RootSection>()
    unread.apply(.source("b", section: .messages))
    unread.apply(.source("a", section: .messages))
    unread.apply(.source("c", section: .tasks))
    unread.apply(.source("d", section: .messages))
    unread.apply(.leave(source: "d"))
    #expect(unread.sources(of: .messages) == ["a", "b"])
    #expect(unread.sources(of: .me) == [])
    unread.apply(.logout)
    #expect(unread.sources(of: .messages) == [])
  }
}
