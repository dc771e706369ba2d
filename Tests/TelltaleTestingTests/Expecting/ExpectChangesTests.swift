import Telltale
import TelltaleTesting
import Testing

@Suite struct ExpectChangesTests {
  struct Failure: Error {}

  @Test func `changes as expected are no issue, and the result is returned`() {
    let count = MutableSignal(0)
    let result = expectChanges(of: count, to: [1, 2]) {
      count.value = 1
      count.value = 2
      return "done"
    }
    #expect(result == "done")
    expectChanges(of: count.map { $0 * 2 }, to: [6]) { count.value = 3 }
    #expect(expectNoChange(of: count) { 5 } == 5)
  }

  @Test func `one change told in two parts is an issue at the line of the expectation`() {
    let messages = MutableSignal(0)
    let notices = MutableSignal(0)
    let sum = combineLatest(messages, notices).reduce { $0 + $1 }
    let line = #line + 2
    let issues = issues {
      expectChanges(of: sum, to: [3], label: "sum") {
        step("two messages") { messages.value = 2 }
        notices.value = 1
      }
    }
    let text = """
      sum: wanted [3], got [2, 3]
        + 2  ← first difference, in "two messages" at ExpectChangesTests.swift:\(line + 1)
          3
      """
    #expect(issues == [Message(text: text, line: line)])
  }

  @Test func `a change and back, which is told, is a change`() {
    let count = MutableSignal(0)
    let texts = messages {
      expectNoChange(of: count) {
        count.value = 1
        count.value = 0
      }
    }
    let text = """
      changes: wanted nothing, got [1, 0]
        + 1  ← first difference
        + 0
      """
    #expect(texts == [text])
    expectNoChange(of: count) {
      batch {
        count.value = 1
        count.value = 0
      }
    }
  }

  @Test func `an error ends the expectation and is thrown on`() {
    let count = MutableSignal(0)
    #expect(throws: Failure.self) {
      try expectChanges(of: count, to: [9]) { throw Failure() }
    }
    #expect(throws: Failure.self) { try expectNoChange(of: count) { throw Failure() } }
  }

  @MainActor @Test func `what a block waits for counts`() async {
    let count = MutableSignal(0)
    await expectChanges(of: count, to: [1]) {
      await Task { @MainActor in count.value = 1 }.value
    }
    await expectNoChange(of: count) { await Task.yield() }
    let texts = await messages {
      await expectNoChange(of: count) { await Task { @MainActor in count.value = 2 }.value }
      await expectChanges(of: count, to: [4]) { await Task { @MainActor in count.value = 3 }.value }
    }
    #expect(
      texts == [
        "changes: wanted nothing, got [2]\n  + 2  ← first difference",
        "changes: wanted [4], got [3]\n  - 4  ← first difference\n  + 3",
      ])
  }
}
