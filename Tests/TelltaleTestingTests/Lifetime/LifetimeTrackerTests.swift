import TelltaleTesting
import Testing

@Suite struct LifetimeTrackerTests {
  private final class Model {
    var other: Model?
  }

  @Test func `objects that died are no issue`() {
    withLifetimeTracking { tracker in
      let model = tracker.track(Model())
      let instance = tracker.instance("a")
      #expect(tracker.alive == 2)
      #expect(model.other == nil)
      #expect(instance.payload == "a")
    }
  }

  @Test func `an object that is all of a body dies with it`() {
    withLifetimeTracking { tracker in tracker.track(Model()) }
  }

  @Test func `an error ends the expectation and is thrown on`() async {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try withLifetimeTracking { _ in throw Failure() } }
    await #expect(throws: Failure.self) {
      try await withLifetimeTracking { _ in
        await Task.yield()
        throw Failure()
      }
    }
  }

  @Test func `what lives on is named by type and line, at the line of the expectation`() {
    var kept: [AnyObject] = []
    let line = #line + 2
    let issues = issues {
      withLifetimeTracking { tracker in
        kept.append(tracker.track(Model()))
        for number in 1...3 {
          let instance = tracker.instance(number)
          if number > 1 { kept.append(instance) }
        }
        tracker.track(Model())
      }
    }
    let text = """
      3 of 5 tracked objects are alive
        2 × instance from LifetimeTrackerTests.swift:\(line + 3)
        Model from LifetimeTrackerTests.swift:\(line + 1)
      """
    #expect(issues == [Message(text: text, line: line)])
    #expect(kept.count == 3)
  }

  @Test func `a cycle is found`() {
    var model: Model?
    let texts = messages {
      withLifetimeTracking { tracker in
        let made = tracker.track(Model())
        made.other = made
        model = made
      }
    }
    #expect(texts.count == 1)
    model?.other = nil
  }

  @Test func `to track nothing is an issue`() {
    let texts = messages { withLifetimeTracking { _ in } }
    #expect(texts == ["no object was tracked"])
  }

  @Test func `what an awaited body keeps is an issue too`() async {
    var kept: LifetimeTracker.Instance<Int>?
    let texts = await messages {
      await withLifetimeTracking { tracker in
        await Task.yield()
        kept = tracker.instance(1)
      }
      await withLifetimeTracking { tracker in
        await Task.yield()
        _ = tracker.instance(1)
      }
    }
    #expect(texts.count == 1)
    #expect(kept?.payload == 1)
  }

  @Test func `objects may be made and dropped on any thread`() async {
    let tracker = LifetimeTracker()
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for number in 0..<100 {
            tracker.track(Model())
            _ = tracker.instance(number)
            _ = tracker.namesAlive
          }
        }
      }
    }
    #expect(tracker.made == 1600)
    #expect(tracker.alive == 0)
  }

  @Test func `an object that dies of being looked at does not stop the tracker`() {
    // Its instance tells the tracker of its death while that names what is alive.
    let tracker = LifetimeTracker()
    var held: LifetimeTracker.Instance? = tracker.instance(Model())
    if let held { tracker.track(held) }
    #expect(tracker.alive == 2)
    held = nil
    #expect(tracker.alive == 0)
  }
}
