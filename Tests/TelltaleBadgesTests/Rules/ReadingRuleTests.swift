import TelltaleBadges
import Testing

struct ReadingRuleTests {
  @Test func `a smaller read changes nothing`() {
    let world = World()
    world.arrive("A", 1, 2, 3)
    world.apply(.read(source: "A", through: 2), .read(source: "A", through: 1))
    #expect(world.unread() == 1)
  }

  @Test func `a read never changes items beyond it`() {
    let world = World()
    world.arrive("A", 1, 5, 9)
    world.apply(.read(source: "A", through: 5))
    #expect(world.unread() == 1)
  }

  @Test func `a late item below the position counts as read`() {
    let world = World()
    world.apply(.read(source: "A", through: 5))
    world.arrive("A", 4)
    #expect(world.unread() == 0)
  }

  @Test func `a read without thread reads every thread`() {
    let world = World()
    world.arrive("A", 1)
    world.arrive("A", 2, thread: "T")
    world.apply(.read(source: "A", through: 2))
    #expect(world.unread() == 0)
  }

  @Test func `a read of main reads outside threads only`() {
    let world = World()
    world.arrive("A", 1)
    world.arrive("A", 2, thread: "T")
    world.apply(.read(source: "A", through: 2, thread: "main"))
    #expect(world.unread() == 1)
  }

  @Test func `a read of a thread reads that thread only`() {
    let world = World()
    world.arrive("A", 1)
    world.arrive("A", 2, thread: "T")
    world.arrive("A", 3, thread: "U")
    world.apply(.read(source: "A", through: 3, thread: "T"))
    #expect(world.unread() == 2)
  }

  @Test func `a thread may be read bit by bit`() {
    let world = World()
    world.arrive("A", 1, 2, 3, 4, thread: "T")
    world.apply(.read(source: "A", through: 2, thread: "T"))
    #expect(world.unread() == 2)
    world.apply(.read(source: "A", through: 4, thread: "T"))
    #expect(world.unread() == 0)
  }

  @Test func `a read of an older epoch is void`() {
    let world = World()
    world.arrive("A", 1, 2, 3)
    world.apply(
      .read(source: "A", through: 3), .unreadFrom(source: "A", item: 2),
      .read(source: "A", through: 3, epoch: 0))
    #expect(world.unread() == 2)
    world.apply(.read(source: "A", through: 3, epoch: 1))
    #expect(world.unread() == 0)
  }

  @Test func `a void read without a clock leaves the flag`() {
    let world = World()
    world.apply(
      .unreadFrom(source: "A", item: 1), .flag(source: "A", on: true),
      .read(source: "A", through: 9, epoch: 0))
    #expect(world.isFlagged())
  }

  @Test func `unreadFrom opens the next epoch`() {
    let world = World()
    let first = world.manager.apply(.unreadFrom(source: "A", item: 2))
    let second = world.manager.apply(.unreadFrom(source: "A", item: 2))
    #expect(first == .unreadFrom(source: "A", item: 2, epoch: 1))
    #expect(second == .unreadFrom(source: "A", item: 2, epoch: 2))
  }

  @Test func `unreadFrom covers all threads of the source`() {
    let world = World()
    world.arrive("A", 1, 4)
    world.arrive("A", 2, 3, thread: "T")
    world.apply(
      .read(source: "A", through: 4), .read(source: "A", through: 9, thread: "T"),
      .unreadFrom(source: "A", item: 3))
    #expect(world.unread() == 2)
  }

  @Test func `items read singly are unread again from unreadFrom on`() {
    let world = World()
    world.arrive("A", 1, 2, 3)
    world.apply(
      .readItem(item: 1), .readItem(item: 3), .unreadFrom(source: "A", item: 2))
    #expect(world.unread() == 2)
  }

  @Test func `an item read singly in the new epoch stays read`() {
    let world = World()
    world.arrive("A", 1, 2)
    world.apply(.unreadFrom(source: "A", item: 1), .readItem(item: 2))
    #expect(world.unread() == 1)
  }

  @Test func `an unreadFrom of an epoch that has passed is void`() {
    let world = World()
    world.arrive("A", 1, 2, 3)
    world.apply(
      .unreadFrom(source: "A", item: 1, epoch: 2), .read(source: "A", through: 3),
      .unreadFrom(source: "A", item: 1, epoch: 1))
    #expect(world.unread() == 0)
  }

  @Test func `an own message reads what came before in its thread`() {
    let world = World()
    world.arrive("A", 1, 2)
    world.arrive("A", 3, thread: "T")
    world.arrive("A", 4, author: "me")
    #expect(world.unread() == 1)
    world.arrive("A", 5, thread: "T", author: "me")
    #expect(world.unread() == 0)
  }

  @Test(arguments: [ItemKind.system, .reaction, .silent])
  func `an own item of another kind reads nothing`(kind: ItemKind) {
    let world = World()
    world.arrive("A", 1)
    world.apply(.arrived(source: "A", item: 2, author: "me", kind: kind))
    #expect(world.unread() == 1)
  }

  @Test func `an own message seen again reads nothing more`() {
    let world = World()
    world.arrive("A", 1)
    world.arrive("A", 2, author: "me")
    world.apply(.unreadFrom(source: "A", item: 1))
    world.arrive("A", 2, author: "me")
    #expect(world.unread() == 1)
  }

  @Test func `readAll reads everything through its order in the section`() {
    let world = World()
    world.apply(.source("P", section: .projects))
    world.arrive("A", 1, 5)
    world.arrive("P", 2)
    world.arrive("A", 3, thread: "T")
    world.apply(.readAll(through: 4, section: .messages))
    #expect(world.text() == "1")
    #expect(world.text(.projects) == "1")
    world.apply(.readAll(through: 9))
    #expect(world.icon == 0)
  }

  @Test func `items of other kinds never count`() {
    let world = World()
    for (item, kind) in [ItemKind.system, .reaction, .silent].enumerated() {
      world.apply(
        .arrived(
          source: "A", item: item + 1, author: "bob", mention: .direct, kind: kind))
    }
    #expect(world.unread() == 0)
    #expect(world.mentions() == 0)
  }

  @Test func `an edit never reopens a read item`() {
    let world = World()
    world.arrive("A", 1)
    world.apply(.readItem(item: 1), .edited(item: 1, mention: .direct, version: 1))
    #expect(world.unread() == 0)
  }

  @Test func `an item read before it arrives is read in the epoch of its source only`() {
    let world = World()
    world.apply(.unreadFrom(source: "B", item: 9, epoch: 2), .readItem(item: 1))
    world.arrive("A", 1)
    #expect(world.unread() == 0)
    world.apply(.unreadFrom(source: "A", item: 1))
    #expect(world.unread() == 1)
  }
}
