import TelltaleBadges
import Testing

struct PolicyRuleTests {
  @Test func `the preset is applied first and then the other fields`() {
    let world = World()
    world.change(
      BadgePolicyChange(preset: .coding, styles: [.tasks: .number], icon: [.tasks]))
    let policy = world.manager.policy.value
    #expect(policy.style(of: .projects) == .dot)
    #expect(policy.style(of: .tasks) == .number)
    #expect(policy.style(of: .me) == .none)
    #expect(policy.icon == [.tasks])
  }

  @Test func `styles merge per section`() {
    let world = World()
    world.change(BadgePolicyChange(styles: [.messages: .dot]))
    world.change(BadgePolicyChange(styles: [.tasks: .none]))
    #expect(world.manager.policy.value.style(of: .messages) == .dot)
  }

  @Test func `a dot shows when the number would`() {
    let world = World()
    world.change(BadgePolicyChange(styles: [.messages: .dot], unit: .mentions))
    world.arrive("A", 1)
    #expect(world.text() == nil)
    world.arrive("A", 2, mention: .everyone)
    #expect(world.text() == "•")
  }

  @Test func `the icon counts its sections whatever their style`() {
    let world = World()
    world.change(BadgePolicyChange(styles: [.messages: .none], icon: [.messages]))
    world.apply(.source("P", section: .projects))
    world.arrive("A", 1)
    world.arrive("P", 2)
    #expect(world.text() == nil)
    #expect(world.icon == 1)
  }

  @Test func `more than the cap shows as the cap and a plus sign`() {
    let world = World()
    world.change(BadgePolicyChange(cap: 2))
    world.arrive("A", 1, 2)
    #expect(world.text() == "2")
    world.arrive("A", 3)
    #expect(world.text() == "2+")
    #expect(world.icon == 3)
  }

  @Test func `a muted or archived source keeps its true count`() {
    let world = World([.mute(source: "A", on: true), .archive(source: "B", on: true)])
    world.arrive("A", 1, 2, mention: .direct)
    world.arrive("B", 3)
    #expect(world.unread("A") == 2)
    #expect(world.unread("B") == 1)
    #expect(world.text() == nil)
    #expect(world.icon == 0)
    world.apply(.mute(source: "A", on: false), .archive(source: "B", on: false))
    #expect(world.text() == "3")
  }

  @Test func `direct mentions pierce a mute where the policy says so`() {
    let world = World([.mute(source: "A", on: true)])
    world.arrive("A", 1, mention: .direct)
    world.arrive("A", 2, mention: .everyone)
    world.change(BadgePolicyChange(muted: .mentions))
    #expect(world.text() == "1")
    world.apply(.archive(source: "A", on: true))
    #expect(world.text() == nil)
  }

  @Test func `a flag does not pierce a mute`() {
    let world = World([.flag(source: "A", on: true), .mute(source: "A", on: true)])
    #expect(world.text() == nil)
    world.change(BadgePolicyChange(muted: .mentions))
    #expect(world.text() == nil)
  }

  @Test func `sending reads nothing where the policy says so, from there on`() {
    let world = World()
    world.arrive("A", 1)
    world.change(BadgePolicyChange(ownItemReads: false))
    world.arrive("A", 2, author: "me")
    #expect(world.unread() == 1)
    world.change(BadgePolicyChange(ownItemReads: true))
    #expect(world.unread() == 1)
    world.arrive("A", 3, author: "me")
    #expect(world.unread() == 0)
  }

  @Test func `threads can be left out of their source`() {
    let world = World()
    world.arrive("A", 1)
    world.arrive("A", 2, thread: "T")
    world.change(BadgePolicyChange(threads: .excluded))
    #expect(world.unread() == 1)
    #expect(world.text() == "1")
    world.change(BadgePolicyChange(threads: .included))
    #expect(world.text() == "2")
  }

  @Test func `units count items, sources or mentions`() {
    let world = World()
    world.arrive("A", 1, 2, 3)
    world.arrive("B", 4, mention: .everyone)
    world.change(BadgePolicyChange(unit: .sources, iconUnit: .mentions))
    #expect(world.text() == "2")
    #expect(world.icon == 1)
    world.change(BadgePolicyChange(unit: .mentions, iconUnit: .sources))
    #expect(world.text() == "1")
    #expect(world.icon == 2)
  }

  @Test func `the icon can count all accounts`() {
    let world = World()
    world.arrive("A", 1, 2)
    world.apply(.switchAccount(account: "u2"), .source("C", section: .me))
    world.arrive("C", 3)
    #expect(world.icon == 1)
    world.change(BadgePolicyChange(accounts: .all))
    #expect(world.icon == 3)
    world.apply(.switchAccount(account: "u1"), .logout)
    #expect(world.icon == 1)
  }

  @Test func `a block hides an author's items while it lasts`() {
    let world = World()
    world.arrive("A", 1, 2, mention: .direct, author: "eve")
    world.arrive("B", 3, author: "eve")
    world.arrive("A", 4)
    world.apply(.block(author: "eve", on: true))
    #expect(world.unread("A") == 1)
    #expect(world.mentions("A") == 0)
    #expect(world.icon == 1)
    world.arrive("A", 5, author: "eve")
    world.apply(.read(source: "A", through: 1), .block(author: "eve", on: false))
    #expect(world.unread("A") == 3)
    #expect(world.icon == 4)
  }

  @Test func `mentions as numbers, the rest as a dot`() {
    let world = World()
    world.change(BadgePolicyChange(styles: [.messages: .mentionsElseDot]))
    #expect(world.text() == nil)
    world.arrive("A", 1, 2)
    #expect(world.text() == "•")
    world.arrive("A", 3, mention: .everyone)
    #expect(world.text() == "1")
  }
}
