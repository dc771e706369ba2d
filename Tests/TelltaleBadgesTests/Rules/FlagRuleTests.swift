import TelltaleBadges
import Testing

struct FlagRuleTests {
  static let clearing: [BadgeEvent<RootSection>] = [
    .read(source: "A", through: 0), .read(source: "A", through: 0, thread: "main"),
    .readAll(through: 0), .readAll(through: 0, section: .messages), .opened(source: "A"),
    .arrived(source: "A", item: 1, author: "me"), .flag(source: "A", on: false),
  ]

  @Test(arguments: clearing)
  func `reading outside threads clears the flag`(event: BadgeEvent<RootSection>) {
    let world = World([.flag(source: "A", on: true), event])
    #expect(!world.isFlagged())
  }

  static let keeping: [BadgeEvent<RootSection>] = [
    .read(source: "A", through: 9, thread: "T"), .readItem(item: 1),
    .readAll(through: 9, section: .tasks), .opened(source: "B"),
    .arrived(source: "A", item: 1, author: "me", kind: .system),
    .arrived(source: "A", item: 1, author: "bob"), .read(source: "A", through: 9, clock: 0),
  ]

  @Test(arguments: keeping)
  func `other events leave the flag`(event: BadgeEvent<RootSection>) {
    let world = World([.flag(source: "A", on: true), event])
    #expect(world.isFlagged())
  }

  @Test func `unread is without the flag and badges count at least one`() {
    let world = World([.flag(source: "A", on: true)])
    #expect(world.unread() == 0)
    #expect(world.text() == "1")
    #expect(world.icon == 1)
    world.arrive("A", 1, 2)
    #expect(world.text() == "2")
  }

  @Test(arguments: BadgeUnit.allCases)
  func `a flagged source counts one in whatever unit`(unit: BadgeUnit) {
    let world = World([.flag(source: "A", on: true)])
    world.change(BadgePolicyChange(unit: unit, iconUnit: unit))
    #expect(world.text() == "1")
    #expect(world.icon == 1)
  }

  @Test func `a flag shows as a dot where mentions are numbers`() {
    let world = World([.flag(source: "A", on: true)])
    world.change(BadgePolicyChange(styles: [.messages: .mentionsElseDot]))
    #expect(world.text() == "•")
  }

  @Test func `an older read does not clear a newer flag`() {
    let world = World([
      .flag(source: "A", on: true, clock: 5), .read(source: "A", through: 9, clock: 4),
    ])
    #expect(world.isFlagged())
  }
}
