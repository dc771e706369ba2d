import TelltaleBadges
import Testing

struct ViewingRuleTests {
  @Test func `opening reads what is there outside threads`() {
    let world = World()
    world.arrive("A", 1, 2)
    world.arrive("A", 3, thread: "T")
    world.apply(.opened(source: "A"))
    #expect(world.unread() == 1)
  }

  @Test func `opening does not read what moved unread from outside threads into one`() {
    let world = World([.source("B", section: .messages), .read(source: "B", through: 11)])
    world.arrive("A", 4)
    world.apply(.moved(item: 4, to: "B"), .moved(item: 4, to: "B", thread: "T"))
    world.apply(.opened(source: "B"))
    #expect(world.unread("B") == 1)
    world.apply(.restart)
    #expect(world.unread("B") == 1, "what is loaded is what was shown")
    world.apply(.read(source: "B", through: 12))
    #expect(world.unread("B") == 0)
  }

  @Test func `opening reads through the order of a snapshot`() {
    let world = World([.snapshot(10, "A", .counts(4))])
    world.apply(.opened(source: "A"))
    #expect(world.unread() == 0)
    world.apply(.closed(source: "A"))
    world.arrive("A", 10, 11)
    #expect(world.unread() == 1)
  }

  @Test func `what arrives outside threads is read while the source is open`() {
    let world = World([.opened(source: "A")])
    world.arrive("A", 1)
    world.arrive("A", 2, thread: "T")
    world.arrive("B", 3)
    #expect(world.unread() == 1)
    #expect(world.unread("B") == 1)
  }

  @Test func `nothing is read as it arrives in the background`() {
    let world = World([.opened(source: "A"), .background])
    world.arrive("A", 1)
    #expect(world.unread() == 1)
    world.apply(.foreground)
    #expect(world.unread() == 0)
  }

  @Test func `opening in the background reads when the app returns`() {
    let world = World()
    world.arrive("A", 1)
    world.apply(.background, .opened(source: "A"))
    #expect(world.unread() == 1)
    world.apply(.foreground)
    #expect(world.unread() == 0)
  }

  @Test func `opening one closes another`() {
    let world = World([.opened(source: "A"), .opened(source: "B")])
    world.arrive("A", 1)
    #expect(world.unread() == 1)
  }

  @Test func `closing another source leaves the open one`() {
    let world = World([.opened(source: "A"), .closed(source: "B")])
    world.arrive("A", 1)
    #expect(world.unread() == 0)
  }

  @Test func `opening an unknown source leaves the open one`() {
    let world = World([.opened(source: "A"), .opened(source: "X")])
    world.arrive("A", 1)
    #expect(world.unread() == 0)
  }

  @Test func `a source that was left and joined again is not open`() {
    let world = World([
      .opened(source: "A"), .leave(source: "A"), .source("A", section: .messages),
    ])
    world.arrive("A", 1)
    #expect(world.unread() == 1)
  }

  @Test func `an arrival in the open source is told as nothing`() {
    let world = World([.opened(source: "A")])
    var told: [String?] = []
    let token = world.manager.badge(for: .messages).observe { told.append($0.text) }
    world.arrive("A", 1)
    token.cancel()
    #expect(told == [nil])
  }

  @Test func `an item kept unread by a move is read when its source is opened`() {
    let world = World([.read(source: "B", through: 9)])
    world.arrive("A", 1)
    world.apply(.moved(item: 1, to: "B"))
    #expect(world.unread("B") == 1)
    world.apply(.opened(source: "B"))
    #expect(world.unread("B") == 0)
  }

  @Test func `an item that moves to the open source is read, outside threads`() {
    let world = World()
    world.arrive("A", 1, 2, 3, 4)
    world.apply(
      .opened(source: "B"), .moved(item: 2, to: "B"), .moved(item: 3, to: "B", thread: "T"))
    #expect(world.unread("B") == 1)
    world.apply(.background, .moved(item: 4, to: "B"))
    #expect(world.unread("B") == 2)
    #expect(world.unread("A") == 1)
  }

  @Test func `an icon hint changes nothing`() {
    let world = World()
    world.arrive("A", 1)
    world.apply(.iconHint(count: 7), .iconHint(count: 0))
    #expect(world.icon == 1)
  }

  @Test func `an older snapshot of the source on screen reads nothing`() {
    let world = World()
    world.arrive("A", 1, 2, 3)
    world.apply(.opened(source: "A"), .snapshot(9, "A", .items([1, 2, 3])))
    world.apply(.unreadFrom(source: "A", item: 2), .snapshot(5, "A", .items([])))
    #expect(world.unread() == 2)
  }
}
