import Telltale
import TelltaleTesting
import Testing

@Suite struct RecorderExpectationTests {
  @Test func `what came as expected is no issue, and is expected once`() {
    let count = MutableSignal(0)
    let recorder = Recorder(count)
    recorder.expect([0])
    count.value = 3
    recorder.expect([3])
    recorder.expect([])
    recorder.expectNothing()
  }

  @Test func `a value too many is named with its cause, at the line of the expectation`() {
    let messages = MutableSignal(0)
    let recorder = Recorder(messages.map { $0 == 0 ? nil : "\($0)" }, label: "badge")
    recorder.attributeChanges(to: messages, named: "messages")
    messages.value = 1
    messages.value = 3
    let line = #line + 1
    let issues = issues { recorder.expect([nil, "3"]) }
    let text = """
      badge: wanted [nil, "3"], got [nil, "1", "3"]
          nil
        + "1"  ← first difference, after messages 0 → 1
          "3"
      """
    #expect(issues == [Message(text: text, line: line)])
    recorder.expectNothing()
  }

  @Test func `a missing value is named, with the cause of the one in its place`() {
    let recorder = Recorder<Int>()
    recorder.note(1)
    let line = #line + 1
    step("skips") { recorder.note(5) }
    recorder.note(9)
    let texts = messages { recorder.expect([1, 2, 3, 9]) }
    let text = """
      values: wanted [1, 2, 3, 9], got [1, 5, 9]
          1
        - 2  ← first difference, in "skips" at RecorderExpectationTests.swift:\(line)
        - 3
        + 5
          9
      """
    #expect(texts == [text])
  }

  @Test func `nothing instead of something, and something instead of nothing`() {
    let recorder = Recorder<String>(label: "log")
    let missing = messages { recorder.expect(["a"]) }
    #expect(missing == ["log: wanted [\"a\"], got nothing\n  - \"a\"  ← first difference"])
    recorder.note("a")
    recorder.note("b")
    let surplus = messages { recorder.expectNothing() }
    let text = """
      log: wanted nothing, got ["a", "b"]
        + "a"  ← first difference
        + "b"
      """
    #expect(surplus == [text])
    recorder.expectNothing()
  }

  @Test func `a comment stands under the message`() {
    let recorder = Recorder<Int>()
    let texts = messages { recorder.expect([1], "after the first page") }
    let text = """
      values: wanted [1], got nothing
        - 1  ← first difference
      after the first page
      """
    #expect(texts == [text])
  }

  @Test func `of long lists the lines around the first difference are shown`() {
    let recorder = Recorder<Int>()
    for number in 0..<100 where number != 50 { recorder.note(number) }
    let texts = messages { recorder.expect(Array(0..<100)) }
    let text = """
      values: wanted 100 values, got 99 values
          … 47 more
          47
          48
          49
        - 50  ← first difference
      \((51...62).map { "    \($0)" }.joined(separator: "\n"))
          … 37 more
      """
    #expect(texts == [text])
  }

  @Test func `lists of which nothing is alike are compared in no time`() {
    let recorder = Recorder<Int>()
    for number in 0..<20_000 { recorder.note(-number - 1) }
    let texts = messages { recorder.expect(Array(0..<20_000)) }
    let head = "values: wanted 20000 values, got 20000 values\n  - 0"
    #expect(texts.first?.hasPrefix(head) == true)
    #expect(texts.first?.hasSuffix("\n  - 15\n    … 39984 more") == true)
  }

  @Test(arguments: [
    ([[1, 2], [3]], "[[1, 2], [3]]"), ([[], [7]], "[[], [7]]"),
  ])
  func `values are shown as people write them`(values: [[Int]], text: String) {
    let recorder = Recorder<[Int]>()
    let texts = messages { recorder.expect(values) }
    #expect(texts.first?.hasPrefix("values: wanted \(text), got nothing\n") == true)
  }
}
