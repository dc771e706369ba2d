import Telltale
import TelltaleBadges
import Testing

struct UnreadManagerTests {
  @Test func `a badge is always the same signal`() {
    let manager = UnreadManager<RootSection>()
    #expect(manager.badge(for: .messages) === manager.badge(for: .messages))
  }

  @Test func `a badge is told once for a transaction`() {
    let world = World()
    var told: [String?] = []
    let token = world.manager.badge(for: .messages).observe { told.append($0.text) }
    world.manager.transaction {
      world.arrive("A", 1, 2)
      world.manager.transaction { world.arrive("B", 3) }
      #expect(told == [nil])
    }
    token.cancel()
    #expect(told == [nil, "3"])
  }

  @Test func `begin and commit nest with transactions`() {
    let world = World()
    var told: [Int] = []
    let token = world.manager.icon.observe { told.append($0.count) }
    world.apply(.begin)
    world.manager.transaction { world.arrive("A", 1) }
    world.apply(.begin)
    world.arrive("A", 2)
    world.apply(.commit)
    #expect(told == [0])
    world.apply(.commit)
    token.cancel()
    #expect(told == [0, 2])
    #expect(world.manager.transactionDepth == 0)
  }

  @Test func `a transaction that changes nothing is told as nothing`() {
    let world = World()
    var told = 0
    let token = world.manager.badge(for: .messages).observe { _ in told += 1 }
    world.manager.transaction {
      world.arrive("A", 1)
      world.apply(.read(source: "A", through: 1))
    }
    token.cancel()
    #expect(told == 1)
  }

  struct Stop: Error {}

