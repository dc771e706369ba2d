import TelltaleBadges
import Testing

struct DriftReportTests {
  @Test func `a snapshot that agrees is no drift`() {
    let world = World()
    world.arrive("A", 1, 2)
    let drift = world.manager.drift(
      from: ["A": .items([1, 2]), "B": .counts(0)], through: 5, complete: true)
    #expect(drift.isEmpty)
    #expect(drift.description == "no difference")
  }

  @Test func `what lies beyond the order is left out`() {
    let world = World()
    world.arrive("A", 1, 9)
    #expect(world.manager.drift(from: .counts(1), of: "A", through: 5).isEmpty)
    #expect(!world.manager.drift(from: .counts(1), of: "A").isEmpty)
  }

  @Test func `items only one side counts are explained`() {
    let world = World()
    world.arrive("A", 1, 2)
    world.apply(.readItem(item: 2))
    let drift = world.manager.drift(from: .items([2, 3]), of: "A", through: 5)
    #expect(
      drift.description == """
        "A": 1 unread here and 2 there, 0 mentions here and 0 there
          "A" adds 1: 1 unread item
          item 1 counts: unread, in "A"
          item 2 does not count: read singly, in "A"
          item 3 does not count: it is unknown
        """)
  }

  @Test func `numbers that differ name the rules of the source`() {
    let world = World([.snapshot(9, "A", .counts(4, 1))])
    let drift = world.manager.drift(from: ["A": .counts(5, 2)], through: 12)
    let difference = drift.differences.first
    #expect(difference?.unread == 4)
    #expect(difference?.statedUnread == 5)
    #expect(difference?.mentions == 1)
    #expect(difference?.statedMentions == 2)
    #expect(
      difference?.reasons.first?.rules.contains(
        .inSnapshot(through: 9, unread: 4, isAtLeast: false)) == true)
  }

  @Test func `a source the reader does not belong to is a difference`() {
    let drift = World().manager.drift(from: ["X": .counts(3)])
    #expect(drift.differences.first?.reasons.first?.rules == [.notMember])
    #expect(drift.differences.first?.statedUnread == 3)
    let listed = World().manager.drift(from: ["X": .items([1, 1, 2], [2, 3])])
    #expect(listed.differences.first?.statedUnread == 2)
    #expect(listed.differences.first?.statedMentions == 1)
  }

  @Test func `a complete snapshot states nothing for what it does not list`() {
    let world = World()
    world.arrive("B", 1)
    let drift = world.manager.drift(from: [:], complete: true)
    #expect(drift.differences.map(\.source) == ["B"])
  }

  @Test func `comparing changes nothing`() {
    let world = World()
    world.arrive("A", 1)
    let before = world.manager.state
    _ = world.manager.drift(from: ["A": .counts(9)], complete: true)
    #expect(world.manager.state == before)
  }
}
