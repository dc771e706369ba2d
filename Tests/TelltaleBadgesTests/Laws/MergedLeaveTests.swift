import Foundation
import TelltaleBadges
import TelltaleTestSupport
import Testing

/// Sources that one device left, and items that another one knows of in them.
struct MergedLeaveTests {
  typealias Event = BadgeEvent<RootSection>

  static let arrival = MergedMoveTests.arrival
  static let move = MergedMoveTests.move

  static func state(_ events: Event...) -> MergedMoveTests.State { MergeLawTests.state(events) }

  @Test func `merging is associative though the source was left out of which an item moved`() {
    // What is known of an item only from a source is forgotten with the source.
    let merged = MergedMoveTests.merged(
      Self.state(Self.arrival), Self.state(Self.move), Self.state(.leave(source: "A")))
    #expect(merged.sources == ["B", "C"])
    #expect(merged.status(of: "B").unread == 0)
  }

  @Test func `an item counts where it moved to though the source was left out of which it moved`() {
    for events in [[Self.arrival, Self.move], [Self.move, Self.arrival]] {
      let merged = MergedMoveTests.merged(
        MergeLawTests.state(events), Self.state(Self.arrival), Self.state(.leave(source: "A")))
      #expect(merged.status(of: "B").unread == 1)
    }
  }

  @Test func `who left the source after merging knows what has moved out of it`() {
    var state = MergeLawTests.merged(Self.state(Self.arrival), Self.state(Self.move))
    state = MergeLawTests.merged(state, Self.state(Self.arrival, .readItem(item: 1, epoch: 0)))
    #expect(state.status(of: "B").unread == 0)
    state.apply(.leave(source: "A"))
    let merged = MergedMoveTests.merged(
      state, Self.state(Self.arrival), Self.state(.leave(source: "A")))
    #expect(merged.status(of: "B").unread == 0)
    #expect(merged != MergeLawTests.merged(Self.state(Self.move), Self.state(.leave(source: "A"))))
  }

