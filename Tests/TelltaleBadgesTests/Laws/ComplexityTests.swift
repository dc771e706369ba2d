import TelltaleBadges
import Testing

struct ComplexityTests {
  /// A state of so many sources with so many unread items each, arrived in turns.
  static func state(sources: Int, items: Int) -> UnreadState<RootSection> {
    var state = UnreadState<RootSection>()
    for source in 0..<sources { state.apply(.source("s\(source)", section: .messages)) }
    for item in 1...(sources * items) {
      let source = item % sources
      state.apply(
        .arrived(source: "s\(source)", item: item, author: source == 3 ? "eve" : "bob"))
    }
    return state
  }

  static let events: [BadgeEvent<RootSection>] = [
    .arrived(source: "s1", item: 1_000_000, author: "bob"),
    .arrived(source: "s1", item: 1_000_000, author: "bob", thread: "T"),
    .arrived(source: "s1", item: 1_000_000, author: "me", thread: "T"),
    .read(source: "s1", through: 1), .read(source: "s1", through: 1, thread: "main"),
    .readItem(item: 31), .readItem(item: 2_000_000), .unreadFrom(source: "s1", item: 1),
    .flag(source: "s1", on: true), .mute(source: "s1", on: true),
    .archive(source: "s1", on: true), .deleted(item: 31),
    .edited(item: 31, mention: .direct, version: 1), .moved(item: 31, to: "s2"),
    .source("s1", section: .tasks), .source("new", section: .tasks),
    .block(author: "eve", on: true), .snapshot(0, "s1", .counts(3)),
  ]

  @Test(arguments: events)
  func `an event costs the same however many sources and items there are`(
    event: BadgeEvent<RootSection>
  ) {
    let costs = [(10, 4), (300, 4), (30, 40)].map { sources, items in
      var state = Self.state(sources: sources, items: items)
      let before = state.work
      state.apply(event)
      return state.work - before
    }
    #expect((costs.max() ?? 0) <= 12, "\(costs)")
  }

  @Test func `each item is made read once`() {
    var state = Self.state(sources: 10, items: 100)
    let before = state.work
    for through in 1...1_000 { state.apply(.read(source: "s\(through % 10)", through: through)) }
    #expect(state.work - before <= 4 * 1_000)
    #expect(state.brokenInvariants() == [])
  }

  @Test func `reading to and fro costs what changes`() {
    var state = Self.state(sources: 2, items: 500)
    let before = state.work
    for _ in 0..<100 {
      state.apply(.unreadFrom(source: "s1", item: 990))
      state.apply(.read(source: "s1", through: 1_000))
    }
    #expect(state.work - before <= 500 * 3 + 100 * 30)
  }

  @Test func `a block costs the sources where the author has unread items`() {
    let costs = [2, 60].map { items in
      var state = Self.state(sources: 50, items: items)
      let before = state.work
      state.apply(.block(author: "bob", on: true))
      return state.work - before
    }
    #expect(costs[0] == costs[1])
    #expect(costs[0] <= 110)
  }

  @Test func `a repeated snapshot costs the sources and not their items`() {
    var state = Self.state(sources: 20, items: 50)
    let statements = Dictionary(
      uniqueKeysWithValues: (0..<20).map { ("s\($0)", SourceSnapshot.counts(50)) })
    state.apply(.snapshot(through: 1_000, complete: true, sources: statements))
    let before = state.work
    state.apply(.snapshot(through: 1_001, complete: true, sources: statements))
    #expect(state.work - before <= 20 * 4)
  }

  @Test func `readAll costs the sources of its section`() {
    var state = Self.state(sources: 100, items: 2)
    for source in 0..<90 { state.apply(.source("s\(source)", section: .tasks)) }
    let before = state.work
    state.apply(.readAll(through: 0, section: .messages))
    #expect(state.work - before <= 20)
  }

  @Test func `items that are read are forgotten beyond a bound`() {
    var state = UnreadState<RootSection>()
    state.apply(.source("A", section: .messages))
    let count = 140_000
    for item in 1...count {
      state.apply(.arrived(source: "A", item: item, author: "bob"))
      if item % 10 == 0 { state.apply(.read(source: "A", through: item)) }
    }
    #expect(state.rememberedItems <= 131_100)
    state.apply(.arrived(source: "A", item: 5, author: "bob"))
    state.apply(.unreadFrom(source: "A", item: count - 1))
    #expect(state.status(of: "A").unread == 2)
    #expect(state.brokenInvariants() == [])
  }
}
