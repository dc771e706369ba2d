import TelltaleCommand
import TelltaleFeeds
import Testing

@Suite struct InvocationTests {
  private func message(_ arguments: String...) -> String {
    do throws(UsageError) {
      return "understood: \(try Invocation(arguments))"
    } catch {
      return error.message(about: arguments.first.flatMap(Subcommand.init(rawValue:)))
    }
  }

  @Test func `nothing is the live view`() throws {
    #expect(try Invocation([]) == .live)
  }

  @Test func `replay takes files and options in any order`() throws {
    let options = ReplayOptions(
      sources: [.file("a"), .standardInput, .file("--b")], isJSON: true, picturePath: "out.svg",
      isTracing: true)
    #expect(
      try Invocation(["replay", "a", "--json", "--svg", "out.svg", "-", "--trace", "--", "--b"])
        == .replay(options))
    #expect(
      try Invocation(["replay", "--svg=out.svg", "--trace", "--json", "a", "-", "--", "--b"])
        == .replay(options))
  }

  @Test func `check takes paths`() throws {
    #expect(
      try Invocation(["check", "a", "b"])
        == .check(CheckOptions(paths: ["a", "b"], isStrict: false)))
    #expect(
      try Invocation(["check", "a", "--strict"])
        == .check(CheckOptions(paths: ["a"], isStrict: true)))
  }

  @Test func `explain takes a section or a source`() throws {
    #expect(
      try Invocation(["explain", "a", "--section", "me"])
        == .explain(ExplainOptions(sources: [.file("a")], subject: .section(.me))))
    #expect(
      try Invocation(["explain", "--source=me", "a"])
        == .explain(ExplainOptions(sources: [.file("a")], subject: .source("me"))))
  }

  @Test func `explain takes what is to be traced`() throws {
    func trace(_ words: String...) throws -> ExplainOptions.Trace? {
      guard
        case .explain(let options) = try Invocation(["explain", "a", "--section", "me"] + words)
      else { return nil }
      return options.trace
    }
    #expect(try trace() == nil)
    #expect(try trace("--trace") == .init())
    #expect(try trace("--line", "7") == .init(line: 7))
    #expect(try trace("--chrome=b", "--trace") == .init(chromePath: "b"))
    for word in ["0", "-1", "x", "99999999999999999999"] {
      #expect(
        message("explain", "a", "--section", "me", "--line=\(word)").hasPrefix(
          "telltale explain: --line takes the number of a line, from 1 on, not \"\(word)\""))
    }
  }

  @Test func `a line of several files is refused`() {
    #expect(
      message("explain", "a", "b", "--section", "me", "--line", "2").hasPrefix(
        "telltale explain: --line goes with one file"))
  }

  @Test func `graph takes a format, or knows it by the name of the file`() throws {
    func options(_ words: String...) throws -> Invocation {
      try Invocation(["graph", "a"] + words)
    }
    #expect(try options() == .graph(GraphOptions(sources: [.file("a")])))
    #expect(
      try options("--as", "svg")
        == .graph(GraphOptions(sources: [.file("a")], format: .svg, path: "-")))
    #expect(
      try options("--out", "b.dot")
        == .graph(GraphOptions(sources: [.file("a")], format: .dot, path: "b.dot")))
    #expect(
      try options("--out", "b.dot", "--as=mermaid")
        == .graph(GraphOptions(sources: [.file("a")], format: .mermaid, path: "b.dot")))
    #expect(
      message("graph", "a", "--as", "png").hasPrefix(
        "telltale graph: there is no format \"png\"; there are mermaid, dot, svg\n"))
    #expect(
      try options("--out", "a.b/c", "--format", "slack")
        == .graph(GraphOptions(sources: [.file("a")], server: .slack, path: "a.b/c")))
    #expect(
      message("graph", "a", "--out", "b.png").hasPrefix(
        "telltale graph: no format is known by \".png\"; name one with --as: mermaid, dot, svg\n"))
    #expect(message("graph").hasPrefix("telltale graph: name a feed"))
  }

  @Test func `shell takes a script or nothing`() throws {
    #expect(try Invocation(["shell"]) == .shell(ShellOptions(script: nil)))
    #expect(
      try Invocation(["shell", "--script", "a"]) == .shell(ShellOptions(script: .file("a"))))
    #expect(
      try Invocation(["shell", "--script=-"]) == .shell(ShellOptions(script: .standardInput)))
    #expect(message("shell", "a").hasPrefix("telltale shell: \"a\" is no option\n"))
    #expect(message("shell", "--script").hasPrefix("telltale shell: --script needs a value"))
    #expect(message("shell", "--live").hasPrefix("telltale shell: unknown option \"--live\""))
  }

  @Test func `help goes before everything else`() throws {
    #expect(try Invocation(["--help"]) == .help(nil))
    #expect(try Invocation(["-h"]) == .help(nil))
    for subcommand in Subcommand.allCases {
      #expect(try Invocation([subcommand.rawValue, "--wrong", "--help"]) == .help(subcommand))
    }
    #expect(try Invocation(["--version"]) == .version)
  }

  @Test func `help is a command too, and takes the name of another`() throws {
    #expect(try Invocation(["help"]) == .help(nil))
    for subcommand in Subcommand.allCases {
      #expect(try Invocation(["help", subcommand.rawValue]) == .help(subcommand))
    }
    for word in ["help", "-h", "--help"] {
      #expect(try Invocation(["help", word]) == .help(nil))
    }
    #expect(message("help", "play").hasPrefix("telltale: unknown command \"play\"; there are "))
    #expect(message("help", "--fast").hasPrefix("telltale: unknown option \"--fast\"\n"))
  }

  @Test func `unknown words are named`() {
    #expect(
      message("play") == """
        telltale: unknown command "play"; there are replay, check, explain, graph, shell, import, help
        Try "telltale --help".
        """)
    #expect(message("--fast").hasPrefix("telltale: unknown option \"--fast\"\n"))
    #expect(
      message("check", "a", "--json") == """
        telltale check: unknown option "--json"
        Try "telltale check --help".
        """)
    #expect(
      message("replay", "-x\u{1B}", "a").hasPrefix("telltale replay: unknown option \"-x\\u{1b}"))
  }

  @Test func `missing words are named`() {
    #expect(message("replay").hasPrefix("telltale replay: name a feed, or - for standard input"))
    #expect(message("check").hasPrefix("telltale check: name a feed or a directory of feeds"))
    #expect(message("explain", "--section", "me").hasPrefix("telltale explain: name a feed"))
    #expect(message("replay", "a", "--svg").hasPrefix("telltale replay: --svg needs a value"))
    #expect(message("replay", "a", "--svg", "--json").contains("--svg needs a value"))
    #expect(message("replay", "a", "--svg=").hasPrefix("telltale replay: --svg needs a value"))
    #expect(message("explain", "a").contains("--section S or --source ID"))
    for command in ["replay", "check"] {
      #expect(message(command, "a", "").hasPrefix("telltale \(command): an empty word is no file"))
    }
  }

  @Test func `words that make no sense together are refused`() {
    #expect(message("replay", "a", "--json=yes").contains("--json takes no value"))
    #expect(message("replay", "a", "--svg", "b", "--svg", "c").contains("--svg stands twice"))
    #expect(message("replay", "a", "--json", "--svg", "-").contains("standard output"))
    #expect(message("explain", "a", "--section", "me", "--source", "b").contains("exclude"))
    #expect(message("explain", "a", "--section", "inbox").contains("there is no section \"inbox\""))
  }
}
