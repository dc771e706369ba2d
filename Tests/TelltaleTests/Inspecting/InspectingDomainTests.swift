import Telltale
import TelltaleTestSupport
import Testing

/// Snapshots beside releases on other threads, which ThreadSanitizer watches.
@Suite struct InspectingDomainTests {
  private final class Owner {
    let source: MutableSignal<[String]>
    let derived: Signal<Int>
    init(_ number: Int, _ tail: Signal<Int>) {
      source = MutableSignal([String(repeating: "x", count: 20 + number)], label: "source")
      derived = combineLatest(source, tail).reduce { $0.count + $1 }
    }
  }

  /// A snapshot sees the value of a handle that lives, or none.
  @Test func `signals may be released elsewhere while their graph is looked at`() {
    let tail = MutableSignal(0, label: "tail")
    for round in 0..<(isDebugBuild ? 150 : 400) {
      let handoffs = (0..<8).map { number in
        let owner = Owner(number, tail)
        _ = owner.derived.value
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
}
