import TelltaleBadges
import Testing

struct TieRuleTests {
  @Test(arguments: [true, false])
  func `on equal clocks off wins over on`(first: Bool) {
    let world = World([
      .flag(source: "A", on: first, clock: 5), .flag(source: "A", on: !first, clock: 5),
      .mute(source: "A", on: first, clock: 5), .mute(source: "A", on: !first, clock: 5),
      .archive(source: "A", on: first, clock: 5), .archive(source: "A", on: !first, clock: 5),
      .block(author: "bob", on: first, clock: 5), .block(author: "bob", on: !first, clock: 5),
    ])
    world.arrive("A", 1)
    #expect(
      world.manager.status(of: "A").value == SourceStatus(unread: 1, section: "messages"))
  }

  @Test func `on equal versions the first stays`() {
    let world = World()
    world.arrive("A", 1)
    world.apply(
      .edited(item: 1, mention: .direct, version: 3), .edited(item: 1, mention: nil, version: 3))
    #expect(world.mentions() == 1)
  }

  @Test func `the highest version wins`() {
    let world = World()
    world.arrive("A", 1)
    world.apply(
      .edited(item: 1, mention: .direct, version: 3), .edited(item: 1, mention: nil, version: 2))
    #expect(world.mentions() == 1)
  }

  @Test func `an edit of version 0 beats what the arrival says`() {
    let world = World()
    world.arrive("A", 1, mention: .direct)
    world.apply(.edited(item: 1, mention: nil, version: 0))
    #expect(world.mentions() == 0)
  }

  @Test func `clocks are one line over all events of an account`() {
    let world = World([.mute(source: "B", on: true, clock: 40)])
    #expect(
      world.manager.apply(.flag(source: "A", on: true)) == .flag(source: "A", on: true, clock: 41))
    #expect(
      world.manager.apply(.edited(item: 1, mention: nil))
        == .edited(item: 1, mention: nil, version: 42))
    world.apply(.flag(source: "A", on: false, clock: 41))
    #expect(!world.isFlagged())
  }

  @Test func `each account has its own line of clocks`() {
    let world = World([
      .mute(source: "B", on: true, clock: 40), .switchAccount(account: "u2"),
      .source("A", section: .messages),
    ])
    #expect(
      world.manager.apply(.flag(source: "A", on: true)) == .flag(source: "A", on: true, clock: 1))
  }
}
