import TelltaleBadges
import Testing

struct ExplanationTests {
  @Test func `a section is explained source by source and rule by rule`() {
    let world = World(sources: ["A", "B", "C"])
    world.arrive("A", 7, mention: .direct)
    world.arrive("A", 8, author: "eve")
    world.arrive("B", 9)
    world.apply(
      .read(source: "A", through: 6), .mute(source: "B", on: true),
      .block(author: "eve", on: true), .flag(source: "C", on: true))
    #expect(
      world.manager.explain(.messages).description == """
        "messages" shows "2": 2 unread items in 2 sources
          "A" adds 1: 1 unread item, 1 mention, read through 6, author "eve" blocked, 1 item left out
            item 7 counts: unread, mentions the reader directly
            item 8 does not count: author "eve" blocked
          "C" adds 1: 0 unread items, flag counts 1
          "B" adds 0: 1 unread item, muted
            item 9 counts: unread
        """)
  }

  @Test func `a source names the snapshot its number comes from`() {
    let world = World([.snapshot(100, "A", .counts(4, atLeast: true))])
    #expect(
      world.manager.explain(source: "A").rules
        == [.unread(4, mentions: 0), .inSnapshot(through: 100, unread: 4, isAtLeast: true)])
    world.apply(.read(source: "A", through: 100, thread: "main"))
    #expect(
      world.manager.explain(source: "A").description
        == """
        "A" adds 0: 0 unread items, read through 100 outside threads, \
        snapshot through 100 is void, read beyond it
        """)
  }

  @Test func `a source names the snapshot that lists its items`() {
    let world = World([.snapshot(9, "A", .items([4, 5]))])
    world.arrive("A", 12)
    #expect(
      world.manager.explain(source: "A").description
        == """
        "A" adds 3: 3 unread items, snapshot through 9 lists 2 items
          item 4 counts: unread
          item 5 counts: unread
          item 12 counts: unread
        """)
  }

  @Test(arguments: [
    (false, "in snapshot through 100: 4"), (true, "in snapshot through 100: 4 or more"),
  ])
  func `a number that a server stopped counting at is called a least one`(
    atLeast: Bool, words: String
  ) {
    let world = World([.snapshot(100, "A", .counts(4, atLeast: atLeast))])
    #expect(
      world.manager.explain(source: "A").description == "\"A\" adds 4: 4 unread items, \(words)")
  }

  @Test func `a source names its threads that are read further, by name`() {
    let world = World([
      .read(source: "A", through: 6, thread: "T1"), .read(source: "A", through: 7, thread: "T2"),
      .read(source: "A", through: 3, thread: "T3"), .unreadFrom(source: "A", item: 5),
      .read(source: "A", through: 8, thread: "T2"), .read(source: "A", through: 6, thread: "T1"),
    ])
    #expect(
      world.manager.explain(source: "A").description
        == """
        "A" adds 0: 0 unread items, read through 4 in epoch 1, \
        read through 6 in thread "T1" in epoch 1, read through 8 in thread "T2" in epoch 1
        """)
  }

  @Test(arguments: [
    (1, "muted, but 1 direct mention counts"), (2, "muted, but 2 direct mentions count"),
  ])
  func `a muted source names the mentions that count all the same`(count: Int, words: String) {
    let world = World(policy: BadgePolicy(muted: .mentions), [.mute(source: "A", on: true)])
    for item in 1...count { world.arrive("A", item, mention: .direct) }
    world.arrive("A", 9, mention: .everyone)
    let rules = world.manager.explain(source: "A").rules
    #expect(rules.contains(.mutedButMentions(count)))
    #expect(rules.map(\.description).contains(words))
  }

  @Test func `a number of mentions is explained as such`() {
    let world = World()
    world.arrive("A", 1, 2)
    world.change(BadgePolicyChange(styles: [.messages: .mentionsElseDot]))
    let dot = world.manager.explain(.messages)
    #expect(dot.rules == [.counted(2, .items, sources: 1), .style(.mentionsElseDot)])
    world.arrive("A", 3, mention: .direct)
    #expect(
      world.manager.explain(.messages).rules == [
        .counted(3, .items, sources: 1), .style(.mentionsElseDot), .mentionsOnly(1),
      ])
  }

  @Test func `parts that hide a count are named`() {
    let world = World([.archive(source: "A", on: true)])
    world.arrive("A", 1, 2)
    world.change(BadgePolicyChange(styles: [.messages: .dot], cap: 1, threads: .excluded))
    world.arrive("B", 3, thread: "T")
    world.arrive("B", 4)
    let explanation = world.manager.explain(.messages)
    #expect(explanation.rules == [.counted(1, .items, sources: 1), .style(.dot)])
    #expect(explanation.parts.map(\.count) == [1, 0])
    #expect(explanation.parts[0].rules.contains(.threadsExcluded(1)))
    #expect(explanation.parts[1].rules.contains(.archived))
  }

  @Test func `a capped or least value says so`() {
    let world = World([.snapshot(9, "A", .counts(200, atLeast: true))])
    #expect(
      world.manager.explain(.messages).rules
        == [.counted(200, .items, sources: 1), .capped(99), .atLeast])
  }

  @Test func `the icon names the other accounts that it counts`() {
    let world = World(policy: BadgePolicy(accounts: .all))
    world.arrive("A", 1, 2)
    world.apply(.switchAccount(account: "work"))
    world.apply(.source("P", section: .tasks))
    world.arrive("P", 3)
    let explanation = world.manager.explainIcon()
    #expect(explanation.count == 3)
    #expect(explanation.parts.last?.subject == .account("u1"))
    #expect(explanation.parts.last?.count == 2)
    #expect(explanation.description.contains("account \"u1\" adds 2"))
    world.apply(.logout)
    #expect(world.manager.explainIcon().parts.map(\.count) == [2])
  }

  @Test func `the icon is explained section by section`() {
    let world = World()
    world.arrive("A", 1)
    let explanation = world.manager.explainIcon()
    #expect(explanation.count == 1)
    #expect(explanation.parts.map(\.count) == [0, 0, 0, 1, 0])
  }

  static let items: [([BadgeEvent<RootSection>], [Explanation.Rule])] = [
    ([], [.unknownItem]),
    ([.readItem(item: 5)], [.notArrived]),
    ([arrival(), .deleted(item: 5)], [.deleted]),
    ([arrival()], [.unreadItem, .place(source: "A", thread: nil)]),
    (
      [arrival(thread: "T")], [.unreadItem, .place(source: "A", thread: "T")]
    ),
    ([arrival(author: "me")], [.ownItem, .place(source: "A", thread: nil)]),
    ([arrival(kind: .system)], [.kind(.system), .place(source: "A", thread: nil)]),
    (
      [arrival(), .block(author: "bob", on: true)],
      [.blocked("bob"), .place(source: "A", thread: nil)]
    ),
    (
      [arrival(), .read(source: "A", through: 6)],
      [.reached(6, thread: nil), .place(source: "A", thread: nil)]
    ),
    (
      [arrival(thread: "T"), .read(source: "A", through: 6, thread: "T")],
      [.reached(6, thread: "T"), .place(source: "A", thread: "T")]
    ),
    (
      [arrival(), .readItem(item: 5)],
      [.readSingly(epoch: 0), .place(source: "A", thread: nil)]
    ),
    (
      [arrival(), .snapshot(9, "A", .items([4]))],
      [.notListed(through: 9), .place(source: "A", thread: nil)]
    ),
    (
      [arrival(), .snapshot(9, "A", .counts(1))],
      [.inNumber(through: 9), .place(source: "A", thread: nil)]
    ),
    (
      [arrival(), .read(source: "B", through: 8), .moved(item: 5, to: "B")],
      [.unreadItem, .keptByMove(beyond: 8), .place(source: "B", thread: nil)]
    ),
    (
      [arrival(), .edited(item: 5, mention: .everyone, version: 3)],
      [
        .unreadItem, .mention(.everyone), .edited(version: 3),
        .place(source: "A", thread: nil),
      ]
    ),
  ]

  static func arrival(
    author: String = "bob", thread: String? = nil, kind: ItemKind = .message
  ) -> BadgeEvent<RootSection> {
    .arrived(source: "A", item: 5, author: author, thread: thread, kind: kind)
  }

  @Test(arguments: items)
  func `an item says why it does or does not count`(
    events: [BadgeEvent<RootSection>], rules: [Explanation.Rule]
  ) {
    let explanation = World(events).manager.explain(item: 5)
    #expect(explanation.rules == rules)
    #expect(explanation.count == (rules[0] == .unreadItem ? 1 : 0))
    #expect(rules.allSatisfy { !$0.description.isEmpty })
  }

  @Test func `without an account nothing is explained but that`() {
    let manager = World([.logout]).manager
    #expect(manager.explain(.messages).rules == [.noAccount])
    #expect(manager.explain(source: "A").rules == [.noAccount])
    #expect(manager.explain(item: 1).rules == [.noAccount])
    #expect(manager.explainIcon().rules == [.noAccount])
  }

  @Test func `an unknown source is explained as such`() {
    #expect(World().manager.explain(source: "X").rules == [.notMember])
  }
}