  @Test func `a transaction that throws publishes what it applied`() {
    let world = World()
    #expect(throws: Stop.self) {
      try world.manager.transaction {
        world.arrive("A", 1)
        throw Stop()
      }
    }
    #expect(world.text() == "1")
    #expect(world.manager.transactionDepth == 0)
  }

  @Test func `a transaction returns what its body returns`() {
    #expect(UnreadManager<RootSection>().transaction { 7 } == 7)
  }

  @Test func `commit without begin is dropped with a warning`() {
    let world = World([.commit])
    #expect(world.warnings == [.commitWithoutBegin])
    #expect(world.manager.transactionDepth == 0)
  }

  @Test func `a policy set by the app is told at once and as one change`() {
    let world = World()
    world.arrive("A", 1, mention: .direct)
    world.arrive("A", 2, thread: "T")
    world.apply(.mute(source: "B", on: true))
    world.arrive("B", 3, mention: .direct)
    var told: [String?] = []
    let token = world.manager.badge(for: .messages).map(\.text).observe { told.append($0) }
    world.manager.policy.value = BadgePolicy(muted: .mentions, threads: .excluded)
    #expect(world.text() == "2")
    world.manager.policy.value.cap = 1
    token.cancel()
    #expect(told == ["2", "1+"])
  }

  @Test func `a policy in a transaction holds for the events after it`() {
    let world = World()
    world.arrive("A", 1)
    world.manager.transaction {
      world.change(BadgePolicyChange(ownItemReads: false))
      world.arrive("A", 2, author: "me")
      #expect(world.manager.policy.value.ownItemReads)
    }
    #expect(!world.manager.policy.value.ownItemReads)
    #expect(world.unread() == 1)
  }

  @Test func `a policy change alone tells the badges it changes`() {
    let world = World()
    world.arrive("A", 1)
    var told: [String?] = []
    let token = world.manager.badge(for: .messages).observe { told.append($0.text) }
    world.change(BadgePolicyChange(styles: [.messages: .dot]))
    token.cancel()
    #expect(told == ["1", "•"])
  }

  @Test func `a status follows its source through leaving and joining`() {
    let world = World()
    var told: [Int] = []
    let token = world.manager.status(of: "A").map(\.unread).observe { told.append($0) }
    world.arrive("A", 1)
    world.arrive("B", 2)
    world.apply(.leave(source: "A"), .source("A", section: .messages))
    world.arrive("A", 3, 4)
    token.cancel()
    #expect(told == [0, 1, 0, 1, 2])
  }

  @Test func `a status follows the active account`() {
    let world = World()
    world.arrive("A", 1)
    var told: [Int] = []
    let token = world.manager.status(of: "A").map(\.unread).observe { told.append($0) }
    world.apply(.switchAccount(account: "u2"), .switchAccount(account: "u1"), .logout)
    token.cancel()
    #expect(told == [1, 0, 1, 0])
  }

  @Test func `signals of sources leave nothing behind`() {
    let world = World(sources: (0..<500).map { "s\($0)" })
    for source in 0..<500 { _ = world.manager.status(of: "s\(source)").value }
    #expect(world.manager.cellCount <= 64)
    for source in 0..<500 { world.apply(.leave(source: "s\(source)")) }
    #expect(world.manager.cellCount <= 1)
  }

  @Test func `a badge of a source counts its flag and says that it is muted`() {
    let world = World([.flag(source: "A", on: true), .mute(source: "A", on: true)])
    let badge = world.manager.badge(of: "A").value
    #expect(badge.text == "1")
    #expect(badge.isMuted)
  }

  @Test func `nothing is known before the first event`() {
    let manager = UnreadManager<RootSection>()
    #expect(!manager.badge(for: .messages).value.isKnown)
    #expect(!manager.icon.value.isKnown)
    manager.apply(.source("A", section: .messages))
    #expect(manager.badge(for: .messages).value.isKnown)
    #expect(manager.icon.value.isKnown)
    manager.apply(.login(account: "u2"))
    #expect(!manager.badge(for: .messages).value.isKnown)
  }

  @Test func `a loaded state is known and published`() {
    let world = World()
    world.arrive("A", 1)
    let other = UnreadManager<RootSection>()
    if let state = world.manager.state { other.load(state, for: "u1") }
    #expect(other.badge(for: .messages).value.text == "1")
    #expect(other.badge(for: .messages).value.isKnown)
  }

  @Test func `each account that is logged in has a state`() {
    let world = World()
    world.arrive("A", 1)
    world.apply(.switchAccount(account: "u2"))
    #expect(world.manager.state(of: "u1")?.status(of: "A").unread == 1)
    #expect(world.manager.state(of: "u2") == UnreadState())
    #expect(world.manager.state(of: "u3") == nil)
  }

  @Test func `a loaded account is logged in beside the active one`() throws {
    let world = World()
    world.arrive("A", 1)
    let state = try #require(world.manager.state)
    world.apply(.logout)
    world.manager.load(state, for: "u2")
    #expect(world.manager.account == "u2")
    #expect(world.text() == "1")
    world.manager.load(UnreadState(), for: "u3")
    #expect(world.manager.account == "u2")
    #expect(world.manager.accounts == ["u2", "u3"])
    #expect(world.text() == "1")
  }

  @Test func `who wants warnings as well can pass them on`() {
    let world = World()
    var heard: [UnreadWarning] = []
    let first = world.manager.onWarning
    world.manager.onWarning = {
      heard.append($0)
      first?($0)
    }
    world.apply(.commit)
    #expect(heard == [.commitWithoutBegin])
    #expect(world.warnings == heard)
  }

  @Test func `an answer to the session on screen is an event as any other`() throws {
    let world = World([.opened(source: "A")])
    let session = try #require(world.manager.session)
    let events: [BadgeEvent<RootSection>] = [
      .arrived(source: "A", item: 1, author: "bob"),
      .arrived(source: "B", item: 2, author: "bob"),
    ]
    for event in events { #expect(world.manager.apply(event, in: session) == event) }
    #expect(world.unread("A") == 0)
    #expect(world.unread("B") == 1)
  }

  @Test func `an account that is not active has no screen`() throws {
    let world = World()
    world.arrive("A", 1)
    let session = try #require(world.manager.session)
    world.apply(.switchAccount(account: "u2"), .source("A", section: .messages))
    for event: BadgeEvent<RootSection> in [.opened(source: "A"), .background, .restart] {
      #expect(world.manager.apply(event, in: session) == event)
    }
    world.arrive("A", 2)
    #expect(world.unread() == 1)
    world.apply(.opened(source: "A"))
    #expect(world.unread() == 0)
    world.apply(.switchAccount(account: "u1"))
    #expect(world.unread() == 1)
  }

  @Test func `a late answer of an ended session is dropped`() throws {
    let world = World()
    let session = try #require(world.manager.session)
    world.apply(.logout, .login(account: "u1"), .source("A", section: .messages))
    let answer = world.manager.apply(.snapshot(9, "A", .counts(4)), in: session)
    #expect(answer == nil)
    #expect(world.icon == 0)
    #expect(world.warnings == [.endedSession(event: "snapshot")])
  }

  @Test func `an answer reaches its account while another is active`() throws {
    let world = World()
    let session = try #require(world.manager.session)
    world.apply(.switchAccount(account: "u2"))
    world.manager.apply(.snapshot(9, "A", .counts(4)), in: session)
    #expect(world.icon == 0)
    world.apply(.switchAccount(account: "u1"))
    #expect(world.icon == 4)
  }

  @Test func `a commit without begin is dropped in the session of any account`() throws {
    let world = World()
    let session = try #require(world.manager.session)
    world.apply(.switchAccount(account: "u2"))
    world.manager.apply(.commit, in: session)
    #expect(world.warnings == [.commitWithoutBegin])
    #expect(world.manager.transactionDepth == 0)
    world.apply(.switchAccount(account: "u1"))
    world.arrive("A", 1)
    #expect(world.text() == "1")
  }

  @Test func `a source that is left is no longer on screen`() {
    let world = World()
    world.apply(.opened(source: "A"), .leave(source: "A"), .source("A", section: .messages))
    world.arrive("A", 1)
    #expect(world.unread() == 1)
  }

  @Test func `an account can log out while another is active`() throws {
    let world = World()
    world.arrive("A", 1)
    let session = try #require(world.manager.session)
    world.apply(.switchAccount(account: "u2"), .source("C", section: .messages))
    world.arrive("C", 2)
    world.change(BadgePolicyChange(accounts: .all))
    #expect(world.icon == 2)
    world.manager.apply(.logout, in: session)
    #expect(world.icon == 1)
    #expect(world.manager.accounts == ["u2"])
    #expect(world.text() == "1")
  }

  @Test func `a state taken out counts without a policy`() {
    let world = World()
    world.arrive("A", 1, thread: "T")
    world.change(BadgePolicyChange(threads: .excluded))
    #expect(world.unread() == 0)
    #expect(world.manager.state?.status(of: "A").unread == 1)
    #expect(world.unread() == 0)
  }

  @Test func `an observer may apply events`() {
    let world = World()
    var told: [Int] = []
    let token = world.manager.icon.observe { [manager = world.manager] in
      told.append($0.count)
      if $0.count == 1 { manager.apply(.arrived(source: "B", item: 9, author: "bob")) }
    }
    world.arrive("A", 1)
    token.cancel()
    #expect(told == [0, 1, 2])
  }

  @Test func `who is warned may apply events`() {
    let manager = UnreadManager<RootSection>()
    manager.apply(.source("A", section: .messages))
    var told: [Int] = []
    let token = manager.status(of: "A").observe { told.append($0.unread) }
    var badges: [String?] = []
    let other = manager.badge(for: .messages).observe { badges.append($0.text) }
    manager.onWarning = { [unowned manager] warning in
      guard case .unknownSource(let name, _) = warning else { return }
      manager.apply(.source(name, section: .tasks))
    }
    manager.apply(
      .snapshot(
        through: 5, complete: false, sources: ["A": .counts(3), "X": .counts(1)]))
    token.cancel()
    other.cancel()
    #expect(told == [0, 3])
    #expect(badges == [nil, "3"])
    #expect(manager.status(of: "X").value.section == "tasks")
  }

  @Test func `an event comes back with what it lacked`() {
    let world = World()
    let event = world.manager.apply(.opened(source: "A"))
    #expect(event == .read(source: "A", through: 0, thread: "main", epoch: 0, clock: 1))
    #expect(
      world.manager.apply(.unreadFrom(source: "A", item: 1))
        == .unreadFrom(source: "A", item: 1, epoch: 1))
    #expect(
      world.manager.apply(.readAll(through: 3))
        == .readAll(through: 3, clock: 2, epochs: ["A": 1]))
    #expect(world.manager.apply(.readItem(item: 1)) == .readItem(item: 1, epoch: 1))
    #expect(
      world.manager.apply(.moved(item: 1, to: "B")) == .moved(item: 1, to: "B", version: 1))
    #expect(
      world.manager.apply(.snapshot(5, "A", .counts(2)))
        == .snapshot(
          through: 5, complete: false,
          sources: ["A": SourceSnapshot(unread: 2, mentions: 0, epoch: 1)]))
  }

  enum Shelf: String, BadgeSection { case inbox, alerts }

  @Test func `an app's own sections work the same`() {
    let manager = UnreadManager<Shelf>(policy: .coding)
    manager.apply(.source("A", section: .alerts))
    manager.apply(.arrived(source: "A", item: 1, author: "bob"))
    #expect(manager.badge(for: .alerts).value.text == nil)
    manager.policy.value = .default
    #expect(manager.badge(for: .alerts).value.text == "1")
    #expect(manager.icon.value.count == 1)
  }

  @Test func `a property is bound to the text of a badge`() {
    final class Tab: BindingTarget {
      let bindings = Bindings()
      var badgeValue: String?
    }
    let (tab, world) = (Tab(), World())
    tab.bind(\.badgeValue, to: world.manager.badge(for: .messages).map(\.text))
    world.arrive("A", 1)
    #expect(tab.badgeValue == "1")
  }
}
