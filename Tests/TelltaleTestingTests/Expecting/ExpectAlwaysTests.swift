import Telltale
import TelltaleTesting
import Testing

@Suite struct ExpectAlwaysTests {
  private let first = MutableSignal(0)
  private let second = MutableSignal(0)

  private func areEqual() -> Bool { first.value == second.value }

  @Test func `what holds at each telling is no issue`() {
    let result = expectAlways("equal", areEqual) {
      batch {
        first.value = 1
        second.value = 1
      }
      return 5
    }
    #expect(result == 5)
  }

  @Test func `the first change that breaks it is named, once`() {
    let line = #line + 2
    let issues = issues {
      expectAlways("equal", areEqual) {
        batch {
          first.value = 1
          second.value = 1
        }
        step("halfway") { first.value = 2 }
        second.value = 2
        first.value = 3
      }
    }
    let text = """
      equal: does not hold after change 2, in "halfway" at ExpectAlwaysTests.swift:\(line + 5)
      """
    #expect(issues == [Message(text: text, line: line)])
  }

  @Test func `it must hold before the block, and an error is thrown on`() {
    struct Failure: Error {}
    let texts = messages {
      #expect(throws: Failure.self) {
        try expectAlways("never", { false }) { throw Failure() }
      }
    }
    #expect(texts == ["never: does not hold before the block"])
  }
}
