import TelltaleBadges
import TelltaleTesting
import Testing

@Suite struct ExpectBadgesTests {
  private func manager() -> UnreadManager<RootSection> {
    let unread = UnreadManager<RootSection>()
    unread.apply(.source("ann", section: .messages))
    unread.apply(.arrived(source: "ann", item: 7, author: "ann", mention: .direct))
    return unread
  }

  @Test func `badges as expected are no issue, and others may be anything`() {
    let unread = manager()
    expectBadges(of: unread)
    expectBadges(of: unread, [.messages: "1"])
    expectBadges(of: unread, [.messages: "1", .me: nil], icon: 1, sources: ["ann": 1, "ben": 0])
  }

  @Test func `what differs is named with the reason, at the line of the expectation`() {
    let unread = manager()
    let line = #line + 2
    let issues = issues {
      expectBadges(of: unread, [.messages: "2", .me: nil], sources: ["ann": 3], "after a push")
    }
    let text = """
      source ann, unread: wanted 3, got 1; messages: wanted "2", got "1"
        "ann" adds 1: 1 unread item, 1 mention
          item 7 counts: unread, mentions the reader directly
        "messages" shows "1": 1 unread item in 1 source
          "ann" adds 1: 1 unread item, 1 mention
            item 7 counts: unread, mentions the reader directly
      after a push
      """
    #expect(issues == [Message(text: text, line: line)])
  }

  @Test func `a long reason is cut`() {
    let unread = manager()
    for item in 8...100 {
      unread.apply(.arrived(source: "ann", item: item, author: "ann"))
    }
    let texts = messages { expectBadges(of: unread, icon: 0) }
    let lines = texts.first?.split(separator: "\n") ?? []
    #expect(lines.first == "icon: wanted 0, got 94")
    #expect(lines.count <= 22)
    let sections = messages { expectBadges(of: unread, [.messages: nil]) }
    #expect(sections.first?.split(separator: "\n").count == 22)
    #expect(sections.first?.hasSuffix(" more lines") == true)
  }

  @Test func `two managers that show the same are no issue`() {
    expectSameBadges(manager(), manager())
  }

  @Test func `what two managers show differently is named`() {
    let (phone, tablet) = (manager(), manager())
    tablet.apply(.read(source: "ann", through: 7))
    let line = #line + 1
    let issues = issues { expectSameBadges(phone, tablet, "phone and tablet") }
    let text = """
      the badges differ
        messages: "1" and hidden
        icon: 1 and 0
      phone and tablet
      """
    #expect(issues == [Message(text: text, line: line)])
  }

  @Test func `badges are recorded by name, those of one change in the order of the tabs`() {
    let unread = manager()
    let log = Recorder<String>(label: "badges")
    log.recordBadges(of: unread)
    log.expect(["messages 1", "icon 1"])
    unread.transaction {
      unread.apply(.source("board", section: .projects))
      unread.apply(.arrived(source: "board", item: 8, author: "ben"))
      unread.apply(.read(source: "ann", through: 7))
    }
    log.expect(["projects 1", "messages hidden"])
    unread.apply(.readAll(through: 8))
    let texts = messages { log.expect(["icon hidden", "projects hidden"]) }
    let text = """
      badges: wanted ["icon hidden", "projects hidden"], got ["projects hidden", "icon hidden"]
        - "icon hidden"  ← first difference
          "projects hidden"
        + "icon hidden"
      """
    #expect(texts == [text])
  }
}
