import TelltaleBadges
import Testing

struct UnknownRuleTests {
  static let events: [BadgeEvent<RootSection>] = [
    .arrived(source: "X", item: 1, author: "bob"), .read(source: "X", through: 1),
    .unreadFrom(source: "X", item: 1), .flag(source: "X", on: true),
    .mute(source: "X", on: true), .archive(source: "X", on: true), .leave(source: "X"),
    .opened(source: "X"), .snapshot(9, "X", .counts(4)),
  ]

  @Test(arguments: events)
  func `an event for an unknown source is dropped with a warning`(
    event: BadgeEvent<RootSection>
  ) {
    let world = World()
    world.apply(event)
    #expect(world.warnings.count == 1)
    #expect(world.icon == 0)
    #expect(world.manager.status(of: "X").value == SourceStatus())
  }

  @Test(arguments: events)
  func `an event for a left source is dropped with a warning`(event: BadgeEvent<RootSection>) {
    let world = World(sources: ["X"])
    world.apply(.leave(source: "X"), event)
    #expect(world.warnings.count == 1)
    #expect(world.icon == 0)
  }

  @Test func `rejoining starts empty`() {
    let world = World()
    world.arrive("A", 1, 2, 3)
    world.apply(
      .read(source: "A", through: 2), .flag(source: "A", on: true),
      .mute(source: "A", on: true), .leave(source: "A"), .source("A", section: .messages))
    #expect(
      world.manager.status(of: "A").value == SourceStatus(section: "messages"))
    world.arrive("A", 1)
    #expect(world.unread() == 1)
  }

  @Test func `source for a known one moves it to that section`() {
    let world = World()
    world.arrive("A", 1, 2)
    world.apply(.source("A", section: .tasks))
    #expect(world.text() == nil)
    #expect(world.text(.tasks) == "2")
    #expect(world.icon == 2)
  }

  @Test func `the first arrival of an item wins`() {
    let world = World()
    world.arrive("A", 1, mention: .direct)
    world.apply(
      .arrived(source: "A", item: 1, author: "me"), .arrived(source: "B", item: 1, author: "bob"))
    #expect(world.unread() == 1)
    #expect(world.mentions() == 1)
    #expect(world.unread("B") == 0)
  }

  @Test func `an own item that arrives again as another's does not count`() {
    let world = World()
    world.arrive("A", 1, author: "me")
    world.apply(.unreadFrom(source: "A", item: 1))
    world.arrive("A", 1)
    #expect(world.unread() == 0)
  }

  @Test func `deleted before arrived is kept`() {
    let world = World()
    world.apply(.deleted(item: 1))
    world.arrive("A", 1, 2)
    #expect(world.unread() == 1)
  }

  @Test func `edited before arrived is kept`() {
    let world = World()
    world.apply(.edited(item: 1, mention: .direct, version: 1))
    world.arrive("A", 1)
    #expect(world.mentions() == 1)
  }

  @Test func `readItem before arrived is kept`() {
    let world = World()
    world.apply(.readItem(item: 1))
    world.arrive("A", 1, 2)
    #expect(world.unread() == 1)
  }

  @Test func `readItem before arrived is of the newest epoch there ever was`() {
    let world = World([.read(source: "B", through: 0, epoch: 2), .leave(source: "B")])
    #expect(world.manager.apply(.readItem(item: 51)) == .readItem(item: 51, epoch: 2))
    world.apply(.unreadFrom(source: "A", item: 1, epoch: 1), .snapshot(60, "A", .items([51, 52])))
    #expect(world.unread() == 1)
  }

  @Test func `moved before arrived is kept`() {
    let world = World()
    world.apply(.moved(item: 1, to: "B"))
    world.arrive("A", 1, 2)
    #expect(world.unread("A") == 1)
    #expect(world.unread("B") == 1)
  }

  @Test func `a deletion holds across leaving and rejoining`() {
    let world = World()
    world.arrive("A", 1)
    world.apply(.deleted(item: 1), .leave(source: "A"), .source("A", section: .messages))
    world.arrive("A", 1)
    #expect(world.unread() == 0)
  }

  @Test func `only the newest ten thousand tombstones of items never seen are kept`() {
    var state = UnreadState<RootSection>()
    state.apply(.source("A", section: .messages))
    for item in 1...10_001 { state.apply(.deleted(item: item)) }
    for item in 1...3 { state.apply(.arrived(source: "A", item: item, author: "bob")) }
    #expect(state.status(of: "A").unread == 1)
  }

  @Test func `an item of a left source counts where a list names it`() {
    let world = World()
    world.apply(.snapshot(5, "B", .items([3])))
    world.arrive("A", 3)
    #expect((world.unread("A"), world.unread("B")) == (1, 0))
    world.apply(.leave(source: "A"))
    #expect(world.unread("B") == 1)
  }

  @Test func `a single read is forgotten with its source`() {
    let world = World()
    world.arrive("A", 1)
    world.apply(.readItem(item: 1), .leave(source: "A"), .source("A", section: .messages))
    world.arrive("A", 1)
    #expect(world.unread("A") == 1)
  }
}
