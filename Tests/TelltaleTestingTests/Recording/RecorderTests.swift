import Telltale
import TelltaleTesting
import Testing

@Suite struct RecorderTests {
  @Test func `a recorder has the value of now and each change`() {
    let count = MutableSignal(0)
    let recorder = Recorder(count)
    count.value = 1
    count.value = 1
    batch {
      count.value = 2
      count.value = 3
    }
    #expect(recorder.values == [0, 1, 3])
    #expect(recorder.count == 3)
    #expect(recorder.last == 3)
  }

  @Test func `without the value of now a recorder has changes alone`() {
    let count = MutableSignal(0)
    let recorder = Recorder(count, initial: false)
    #expect(recorder.values.isEmpty)
    #expect(recorder.last == nil)
    count.value = 1
    #expect(recorder.values == [1])
  }

  @Test func `what was taken or cleared is not there again`() {
    let recorder = Recorder<Int>()
    recorder.note(1)
    #expect(recorder.take() == [1])
    #expect(recorder.take() == [])
    recorder.note(2)
    recorder.clear()
    #expect(recorder.values == [])
  }

  @Test func `several signals and notes stand in the order in which they came`() {
    let messages = MutableSignal(0)
    let notices = MutableSignal("none")
    let log = Recorder<String>()
    log.record(messages, initial: false) { "messages \($0)" }
    log.record(notices, initial: false) { "notices \($0)" }
    batch {
      notices.value = "some"
      messages.value = 1
    }
    log.note("saved")
    notices.value = "none"
    log.expect(["messages 1", "notices some", "saved", "notices none"])
  }

  @Test func `what a transform reads does not count`() {
    let count = MutableSignal(0)
    let factor = MutableSignal(1)
    let recorder = Recorder<Int>()
    recorder.record(count) { $0 * factor.value }
    factor.value = 10
    count.value = 2
    recorder.expect([0, 20])
  }

  @Test func `a record tells what has changed since the one before and in which step`() throws {
    let messages = MutableSignal(0)
    let name = MutableSignal<String?>(nil)
    let other = MutableSignal(0)
    let recorder = Recorder(messages.map { $0 / 2 })
    recorder.attributeChanges(to: messages, named: "messages")
    recorder.attributeChanges(to: name, named: "name")
    recorder.attributeChanges(to: other, named: "other")
    messages.value = 1
    name.value = "ann"
    let line = #line + 1
    step("ann writes") { messages.value = 2 }
    messages.value = 4
    recorder.note(7)
    let causes = recorder.records.map(\.cause)
    #expect(
      causes == [
        nil,
        "after messages 0 → 2, name nil → \"ann\", in \"ann writes\" at RecorderTests.swift:\(line)",
        "after messages 2 → 4", nil,
      ])
    #expect(recorder.records[1].step?.name == "ann writes")
    #expect(recorder.records[1].changes == ["messages 0 → 2", "name nil → \"ann\""])
  }

  @Test func `the innermost step counts, and an error goes through it`() {
    struct Failure: Error, Equatable {}
    let recorder = Recorder<Int>()
    let result = step("outer") {
      step("inner") { recorder.note(1) }
      recorder.note(2)
      return 5
    }
    #expect(result == 5)
    #expect(recorder.records.map(\.step?.name) == ["inner", "outer"])
    #expect(throws: Failure()) { try step("fails") { throw Failure() } }
    recorder.note(3)
    #expect(recorder.records[2].step == nil)
  }

  @Test func `a recorder ends with its last reference and keeps nothing`() {
    withLifetimeTracking { tracker in
      let signal = MutableSignal(tracker.instance(1))
      var recorder: Recorder? = tracker.track(Recorder(signal))
      recorder?.attributeChanges(to: signal, named: "signal")
      recorder = nil
      #expect(tracker.alive == 1)
      signal.value = tracker.instance(2)
    }
  }

  // MARK: - Waiting

  @MainActor @Test(.timeLimit(.minutes(10)))
  func `waiting ends when so many values were recorded in all`() async throws {
    let count = MutableSignal(0)
    let recorder = Recorder(count)
    try await recorder.waitForTotal(1)
    recorder.clear()
    let writers = [1, 2].map { number in
      Task { @MainActor in count.value = number }
    }
    try await recorder.waitForTotal(3)
    recorder.expect([1, 2])
    for writer in writers { await writer.value }
  }

  @MainActor @Test(.timeLimit(.minutes(10)))
  func `a cancelled task waits no longer`() async {
    let recorder = Recorder<Int>()
    let waiting = Task { @MainActor in
      try await recorder.waitForTotal(1)
    }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    let late = Task { @MainActor in
      try await recorder.waitForTotal(1)
    }
    await Task.yield()
    await Task.yield()
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.value }
  }
}
