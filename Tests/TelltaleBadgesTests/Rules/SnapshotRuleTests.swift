import TelltaleBadges
import Testing

struct SnapshotRuleTests {
  @Test func `listed items are unread and all others at or below are read`() {
    let world = World()
    world.arrive("A", 1, 2, 3, 9)
    world.apply(.snapshot(5, "A", .items([2, 4], [4])))
    #expect(world.unread() == 3)
    #expect(world.mentions() == 1)
  }

  @Test func `a listed item that was read here stays read`() {
    let world = World()
    world.arrive("A", 1, 2, 3)
    world.apply(
      .read(source: "A", through: 1), .readItem(item: 2),
      .snapshot(5, "A", .items([1, 2, 3])))
    #expect(world.unread() == 1)
  }

  @Test func `a listed item that is deleted or own does not count`() {
    let world = World([.deleted(item: 1), .snapshot(5, "A", .items([1, 2, 3]))])
    world.arrive("A", 2, author: "me")
    #expect(world.unread() == 1)
  }

  @Test func `an item that arrives at or below a list's order is read unless listed`() {
    let world = World([.snapshot(5, "A", .items([3]))])
    world.arrive("A", 3, 4, 6)
    #expect(world.unread() == 2)
  }

  @Test func `a number stands for everything at or below its order`() {
    let world = World()
    world.arrive("A", 1, 2, 3, 12)
    world.apply(.snapshot(10, "A", .counts(7, 2)))
    #expect(world.unread() == 8)
    #expect(world.mentions() == 2)
    world.arrive("A", 9)
    #expect(world.unread() == 8)
  }

  @Test func `a smaller read leaves the number`() {
    let world = World([.snapshot(10, "A", .counts(7)), .read(source: "A", through: 9)])
    #expect(world.unread() == 7)
  }

  @Test func `the number is void once the position reaches its order, whichever came first`() {
    let snapshot = BadgeEvent<RootSection>.snapshot(10, "A", .counts(7))
    let read = BadgeEvent<RootSection>.read(source: "A", through: 10)
    #expect(World([snapshot, read]).unread() == 0)
    #expect(World([read, snapshot]).unread() == 0)
  }

  @Test func `an equal order replaces and a smaller one is ignored, per source`() {
    let world = World([.snapshot(10, "A", .counts(7)), .snapshot(10, "A", .counts(3))])
    #expect(world.unread() == 3)
    world.apply(
      .snapshot(through: 9, complete: false, sources: ["A": .counts(9), "B": .counts(1)]))
    #expect(world.unread() == 3)
    #expect(world.unread("B") == 1)
  }

  @Test func `an equal order replaces a number by a list and back`() {
    let world = World()
    world.arrive("A", 1, 2, 3)
    world.apply(.snapshot(3, "A", .counts(2)), .snapshot(3, "A", .items([3])))
    #expect(world.unread() == 1)
    world.apply(.snapshot(3, "A", .counts(2)))
    #expect(world.unread() == 2)
  }

  @Test func `a complete snapshot clears the sources it does not list`() {
    let world = World()
    world.arrive("A", 1, 11)
    world.arrive("B", 2)
    world.apply(.snapshot(10, "B", .counts(3), complete: true))
    #expect(world.unread("A") == 1)
    #expect(world.unread("B") == 3)
    world.apply(.snapshot(9, "A", .counts(8)))
    #expect(world.unread("A") == 1)
  }

  @Test func `a partial snapshot leaves the sources it does not list`() {
    let world = World()
    world.arrive("A", 1)
    world.apply(.snapshot(10, "B", .counts(3)))
    #expect(world.unread("A") == 1)
  }

  @Test func `mentions never exceed the number`() {
    let world = World([.snapshot(10, "A", .counts(2, 5))])
    #expect(world.mentions() == 2)
    #expect(world.warnings == [.moreMentionsThanItems(source: "A")])
  }

  @Test func `mentions listed in no bucket are reported and ignored`() {
    let world = World([.snapshot(10, "A", .items([1, 2], [2, 3]))])
    #expect(world.mentions() == 1)
    #expect(world.warnings == [.mentionOfNothing(item: 3, source: "A")])
  }

  @Test func `stated mentions count as direct`() {
    let world = World([
      .mute(source: "A", on: true), .mute(source: "B", on: true),
      .snapshot(
        through: 10, complete: false, sources: ["A": .counts(4, 3), "B": .items([1, 2], [2])]),
    ])
    world.change(BadgePolicyChange(muted: .mentions))
    #expect(world.text() == "4")
  }

