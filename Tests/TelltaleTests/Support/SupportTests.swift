import Foundation
import TelltaleTestSupport
import TelltaleTesting
import Testing

@Suite struct SupportTests {
  @Test func `a recorder gives what was noted since the last look`() {
    let log = Recorder<Int>()
    log.note(1)
    #expect(log.take() == [1])
    log.note(2)
    #expect(log.values == [2])
  }

  @Test func `a counter gives the runs since the last look`() {
    let runs = Counter()
    #expect(runs(7) == 7)
    runs()
    #expect(runs.take() == 2)
    runs()
    #expect(runs.take() == 1)
    #expect(runs.total == 3)
  }

  @Test func `a tracker counts the living`() {
    let tracker = LifetimeTracker()
    var object: LifetimeTracker.Instance<Void>? = tracker.instance()
    #expect(tracker.alive == 1)
    withExtendedLifetime(object) {}
    object = nil
    #expect(tracker.alive == 0)
    #expect(tracker.made == 1)
  }

  @Test func `a leak is reported`() {
    var kept: [AnyObject] = []
    withKnownIssue {
      withLifetimeTracking { kept.append($0.instance()) }
    }
    #expect(kept.count == 1)
  }

  @Test func `tracking nothing is reported`() {
    withKnownIssue {
      withLifetimeTracking { _ in }
    }
  }

  @Test func `a thread gives its result`() {
    let outside = Thread.current
    #expect(runOnThread(stackSize: 1 << 20) { Thread.current !== outside })
  }

  @Test func `a handoff drops its object on another thread`() {
    let tracker = LifetimeTracker()
    let handoff = Handoff(tracker.instance())
    #expect(!handoff.isDropped)
    handoff.dropOnThread()
    while !handoff.isDropped { sched_yield() }
    #expect(tracker.alive == 0)
  }

  @Test func `equal seeds give equal numbers`() {
    var a = SeededRandom(seed: 3)
    var b = SeededRandom(seed: 3)
    var c = SeededRandom(seed: 4)
    let first = (0..<10).map { _ in a.below(1_000) }
    #expect(first == (0..<10).map { _ in b.below(1_000) })
    #expect(first != (0..<10).map { _ in c.below(1_000) })
  }

  @Test func `a trap's message is seen`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      fatalError("out of order")
    }
    expectMessage(result, contains: "out of", "order")
  }

  @Test(.enabled(if: residentBytes() > 0, "a sanitizer hides what is resident"))
  func `growing memory is seen`() async {
    await #expect(processExitsWith: .failure) {
      var kept: [[Int]] = []
      requireConstantMemory { kept.append([$0, $0, $0]) }
      withExtendedLifetime(kept) {}
    }
  }

  @Test func `constant memory passes`() async {
    await #expect(processExitsWith: .success) {
      requireConstantMemory { _ = [$0, $0] }
    }
  }
}
