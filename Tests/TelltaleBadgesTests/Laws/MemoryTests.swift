import TelltaleBadges
import Testing

/// What is done with takes no room.
struct MemoryTests {
  typealias State = UnreadState<RootSection>

  /// A place where items wait, as the events by which one comes there and is deleted.
  enum Place: CaseIterable {
    case main, thread, folded, read, unseen

    /// Makes a state in which item 1 waits there.
    func state() -> State {
      var state = State()
      state.apply(.source("A", section: .messages))
      if self == .folded { state.apply(.snapshot(5_000, "A", .counts(3))) }
      bring(1, to: &state)
      return state
    }

    func bring(_ item: Int, to state: inout State) {
      if self == .unseen { state.apply(.edited(item: item, mention: .direct, version: 1)) }
      let thread = self == .thread ? "T" : nil
      state.apply(.arrived(source: "A", item: item, author: "bob", thread: thread))
      if self == .read { state.apply(.readItem(item: item)) }
    }
  }

  @Test(arguments: Place.allCases)
  func `places where deleted items waited are used again`(place: Place) {
    var state = place.state()
    for item in 2...1_000 {
      place.bring(item, to: &state)
      state.apply(.deleted(item: item))
    }
    #expect(state.waitingPlaces <= 150)
    #expect(state.brokenInvariants() == [])
    var other = place.state()
    let events: [BadgeEvent<RootSection>] = [
      .unreadFrom(source: "A", item: 1), .snapshot(1, "A", .items([1])),
      .read(source: "A", through: 1, thread: "T"), .read(source: "A", through: 1),
    ]
    for event in events {
      state.apply(event)
      other.apply(event)
      #expect(state.status(of: "A") == other.status(of: "A"), "\(event)")
    }
  }

  @Test func `an item that waits to be seen stays remembered while others come and go`() {
    var state = State()
    state.apply(.source("A", section: .messages))
    for item in 1...5 { state.apply(.readItem(item: item)) }
    for item in 6...500 { Place.unseen.bring(item, to: &state) }
    // Far below the limit all are known; beyond it the oldest are forgotten first.
    state.apply(.arrived(source: "A", item: 5, author: "bob"))
    #expect(state.status(of: "A").unread == 495)
    for item in 1_001...10_997 { state.apply(.readItem(item: item)) }
    #expect(state.rememberedItems == 495 + 1 + 10_000)
    for item in 1...4 { state.apply(.arrived(source: "A", item: item, author: "bob")) }
    #expect(state.status(of: "A").unread == 495 + 1)
    #expect(state.brokenInvariants() == [])
  }

  @Test func `a thread that is read no further than its source is forgotten`() {
    var state = State()
    state.apply(.source("A", section: .messages))
    state.apply(.read(source: "A", through: 5_000, thread: "ahead"))
    for order in 1...1_000 {
      state.apply(.read(source: "A", through: order, thread: "t\(order)"))
      if order % 10 == 0 { state.apply(.read(source: "A", through: order)) }
    }
    #expect(state.rememberedThreads <= 60)
    for thread in ["ahead", "behind"] {
      state.apply(.arrived(source: "A", item: 4_000, author: "bob", thread: "ahead"))
      state.apply(.arrived(source: "A", item: 4_001, author: "bob", thread: thread))
    }
    #expect(state.status(of: "A").unread == 0)
    state.apply(.arrived(source: "A", item: 4_002, author: "bob", thread: "behind"))
    #expect(state.status(of: "A").unread == 1)
    #expect(state.brokenInvariants() == [])
  }

  @Test func `the sources that were left longest ago are forgotten`() {
    var state = State()
    state.apply(.source("back", section: .messages))
    state.apply(.leave(source: "back"))
    state.apply(.source("back", section: .messages))
    for number in 1...25_000 {
      state.apply(.source("s\(number)", section: .tasks))
      if number > 20_000 {
        state.apply(.arrived(source: "s\(number)", item: number, author: "bob"))
      }
      state.apply(.leave(source: "s\(number)"))
    }
    #expect(state.sourcePlaces <= 10_002)
    #expect(state.sources == ["back"])
    state.apply(.arrived(source: "back", item: 30_000, author: "bob"))
    state.apply(.source("s1", section: .tasks))
    state.apply(.arrived(source: "s1", item: 30_001, author: "bob"))
    #expect(state.status(of: "back").unread == 1)
    #expect(state.status(of: "s1") == SourceStatus(unread: 1, section: "tasks"))
    #expect(state.brokenInvariants() == [])
  }
}
