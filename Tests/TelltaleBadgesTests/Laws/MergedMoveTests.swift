import TelltaleBadges
import Testing

/// Moves that one device knows, and reads that another one knows.
struct MergedMoveTests {
  typealias State = UnreadState<RootSection>
  typealias Event = BadgeEvent<RootSection>

  static let arrival = Event.arrived(source: "A", item: 1, author: "bob")
  static let move = Event.moved(item: 1, to: "B", version: 1)
  static let read = Event.readItem(item: 1, epoch: 0)

  static func state(_ events: Event...) -> State { MergeLawTests.state(events) }

  /// Merges states in every order and grouping, and returns what all of these end with.
  static func merged(_ states: State...) -> State {
    var results: [State] = []
    for order in orders(states) {
      results.append(order.dropFirst().reduce(order[0]) { MergeLawTests.merged($0, $1) })
      results.append(
        order.dropLast().reversed().reduce(order[order.count - 1]) { MergeLawTests.merged($1, $0) })
    }
    for result in results where result != results[0] {
      Issue.record("\(MergeLawTests.json(results[0]))\n\(MergeLawTests.json(result))")
      break
    }
    let again = MergeLawTests.merged(results[0], states[0])
    #expect(again == results[0], "merging again changes something")
    #expect(results[0].brokenInvariants() == [])
    return results[0]
  }

  private static func orders(_ states: [State]) -> [[State]] {
    guard states.count > 1 else { return [states] }
    return states.indices.flatMap { index in
      var rest = states
      let first = rest.remove(at: index)
      return orders(rest).map { [first] + $0 }
    }
  }

  @Test func `a single read holds though another device moved the item`() {
    let merged = Self.merged(
      Self.state(Self.arrival, Self.move), Self.state(Self.arrival, Self.read))
    #expect(merged.status(of: "B") == SourceStatus(section: "messages"))
    #expect(merged.status(of: "A") == SourceStatus(section: "messages"))
  }

  @Test func `a single read of before the item arrived holds though another device moved it`() {
    let merged = Self.merged(
      Self.state(Self.move), Self.state(Self.read), Self.state(Self.arrival))
    #expect(merged.status(of: "B").unread == 0)
  }

  @Test func `a single read holds though two other devices moved the item on`() {
    let merged = Self.merged(
      Self.state(Self.arrival, Self.move, Self.read), Self.state(Self.arrival),
      Self.state(Self.arrival, .moved(item: 1, to: "C", version: 2)))
    #expect(merged.status(of: "C").unread == 0)
  }

  @Test func `a single read that was undone before the move stays undone`() {
    let moved = Self.state(
      Self.arrival, Self.read, .unreadFrom(source: "A", item: 1, epoch: 1), Self.move)
    #expect(moved.status(of: "B").unread == 1)
    let merged = Self.merged(moved, Self.state(Self.arrival, Self.read), Self.state(Self.read))
    #expect(merged.status(of: "B").unread == 1)
  }

  @Test func `a single read is undone where the item moved to`() {
    var merged = Self.merged(
      Self.state(Self.arrival, Self.move), Self.state(Self.arrival, Self.read))
    merged.apply(.unreadFrom(source: "B", item: 1))
    #expect(merged.status(of: "B").unread == 1)
    merged.apply(.readItem(item: 1))
    #expect(merged.status(of: "B").unread == 0)
    merged.apply(.moved(item: 1, to: "C"))
    #expect(merged.status(of: "C").unread == 0)
  }

  @Test func `a single read holds though the target is in a newer epoch`() {
    let target = Event.unreadFrom(source: "B", item: 9, epoch: 3)
    let merged = Self.merged(
      Self.state(target, Self.arrival, Self.move), Self.state(Self.arrival, Self.read))
    #expect(merged.status(of: "B").unread == 0)
  }

  @Test func `a single read holds though the item was moved to where it was`() {
    let move = Event.moved(item: 1, to: "A", version: 1)
    var merged = Self.merged(Self.state(Self.arrival, move), Self.state(Self.arrival, Self.read))
    #expect(merged.status(of: "A").unread == 0)
    merged.apply(.unreadFrom(source: "A", item: 1))
    #expect(merged.status(of: "A").unread == 1)
  }

  @Test func `an item nobody read stays unread where it moved to`() {
    let merged = Self.merged(
      Self.state(Self.move), Self.state(Self.arrival),
      Self.state(Self.arrival, .edited(item: 1, mention: .direct, version: 1)))
    #expect(merged.status(of: "B").unread == 1)
    #expect(merged.status(of: "B").mentions == 1)
  }

  @Test func `what was merged goes on as events say`() {
    let merged = Self.merged(
      Self.state(Self.move), Self.state(Self.arrival), Self.state(Self.read))
    for (event, unread) in [
      (Event.moved(item: 1, to: "C", version: 2), 0), (Self.arrival, 0), (.deleted(item: 1), 0),
      (.unreadFrom(source: "B", item: 1), 1), (.leave(source: "A"), 0),
    ] {
      var state = merged
      state.apply(event)
      let counts = ["A", "B", "C"].map { state.status(of: $0).unread }
      #expect(counts.reduce(0, +) == unread, "\(event)")
      #expect(state.brokenInvariants() == [])
      #expect(MergeLawTests.merged(State(), state) == state, "\(event)")
      _ = Self.merged(state, merged, Self.state(Self.arrival, .leave(source: "B")))
    }
  }
}
