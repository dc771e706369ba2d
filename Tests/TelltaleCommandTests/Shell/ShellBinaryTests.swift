import Foundation
import TelltaleTestSupport
import Testing

/// `telltale shell --script` from outside.
@Suite struct ShellBinaryTests {
  private let telltale: BuiltProgram
  private let folder: TemporaryFolder

  init() throws {
    telltale = try BuiltProgram(named: "telltale")
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["stacks", "login"])
  func `a script prints its trace`(name: String) throws {
    let script = try #require(RecordedScript.all.first { $0.testDescription == "\(name).txt" })
    let trace = script.path.replacingOccurrences(of: ".txt", with: ".trace")
    let result = try telltale.run("shell", "--script", script.path)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(result.output == (try String(contentsOfFile: trace, encoding: .utf8)))
  }

  @Test func `a script comes from standard input too, whatever ends its lines`() throws {
    let result = try telltale.run(
      "shell", "--script", "-", input: "\u{FEFF}# a\r\n\r\npush X\r\ntree\r\n   \npop")
    #expect(result.status == 0)
    #expect(result.lines.first == "X.load")
    #expect(result.lines.last == "X.removed")
  }

  @Test func `an error names its line and loses nothing of the trace before it`() throws {
    let path = try folder.file("a.txt", "launch empty\n\nopen tel:5\nfrob\nopen tel:6\n")
    let result = try telltale.run("shell", "--script", path)
    #expect(result.status == 2)
    #expect(result.output == "router.external\n")
    #expect(result.errors == "\(path):4: unknown action \"frob\"\n")
  }

  @Test func `a file that cannot be used ends with status 2`() throws {
    let missing = try telltale.run("shell", "--script", "none.txt")
    #expect(missing.status == 2)
    #expect(missing.errors == "none.txt: cannot be read: there is no such file\n")
    #expect(try telltale.run("shell", "--script", folder.path).errors.contains("is a directory"))
    let binary = try telltale.shell("printf 'tree\\n\\xff\\n' | $PROGRAM shell --script -")
    #expect(binary.status == 2)
    #expect(binary.lines.count == 1)
    #expect(binary.errors == "stdin:2: not valid UTF-8 at column 1\n")
    let null = try telltale.shell("printf 'tree\\0' | $PROGRAM shell --script -")
    #expect(null.errors.hasPrefix(#"stdin:1: unknown action "tree\u{0}""#))
    let endless = try telltale.shell("head -c 5000000 /dev/zero | $PROGRAM shell --script -")
    #expect(endless.errors == "stdin:1: the line must be at most 1 MiB long\n")
  }

  @Test func `long scripts are played, and a reader may go away`() throws {
    let path = try folder.file(
      "a.txt", String(repeating: "push X\npop\nreload projects\ncancel projects\n", count: 2_000))
    let all = try telltale.run("shell", "--script", path)
    #expect(all.status == 0)
    #expect(all.lines.count > 20_000)
    let some = try telltale.shell(
      "$PROGRAM shell --script '\(path)' | head -1; echo ${PIPESTATUS[0]}")
    #expect(some.lines == ["X.load", "0"])
    #expect(some.errors == "")
  }

  @Test func `what a script names cannot steer a terminal`() throws {
    let result = try telltale.run(
      "shell", "--script", "-",
      input: "open tt://order?waitress=%1b%5b2J%0a\nfail projects \u{1B}[2J\nlogin \u{1B} x\n")
    #expect(result.status == 2)
    #expect(!(result.output + result.errors).contains("\u{1B}"))
    #expect(result.lines.contains { $0.hasPrefix(#"Order:\u{1b}[2J_.load"#) })
  }

  @Test func `without a script it needs a terminal`() throws {
    let result = try telltale.run("shell")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.errors == """
        telltale shell: the live view needs a terminal; name a script with --script FILE, or - \
        for standard input
        Try "telltale shell --help".

        """)
  }
}
