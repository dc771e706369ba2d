import TelltaleCommand
import TelltaleTestSupport
import Testing

@MainActor
@Suite struct ShellScriptTests {
  /// Plays lines and returns what they emit, or why the last one cannot be played.
  private func trace(_ lines: String...) -> [String] {
    var trace: [String] = []
    let script = ShellScript { trace.append($0) }
    do throws(ShellActionError) {
      for line in lines {
        trace = []
        try script.play(line)
      }
    } catch {
      trace.append("error: \(error)")
    }
    return trace
  }

  @Test func `there are scripts`() {
    #expect(RecordedScript.all.count > 5)
  }

  @Test(arguments: RecordedScript.all)
  func `each action of a script emits what the script says`(recorded: RecordedScript) throws {
    var trace: [String] = []
    let script = ShellScript { trace.append($0) }
    for step in try recorded.steps() {
      trace = []
      try script.play(step.line)
      guard !step.emitted.isEmpty else { continue }
      let emitted = trace.isEmpty ? "—" : trace.joined(separator: ", ")
      #expect(emitted == step.emitted.joined(separator: " "), "line \(step.place): \(step.line)")
    }
  }

  @Test func `lines that say nothing do nothing`() {
    for line in ["", "   ", "# tap x", "  \t# tap", "\r"] {
      #expect(trace(line) == [])
    }
  }

  @Test func `words stand apart by any space`() {
    #expect(trace("\t tap\u{A0} 9\r") == [])
    #expect(trace("  tree\r").count == 1)
  }

  @Test(arguments: [
    ("frobnicate", "unknown action \"frobnicate\""),
    ("Tap 1", "unknown action \"Tap\"; did you mean \"tap\"?"),
    ("\u{0}\u{1B}[2J", #"unknown action "\u{0}\u{1b}[2J""#),
    ("tap", "tap takes INDEX"), ("tap 1 2", "tap takes INDEX"), ("pop 1", "pop takes nothing"),
    ("tap x", "\"x\" is no whole number"), ("tap 1.5", "\"1.5\" is no whole number"),
    ("tap 99999999999999999999", "\"99999999999999999999\" is no whole number"),
    ("tap 5000000", "5000000 is not between -1000000 and 1000000"),
    ("finish projects -1", "-1 is not between 0 and 100000"),
    ("finish projects 100001", "100001 is not between 0 and 100000"),
    ("finish projects 1 less", "\"less\" is none of more"),
    ("finish projects#x 1", "\"x\" is no whole number"),
    ("finish projects#2 1", "\"projects\" has sent no request #2"),
    ("finish tasks 1", "\"tasks\" has sent no request"),
    ("finish n1 1", "\"n1\" is no list"),
    ("load projcts", "there is no screen \"projcts\"; did you mean \"projects\"?"),
    ("present M half", "\"half\" is none of full, overlay"),
    ("batch projects twice", "\"twice\" is none of begin, end"),
    ("batch projects end", "no batch of \"projects\" has begun"),
    ("swipe tasks drag", "\"drag\" is none of begin, finish, cancel"),
    ("swipe tasks begin", "\"tasks\" is not under a finger"),
    ("swipe projects finish", "\"projects\" is not under a finger"),
    ("launch twice", "\"twice\" is none of signedIn, signedOut, guide, empty"),
    ("push a>b", "\"a>b\" is no name for a screen: letters, digits, -, _, :"),
    ("push tasks", "there is a screen \"tasks\" already"),
    ("present n1 full", "there is a screen \"n1\" already"),
    ("push X n9", "there is no screen \"n9\"; did you mean \"n1\"?"),
    ("push X tasks", "there is no stack \"tasks\""),
    ("login ann x", "there is no login"), ("reject", "there is no login"),
    ("finishGuide", "there is no guide"),
  ])
  func `what cannot be done is told`(line: String, problem: String) {
    #expect(trace(line) == ["error: \(problem)"])
  }

  @Test(arguments: [
    ("tap 1", "tab bar"), ("page 1", "pager"), ("pop", "screen in front"),
    ("push X", "screen in front"), ("dismiss", "screen in front"),
    ("signOut", "account that is signed in"),
  ])
  func `in an empty window nothing is there`(line: String, missing: String) {
    #expect(trace("launch empty", line) == ["error: there is no \(missing)"])
  }

  @Test func `a name is free again when its screen is gone`() {
    #expect(trace("push X", "pop", "push X").first == "X.load")
    #expect(trace("push X", "push X") == ["error: there is a screen \"X\" already"])
  }

  @Test func `screens of one name that links open are numbered`() {
    #expect(
      trace("open a://x", "open b://x", "open a://x", "tree")
        == [
          "tabs[*(projects>Web>Web_2>Web_3) (tasks) (pages[*square friends hot]) (messages) (me)]"
        ])
  }

  @Test func `on a bare screen there is no stack to push on`() {
    #expect(trace("present M full", "push X") == ["error: there is no stack in front"])
  }

  @Test func `a launch forgets everything but what was saved`() {
    #expect(trace("push X", "launch", "purge X") == ["error: there is no screen \"X\""])
    #expect(trace("open tt://food/a", "save", "launch", "restore").last == "router.restored")
  }

  @Test func `there are only so many screens`() {
    let script = ShellScript { _ in }
    var count = 0
    do throws(ShellActionError) {
      while count < 10_000 {
        try script.play("present s\(count) overlay")
        count += 1
      }
    } catch {
      #expect(error == .tooManyScreens)
    }
    #expect((900..<1_000).contains(count))
    #expect(throws: Never.self) { try script.play("tree") }
    #expect(throws: Never.self) { try script.play("save") }
    #expect(throws: Never.self) { try script.play("dismiss") }
    #expect(script.app?.window.fault() == nil)
  }

  @Test func `a list holds only so many rows`() {
    #expect(
      trace("finish projects 60000 more", "more projects", "finish projects 60000")
        == ["error: a list holds at most 100000 rows"])
  }
}
