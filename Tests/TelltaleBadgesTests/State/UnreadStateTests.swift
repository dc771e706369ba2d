import Foundation
import TelltaleBadges
import Testing

struct UnreadStateTests {
  typealias State = UnreadState<RootSection>

  static func state(_ events: [BadgeEvent<RootSection>]) -> State {
    var state = State()
    for event in events { state.apply(event) }
    return state
  }

  @Test func `an own message reads unless asked not to`() {
    var state = Self.state([
      .source("A", section: .messages), .arrived(source: "A", item: 1, author: "bob"),
    ])
    state.apply(.arrived(source: "A", item: 2, author: "me"), ownItemReads: false)
    #expect(state.status(of: "A").unread == 1)
    state.apply(.arrived(source: "A", item: 3, author: "me"))
    #expect(state.status(of: "A").unread == 0)
  }

  @Test func `two devices that exchange stamped events agree`() {
    var (phone, desk) = (State(), State())
    let events: [BadgeEvent<RootSection>] = [
      .source("A", section: .messages), .arrived(source: "A", item: 1, author: "bob"),
      .arrived(source: "A", item: 2, author: "bob"), .read(source: "A", through: 2),
      .unreadFrom(source: "A", item: 2), .flag(source: "A", on: true), .readItem(item: 2),
      .edited(item: 1, mention: .direct), .readAll(through: 1),
      .moved(item: 2, to: "A", thread: "T"),
    ]
    var stamped: [BadgeEvent<RootSection>] = []
    for event in events { stamped.append(phone.apply(event)) }
    for event in stamped + stamped.reversed() { desk.apply(event) }
    #expect(desk == phone)
  }

  @Test(arguments: [[:], ["A": SourceSnapshot(unread: 1, mentions: 0)]])
  func `a complete snapshot clears the others in the epochs of the device it was made on`(
    statements: [String: SourceSnapshot]
  ) {
    let sources = ["A", "B"].map { BadgeEvent.source($0, section: RootSection.messages) }
    let item = BadgeEvent<RootSection>.arrived(source: "B", item: 1, author: "bob")
    var (phone, desk) = (Self.state(sources + [item]), Self.state(sources + [item]))
    let unread = phone.apply(.unreadFrom(source: "B", item: 1))
    let snapshot = desk.apply(.snapshot(through: 9, complete: true, sources: statements))
    phone.apply(snapshot)
    desk.apply(unread)
    #expect(phone == desk)
    #expect(phone.status(of: "B").unread == 1)
  }

  @Test func `an item that moved on counts as the newest of a source in any order of its moves`() {
    let sources = ["A", "B"].map { BadgeEvent.source($0, section: RootSection.messages) }
    let moves: [BadgeEvent<RootSection>] = [
      .moved(item: 8, to: "A", version: 1), .moved(item: 8, to: "B", version: 2),
    ]
    var (phone, desk) = (Self.state(sources + moves), Self.state(sources + moves.reversed()))
    #expect(phone == desk)
    for source in ["A", "B"] {
      guard case .read(source, 8, "main", 0, _) = phone.apply(.opened(source: source)) else {
        Issue.record("opening \(source) does not read through 8")
        return
      }
    }
  }

  @Test func `an item that was forgotten counts as read when it arrives again`() throws {
    let source = #"{"source":"A","membership":1,"section":"messages","forgotten":5}"#
    let saved =
      #"{"version":1,"clock":0,"epoch":0,"known":true,"authors":[],"items":[],"sources":[\#(source)]}"#
    var state = try JSONDecoder().decode(State.self, from: Data(saved.utf8))
    state.apply(.arrived(source: "A", item: 5, author: "bob"))
    #expect(state.status(of: "A").unread == 0)
    state.apply(.arrived(source: "A", item: 6, author: "bob"))
    #expect(state.status(of: "A").unread == 1)
  }

  @Test func `equality does not depend on the history`() {
    let a = Self.state([
      .source("A", section: .messages), .source("B", section: .tasks),
      .arrived(source: "A", item: 1, author: "bob"),
      .arrived(source: "B", item: 2, author: "eve"),
    ])
    let b = Self.state([
      .source("B", section: .tasks), .source("A", section: .messages),
      .arrived(source: "B", item: 2, author: "eve"),
      .arrived(source: "A", item: 1, author: "bob"),
    ])
    #expect(a == b)
  }

  @Test func `states of different facts differ`() {
    let source = BadgeEvent<RootSection>.source("A", section: .messages)
    let a = Self.state([source])
    for event: BadgeEvent<RootSection> in [
      .arrived(source: "A", item: 1, author: "bob"), .flag(source: "A", on: true),
      .read(source: "A", through: 1), .deleted(item: 1), .block(author: "eve", on: true),
      .snapshot(1, "A", .counts(1)), .source("A", section: .me), .leave(source: "A"),
    ] {
      #expect(Self.state([source, event]) != a, "\(event)")
    }
  }

