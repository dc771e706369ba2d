import Telltale
import TelltaleTestSupport
import Testing

/// Snapshots beside releases on other threads, which ThreadSanitizer watches.
@Suite struct InspectingDomainTests {
  /// Who reads the source does not keep it, so that its handle goes where the owner goes.
  private final class Owner {
    let source: MutableSignal<[String]>
    private(set) var derived: Signal<Int>?

    init(_ number: Int, _ tail: Signal<Int>) {
      source = MutableSignal([String(repeating: "x", count: 20 + number)], label: "source")
      derived = Computed { [weak self] in (self?.source.value.count ?? 0) + tail.value }
    }
  }

  /// A snapshot sees the value of a handle that lives, or none.
  @Test func `signals may be released elsewhere while their graph is looked at`() {
    let tail = MutableSignal(0, label: "tail")
    for round in 0..<(isDebugBuild ? 150 : 400) {
      let handoffs = (0..<8).map { number in
        let owner = Owner(number, tail)
        _ = owner.derived?.value
        return Handoff(owner)
      }
      for handoff in handoffs { handoff.dropOnThread() }
      var looks = 0
      repeat {
        for node in GraphSnapshot(of: tail).nodes where node.label == "source" {
          #expect(node.value == nil || node.value?.hasPrefix("[\"xxx") == true, "round \(round)")
        }
        if looks.isMultiple(of: 3) { tail.value += 1 }
        _ = GraphTrace(of: tail) { tail.value += 1 }
        looks += 1
      } while !handoffs.allSatisfy(\.isDropped)
    }
    #expect(GraphSnapshot(of: tail).nodes.count == 1)
  }

  private final class Owners {
    let all: [Owner]
    init(_ all: [Owner]) { self.all = all }
  }

  /// The copying takes long enough that many handles go meanwhile.
  @Test func `thousands of signals may be released while a snapshot copies their values`() {
    for _ in 0..<4 {
      let tail = MutableSignal(0, label: "tail")
      look(makeOwners(of: tail), tail)
    }
  }

  @inline(never)
  private func makeOwners(of tail: MutableSignal<Int>) -> Handoff<Owners> {
    Handoff(
      Owners(
        (0..<3_000).map { number in
          let owner = Owner(number, tail)
          _ = owner.derived?.value
          return owner
        }))
  }

  private func look(_ handoff: Handoff<Owners>, _ tail: MutableSignal<Int>) {
    handoff.dropOnThread()
    repeat {
      let nodes = GraphSnapshot(of: tail).nodes
      #expect(nodes[0].label == "tail")
      for node in nodes where node.label == "source" {
        guard let value = node.value else { continue }
        if !value.hasPrefix("[\"xxx") { Issue.record("a value is \(value)") }
      }
    } while !handoff.isDropped
    #expect(GraphSnapshot(of: tail).nodes.count == 1)
  }
}