  @Test func `a least value adds a plus sign to source and section`() {
    let world = World([.snapshot(10, "A", .counts(7, atLeast: true))])
    #expect(world.text() == "7+")
    #expect(world.manager.badge(of: "A").value.text == "7+")
    #expect(world.manager.badge(for: .messages).value.isExact == false)
  }

  @Test func `a capped least value has one plus sign`() {
    let world = World([.snapshot(10, "A", .counts(200, atLeast: true))])
    #expect(world.text() == "99+")
    #expect(world.manager.badge(of: "A").value.text == "99+")
  }

  @Test func `a void least value is exact again`() {
    let world = World([
      .snapshot(10, "A", .counts(7, atLeast: true)), .read(source: "A", through: 10),
    ])
    world.arrive("A", 11)
    #expect(world.text() == "1")
  }

  @Test func `a least value of a muted source leaves the section exact`() {
    let world = World([
      .snapshot(10, "A", .counts(7, atLeast: true)), .mute(source: "A", on: true),
    ])
    world.arrive("B", 1)
    #expect(world.text() == "1")
  }

  @Test func `reading outside threads voids the number and keeps known thread items`() {
    let world = World([.snapshot(10, "A", .counts(3))])
    world.arrive("A", 5, thread: "T")
    world.apply(.read(source: "A", through: 10, thread: "main"))
    #expect(world.unread() == 1)
    world.apply(.read(source: "A", through: 10, thread: "T"))
    #expect(world.unread() == 0)
  }

  @Test func `unreadFrom brings back items that a snapshot had read`() {
    let world = World()
    world.arrive("A", 7, 8)
    world.apply(.snapshot(8, "A", .items([])), .unreadFrom(source: "A", item: 8))
    #expect(world.unread() == 1)
  }

  @Test func `unreadFrom after a number counts at least the items known from there on`() {
    let world = World()
    world.arrive("A", 7, 8, 9)
    world.apply(.snapshot(9, "A", .counts(1)), .unreadFrom(source: "A", item: 7))
    #expect(world.unread() == 3)
  }

  @Test func `a snapshot after unreadFrom decides again`() {
    let world = World()
    world.arrive("A", 7, 8)
    world.apply(.unreadFrom(source: "A", item: 7), .snapshot(8, "A", .items([8])))
    #expect(world.unread() == 1)
  }

  @Test func `an edit decides over a stated mention`() {
    let world = World()
    world.arrive("A", 1)
    world.apply(
      .edited(item: 1, mention: nil, version: 1), .snapshot(5, "A", .items([1], [1])))
    #expect(world.mentions() == 0)
  }

  @Test func `an item listed beyond the order is reported and ignored`() {
    let world = World([.snapshot(5, "A", .items([4, 6]))])
    #expect(world.unread() == 1)
    #expect(world.warnings == [.itemBeyondSnapshot(item: 6, source: "A")])
  }

  @Test func `a statement about the open source is read as it comes`() {
    let world = World([.opened(source: "A"), .snapshot(10, "A", .counts(4))])
    #expect(world.unread() == 0)
  }

  @Test func `a void number decides anew about what an older list had read`() {
    let world = World([.snapshot(8, "A", .items([]))])
    world.arrive("A", 5, thread: "T")
    #expect(world.unread() == 0)
    world.apply(.read(source: "A", through: 9, thread: "main"), .snapshot(9, "A", .counts(1)))
    #expect(world.manager.brokenInvariants() == [])
  }

  static let comings: [BadgeEvent<RootSection>] = [
    .arrived(source: "B", item: 5, author: "bob", mention: .direct), .moved(item: 5, to: "B"),
  ]

  @Test(arguments: comings)
  func `an item that comes to the second of two sources that list it is listed there`(
    event: BadgeEvent<RootSection>
  ) {
    let world = World([
      .snapshot(10, "A", .items([5], [5])), .snapshot(10, "B", .items([5])), event,
    ])
    for _ in 1...2 {
      #expect((world.unread("B"), world.mentions("B")) == (1, 0))
      world.apply(.restart)
    }
  }

  @Test func `sums saturate`() {
    let largest = 9_007_199_254_740_991
    let world = World([
      .snapshot(
        through: 10, complete: false,
        sources: ["A": .counts(largest, largest), "B": .counts(largest)])
    ])
    world.arrive("A", 11)
    #expect(world.unread() == largest)
    #expect(world.icon == largest)
    world.apply(.read(source: "A", through: 11), .read(source: "B", through: 10))
    #expect(world.icon == 0)
  }
}