  @Test func `a state encodes and decodes to the same`() throws {
    for seed in UInt64(1)...100 {
      var events = RandomEvents(seed: seed)
      var state = State()
      for source in events.sources { state.apply(.source(source, section: .messages)) }
      for _ in 0..<60 { state.apply(events.event()) }
      let data = try JSONEncoder().encode(state)
      let other = try JSONDecoder().decode(State.self, from: data)
      #expect(other == state, "seed \(seed)")
      for source in events.sources {
        #expect(other.status(of: source) == state.status(of: source), "seed \(seed)")
      }
      if other != state { return }
    }
  }

  static let bad =
    [
      "[]", "{}", #"{"version":2}"#,
      #"{"version":1,"clock":-1,"epoch":0,"known":true,"sources":[],"authors":[],"items":[]}"#,
      #"{"version":1,"clock":1,"epoch":0,"known":true,"sources":[{}],"authors":[],"items":[]}"#,
      #"{"version":1,"clock":1,"epoch":0,"known":true,"sources":[],"authors":[],"items":[{"item":0}]}"#,
    ]
    + [#""unread":0,"mentions":0"#, #""unread":1,"mentions":2"#].map {
      let stated = "{\"through\":1,\($0)}"
      let source = #"{"source":"A","membership":1,"section":"me","stated":\#(stated)}"#
      return
        #"{"version":1,"clock":1,"epoch":0,"known":true,"sources":[\#(source)],"authors":[],"items":[]}"#
    }

  @Test(arguments: bad)
  func `what is not a saved state does not decode`(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(State.self, from: Data(json.utf8))
    }
  }

  @Test func `a state that repeats or names what is not there decodes to something sound`() throws {
    let json = """
      {"version":1,"clock":1,"epoch":0,"known":true,"authors":[],
       "sources":[{"source":"A","membership":1,"section":"messages"},
                  {"source":"A","membership":1,"section":"me"},
                  {"source":"Q","membership":2},
                  {"source":"L","membership":2}],
       "items":[{"item":1,"source":"A","author":"bob"},{"item":1,"source":"A","author":"eve"},
                {"item":2,"source":"Q","author":"bob"},{"item":3,"source":"L","author":"bob"}]}
      """
    let state = try JSONDecoder().decode(State.self, from: Data(json.utf8))
    #expect(state.sources == ["A"])
    #expect(state.status(of: "A").unread == 1)
    #expect(state.brokenInvariants() == [])
  }

  @Test func `merging takes in what either knows`() {
    let sources: [BadgeEvent<RootSection>] = [.source("A", section: .messages)]
    var phone = Self.state(
      sources + [
        .arrived(source: "A", item: 1, author: "bob"),
        .arrived(source: "A", item: 2, author: "bob"),
      ])
    let desk = Self.state(
      sources + [.read(source: "A", through: 1), .flag(source: "A", on: true)])
    phone.merge(desk)
    #expect(phone.status(of: "A").unread == 1)
    #expect(phone.status(of: "A").isFlagged)
  }

  @Test func `merging prefers the later membership`() {
    let joined: [BadgeEvent<RootSection>] = [
      .source("A", section: .messages), .arrived(source: "A", item: 1, author: "bob"),
    ]
    var phone = Self.state(joined)
    phone.merge(Self.state(joined + [.leave(source: "A")]))
    #expect(phone.sources == [])
    phone.merge(
      Self.state(joined + [.leave(source: "A"), .source("A", section: .messages)]))
    #expect(phone.status(of: "A") == SourceStatus(section: "messages"))
  }

  @Test func `a state is known once anything was learned, and warns of its last event`() {
    var state = State()
    #expect(!state.isKnown)
    state.apply(.read(source: "X", through: 1))
    #expect(!state.isKnown)
    #expect(state.warnings == [.unknownSource("X", event: "read")])
    state.apply(.source("X", section: .messages))
    #expect(state.isKnown)
    #expect(state.warnings == [])
  }

  @Test func `what does not concern an account changes nothing`() {
    let before = Self.state([.source("A", section: .messages)])
    var state = before
    for event: BadgeEvent<RootSection> in [
      .begin, .commit, .restart, .background, .foreground, .login(account: "x"),
      .switchAccount(account: "x"), .logout, .iconHint(count: 3), .closed(source: "A"),
      .policy(BadgePolicyChange(cap: 1)),
    ] {
      #expect(state.apply(event) == event)
    }
    #expect(state == before)
  }
}
