import TelltaleBadges
import Testing

struct MoveRuleTests {
  @Test func `an unread item stays unread at its target`() {
    let world = World([.read(source: "B", through: 9)])
    world.arrive("A", 1, mention: .direct)
    world.apply(.moved(item: 1, to: "B"))
    #expect(world.unread("A") == 0)
    #expect(world.unread("B") == 1)
    #expect(world.mentions("B") == 1)
  }

  @Test func `it is read once the target is read beyond where it stood`() {
    let world = World([.read(source: "B", through: 9)])
    world.arrive("A", 1)
    world.apply(.moved(item: 1, to: "B"), .read(source: "B", through: 9))
    #expect(world.unread("B") == 1)
    world.apply(.read(source: "B", through: 10))
    #expect(world.unread("B") == 0)
  }

  @Test func `a position below the item does not read it`() {
    let world = World()
    world.arrive("A", 8)
    world.apply(.moved(item: 8, to: "B"), .read(source: "B", through: 7))
    #expect(world.unread("B") == 1)
    world.apply(.read(source: "B", through: 8))
    #expect(world.unread("B") == 0)
  }

  @Test func `a read item stays read`() {
    let world = World()
    world.arrive("A", 1, 2)
    world.apply(
      .read(source: "A", through: 1), .readItem(item: 2), .moved(item: 1, to: "B"),
      .moved(item: 2, to: "B"))
    #expect(world.unread("B") == 0)
  }

  @Test func `the thread of a move is main by default`() {
    let world = World()
    world.arrive("A", 1, thread: "T")
    world.apply(.moved(item: 1, to: "B"), .read(source: "B", through: 1, thread: "main"))
    #expect(world.unread("B") == 0)
  }

  @Test func `a move can change the thread within a source`() {
    let world = World()
    world.arrive("A", 1, 2)
    world.apply(.moved(item: 2, to: "A", thread: "T"))
    world.apply(.read(source: "A", through: 2, thread: "main"))
    #expect(world.unread("A") == 1)
    world.apply(.read(source: "A", through: 2, thread: "T"))
    #expect(world.unread("A") == 0)
  }

  @Test(arguments: ["X", "L"])
  func `moved to an unknown or left source it is dropped for good`(target: String) {
    let world = World(sources: ["A", "B", "L"])
    world.arrive("A", 1)
    world.apply(
      .leave(source: "L"), .moved(item: 1, to: target), .source(target, section: .messages),
      .moved(item: 1, to: "B"), .arrived(source: "A", item: 1, author: "bob"))
    #expect(world.icon == 0)
    #expect(world.warnings.contains(.movedAway(item: 1, to: target)))
  }

  @Test func `an item that moved to an unknown source before it arrived is dropped`() {
    let world = World([.moved(item: 1, to: "X")])
    world.arrive("A", 1, 2)
    #expect(world.icon == 1)
  }

  @Test func `a move keeps the total`() {
    let world = World()
    world.arrive("A", 1, 2, 3)
    world.apply(.moved(item: 2, to: "B"), .moved(item: 3, to: "B", thread: "T"))
    #expect(world.icon == 3)
  }

  @Test func `moving twice and again changes nothing more`() {
    let world = World(sources: ["A", "B", "C"])
    world.arrive("A", 1)
    let moves: [BadgeEvent<RootSection>] = [.moved(item: 1, to: "B"), .moved(item: 1, to: "C")]
    world.apply(moves + moves)
    #expect(world.unread("C") == 1)
    #expect(world.icon == 1)
  }

  @Test func `a moved item counts beside the number of an earlier snapshot`() {
    let world = World([.snapshot(10, "B", .counts(4))])
    world.arrive("A", 5)
    world.apply(.moved(item: 5, to: "B"))
    #expect(world.unread("B") == 5)
    world.apply(.snapshot(11, "B", .counts(5)))
    #expect(world.unread("B") == 5)
  }

  @Test func `an item a list told of stays unread when it moves`() {
    let world = World([.snapshot(10, "A", .items([5], [5])), .moved(item: 5, to: "B")])
    #expect(world.unread("A") == 0)
    #expect(world.unread("B") == 1)
    #expect(world.mentions("B") == 1)
  }

  @Test func `an item a snapshot cleared stays read when it moves`() {
    let world = World()
    world.arrive("A", 5)
    world.apply(.snapshot(10, "A", .counts(0)), .moved(item: 5, to: "B"))
    #expect(world.icon == 0)
  }

  @Test func `leaving the target forgets what moved there`() {
    let world = World()
    world.arrive("A", 1)
    world.apply(.moved(item: 1, to: "B"), .leave(source: "B"))
    world.arrive("A", 1)
    #expect(world.icon == 0)
  }
}
