import TelltaleBadges
import Testing

struct StartRuleTests {
  @Test func `a feed begins with account u1 and nothing unread`() {
    let world = World(sources: [])
    #expect(world.manager.account == "u1")
    #expect(world.text() == nil)
    #expect(world.icon == 0)
  }

  @Test func `the first missing clock is 1`() {
    let world = World()
    let event = world.manager.apply(.flag(source: "A", on: true))
    #expect(event == .flag(source: "A", on: true, clock: 1))
  }

  @Test func `the first missing epoch is 0`() {
    let event = World().manager.apply(.read(source: "A", through: 3))
    #expect(event == .read(source: "A", through: 3, epoch: 0, clock: 1))
  }

  @Test func `after logout everything but login and policy is dropped`() {
    let world = World()
    world.apply(
      .logout, .source("A", section: .messages),
      .arrived(source: "A", item: 1, author: "bob"), .policy(BadgePolicyChange(cap: 1)),
      .login(account: "u1"))
    #expect(world.manager.sources == [])
    #expect(world.manager.policy.value.cap == 1)
    #expect(world.warnings.count == 2)
  }

  @Test func `a logged out account comes back empty`() {
    let world = World()
    world.arrive("A", 1)
    world.apply(.logout, .login(account: "u1"), .source("A", section: .messages))
    #expect(world.unread() == 0)
  }

  @Test func `switching away and back keeps an account`() {
    let world = World()
    world.arrive("A", 1)
    world.apply(.switchAccount(account: "u2"))
    #expect(world.text() == nil)
    world.apply(.switchAccount(account: "u1"))
    #expect(world.text() == "1")
  }

  @Test func `the policy survives logout and restart`() {
    let world = World()
    world.change(BadgePolicyChange(cap: 5))
    world.apply(.logout, .login(account: "u2"), .restart)
    #expect(world.manager.policy.value.cap == 5)
  }

  @Test func `restart keeps counts, flags, mutes, blocks and positions`() {
    let world = World()
    world.arrive("A", 1, 2, 3, mention: .direct)
    world.arrive("B", 4)
    world.apply(
      .read(source: "A", through: 1), .flag(source: "B", on: true),
      .mute(source: "B", on: true), .block(author: "eve", on: true), .restart)
    world.arrive("A", 5, author: "eve")
    world.arrive("A", 1, 2)
    #expect(world.unread() == 2)
    #expect(world.mentions() == 2)
    #expect(world.isFlagged("B"))
    #expect(world.text() == "2")
  }

  @Test func `after restart nothing is open and the app is in front`() {
    let world = World()
    world.apply(.opened(source: "A"), .background, .restart)
    world.arrive("A", 1)
    #expect(world.unread() == 1)
    world.apply(.opened(source: "A"))
    #expect(world.unread() == 0)
  }

  @Test func `unreadFrom after a restart brings back what was read before it`() {
    let world = World()
    world.arrive("A", 1, 2, 3)
    world.apply(.read(source: "A", through: 3), .restart, .unreadFrom(source: "A", item: 2))
    #expect(world.unread() == 2)
  }

  @Test func `switching to another account closes what is open`() {
    let world = World()
    world.apply(
      .opened(source: "A"), .switchAccount(account: "u2"), .source("A", section: .messages))
    world.arrive("A", 1)
    #expect(world.unread() == 1)
  }
}