  @Test func `merging is associative though the source was left to which an item moved`() {
    let moved = Self.state(Self.arrival, Self.move)
    let movedOn = Self.state(.moved(item: 1, to: "C", version: 2))
    let left = Self.state(.leave(source: "B"))
    #expect(MergedMoveTests.merged(moved, movedOn, left).status(of: "C").unread == 1)
    var dropped = MergedMoveTests.merged(moved, left, Self.state(Self.arrival))
    dropped.apply(.source("B", section: .messages))
    for event in [Self.arrival, Self.move, .moved(item: 1, to: "C", version: 2)] {
      dropped.apply(event)
      for source in ["A", "B", "C"] { #expect(dropped.status(of: source).unread == 0) }
    }
    dropped.apply(.deleted(item: 1))
    #expect(MergeLawTests.merged(dropped, movedOn).status(of: "C").unread == 0)
  }

  @Test func `of moves of one version to a source that was left and to another, one holds`() {
    for target in ["A", "C"] {
      let merged = MergedMoveTests.merged(
        Self.state(Self.arrival, Self.move), Self.state(.leave(source: "B")),
        Self.state(
          .read(source: target, through: 5, epoch: 0), Self.arrival,
          .moved(item: 1, to: target, version: 1)))
      #expect(merged.status(of: target).unread == (target == "C" ? 1 : 0))
    }
  }

  @Test func `an item that arrived in two sources counts where the reader still is`() {
    let other = Event.arrived(source: "B", item: 1, author: "eve", mention: .direct)
    let (a, b) = (Self.state(Self.arrival), Self.state(other, .readItem(item: 1, epoch: 0)))
    let merged = MergedMoveTests.merged(a, b, Self.state(.leave(source: "B")))
    #expect(merged.status(of: "A").unread == 1)
    #expect(merged.status(of: "A").mentions == 0)
    #expect(MergedMoveTests.merged(a, b).status(of: "B").unread == 0)
    let none = MergedMoveTests.merged(
      a, b, Self.state(.leave(source: "B")), Self.state(.leave(source: "A")))
    #expect(none == MergeLawTests.state([.leave(source: "A"), .leave(source: "B")]))
  }

  @Test func `a single read is forgotten with its source by merging too`() {
    let rejoined = Self.state(
      Self.arrival, .leave(source: "A"), .source("A", section: .messages), Self.arrival)
    let merged = MergedMoveTests.merged(
      rejoined, Self.state(Self.arrival, .readItem(item: 1, epoch: 0)),
      Self.state(.leave(source: "A")))
    #expect(merged.status(of: "A").unread == 1)
    let unplaced = Self.state(.readItem(item: 1, epoch: 0))
    #expect(MergedMoveTests.merged(rejoined, unplaced).status(of: "A").unread == 0)
  }

  /// Devices that hear of any events and merge now and then.
  static func devices(_ seed: UInt64) -> [MergedMoveTests.State] {
    var events = RandomEvents(seed: seed)
    events.hasMoveVersions = true
    events.isContradictory = seed % 2 == 0
    events.items = 5
    var devices = Array(repeating: MergeLawTests.state([]), count: 3)
    for _ in 0..<60 {
      let device = Int.random(in: 0..<3, using: &events.random)
      if events.chance(10) {
        devices[device].merge(devices[(device + 1) % 3])
      } else {
        let event = events.event()
        for other in 0..<3 where other == device || events.chance(30) {
          devices[other].apply(event)
        }
      }
    }
    return devices
  }

  @Test func `merging is a join for devices that leave sources and merge in between`() {
    for seed in seedList(200) {
      let devices = Self.devices(seed)
      let (a, b, c) = (devices[0], devices[1], devices[2])
      let ab = MergeLawTests.merged(a, b)
      let (left, right) = (
        MergeLawTests.merged(ab, c), MergeLawTests.merged(a, MergeLawTests.merged(b, c))
      )
      let broken = (devices + [left]).flatMap { $0.brokenInvariants() }
      let isJoin =
        ab == MergeLawTests.merged(b, a) && left == right && MergeLawTests.merged(a, a) == a
        && MergeLawTests.merged(ab, b) == ab
      guard isJoin, broken.isEmpty else {
        let (left, right) = (MergeLawTests.json(left), MergeLawTests.json(right))
        Issue.record("seed \(seed): \(broken)\n\(left)\n\(right)")
        return
      }
    }
  }

  @Test func `devices that merged in between save and load every output`() throws {
    for seed in seedList(40) {
      for device in Self.devices(seed) {
        let text = MergeLawTests.json(device)
        let loaded = try SavedItemsTests.load(#"{"account":"u1","# + text.dropFirst())
        for source in ["A", "B", "C"] where loaded?.status(of: source) != device.status(of: source)
        {
          Issue.record("seed \(seed): \(source) of \(text)")
          return
        }
      }
    }
  }

  @Test func `what was merged is saved and loaded as it is`() throws {
    let other = Event.arrived(
      source: "B", item: 1, author: "eve", mention: .direct, thread: "T", kind: .system)
    let read = Event.readItem(item: 1, epoch: 0)
    let states = [
      [Self.arrival, read], [other, read], [Self.move], [.leave(source: "B")], [read],
      [Self.arrival, .moved(item: 1, to: "C", version: 2)],
      [.snapshot(3, "A", .items([1], [1])), Self.move],
      [.unreadFrom(source: "A", item: 1, epoch: 1), Self.arrival, Self.move],
    ].map { MergeLawTests.state($0) }
    for a in states {
      for b in states {
        for c in states {
          let merged = MergeLawTests.merged(MergeLawTests.merged(a, b), c)
          #expect(merged == MergeLawTests.merged(a, MergeLawTests.merged(b, c)))
          let text = MergeLawTests.json(merged)
          let decoded = try JSONDecoder().decode(
            MergedMoveTests.State.self, from: Data(text.utf8))
          let loaded = try SavedItemsTests.load(#"{"account":"u1","# + text.dropFirst())
          #expect(decoded == merged)
          #expect(loaded == merged)
          #expect(try SavedItemsTests.text(loaded) == SavedItemsTests.text(decoded))
          for source in ["A", "B", "C"] {
            #expect(decoded.status(of: source) == merged.status(of: source))
            #expect(loaded?.status(of: source) == merged.status(of: source))
          }
        }
      }
    }
  }
}
