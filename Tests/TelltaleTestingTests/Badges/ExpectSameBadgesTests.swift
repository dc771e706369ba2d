import TelltaleBadges
import TelltaleTesting
import Testing

@Suite struct ExpectSameBadgesTests {
  typealias Event = BadgeEvent<RootSection>

  private static let setup: [Event] = [
    .source("ann", section: .messages), .source("board", section: .projects),
  ]

  @Test func `events that commute are no issue`() {
    expectSameBadges(
      inAnyOrder: [
        .arrived(source: "ann", item: 1, author: "ann"),
        .arrived(source: "ann", item: 2, author: "ann"),
        .read(source: "ann", through: 1, epoch: 0, clock: 1),
        .mute(source: "ann", on: true, clock: 1), .mute(source: "ann", on: false, clock: 2),
        .arrived(source: "ann", item: 2, author: "ann"),
      ], after: Self.setup)
    expectSameBadges(inAnyOrder: [Event](), after: Self.setup)
  }

  @Test func `the fewest events that do not commute are named with their order`() {
    let line = #line + 2
    let issues = issues {
      expectSameBadges(
        inAnyOrder: [
          .arrived(source: "board", item: 1, author: "ann"), .flag(source: "ann", on: true),
          .arrived(source: "board", item: 2, author: "ann", mention: .direct),
          .flag(source: "ann", on: false),
        ], after: Self.setup, "both devices")
    }
    let text = """
      the badges depend on the order of 2 events of 4
        1 .flag(source: "ann", on: true)
        2 .flag(source: "ann", on: false)
      messages: hidden after 1, 2, and "1" after 2, 1
      icon: 0 after 1, 2, and 1 after 2, 1
      source ann: 0 unread, 0 mentions after 1, 2, and 0 unread, 0 mentions, flagged after 2, 1
      both devices
      """
    #expect(issues == [Message(text: text, line: line)])
  }

  @Test func `of many events random orders are tried, and the fewest are named`() {
    let arrivals = (1...40).map { Event.arrived(source: "board", item: $0, author: "ann") }
    expectSameBadges(inAnyOrder: arrivals, after: Self.setup)
    let texts = messages {
      expectSameBadges(
        inAnyOrder: arrivals + [.archive(source: "ann", on: true), .source("new", section: .tasks)]
          + [.arrived(source: "new", item: 50, author: "ann"), .leave(source: "new")],
        after: Self.setup)
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains(" events of 44\n  1 .") == true)
    #expect(texts.first?.contains("item: 1,") == false)
  }

  @Test func `the ends of transactions are left out`() {
    expectSameBadges(
      inAnyOrder: [.begin, .arrived(source: "ann", item: 1, author: "ann"), .commit],
      after: Self.setup)
  }

  @Test func `the policy counts`() {
    var policy = BadgePolicy<RootSection>.default
    policy.cap = 1
    let flags: [Event] = [.flag(source: "ann", on: true), .flag(source: "ann", on: false)]
    let item = Event.arrived(source: "board", item: 1, author: "ben")
    let texts = messages {
      expectSameBadges(
        inAnyOrder: flags,
        after: Self.setup + [item, .arrived(source: "ann", item: 3, author: "ann")],
        policy: policy)
    }
    #expect(texts.count == 1)
  }
}
