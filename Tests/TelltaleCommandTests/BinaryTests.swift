import Foundation
import TelltaleFeeds
import TelltaleTestSupport
import Testing

/// The program from outside: exit status, standard output and standard error.
@Suite struct BinaryTests {
  private let telltale: BuiltProgram
  private let folder: TemporaryFolder

  private static let feed = """
    {"type":"source","source":"A","section":"messages"}
    {"type":"arrived","source":"A","item":1,"author":"ann"}
    {"type":"expect","sections":{"messages":"1"},"icon":1}

    """

  init() throws {
    telltale = try BuiltProgram(named: "telltale")
    folder = try TemporaryFolder()
  }

  @Test func `a replay ends with status 0 and no message`() throws {
    let result = try telltale.run("replay", try folder.file("a.jsonl", Self.feed))
    #expect(result.status == 0)
    #expect(result.output.contains("messages  1\n"))
    #expect(result.errors.isEmpty)
  }

  @Test func `a feed comes from standard input too`() throws {
    let result = try telltale.run("replay", "-", "--json", input: Self.feed)
    #expect(result.status == 0)
    #expect(result.output.contains("\"icon\":1"))
  }

  @Test func `an icon of which nothing is known is no zero`() throws {
    let table = try telltale.run("replay", "/dev/null")
    #expect(table.status == 0)
    #expect(table.lines.last == "icon      –")
    let result = try telltale.run("replay", "--json", "/dev/null")
    #expect(result.status == 0)
    #expect(
      result.output == """
        {"icon":null,"sections":{"me":null,"messages":null,"projects":null,"tasks":null,\
        "tweets":null},"sources":{}}

        """)
  }

  @Test func `an icon known to count nothing is hidden, and the number 0 in JSON`() throws {
    let text = "{\"type\":\"source\",\"source\":\"A\",\"section\":\"me\"}"
    let table = try telltale.run("replay", "-", input: text)
    #expect(table.output.contains("icon      –\n"))
    #expect(try telltale.run("replay", "-", "--json", input: text).output.hasPrefix("{\"icon\":0,"))
  }

  @Test func `a replay shows what the badges show, cut by the cap and at least so many`() throws {
    let text = """
      {"type":"policy","cap":9}
      {"type":"source","source":"A","section":"me"}
      {"type":"snapshot","through":1,"complete":true,"sources":{"A":{"unread":7,"mentions":0,\
      "atLeast":true}}}
      """
    let least = try telltale.run("replay", "-", "--trace", input: text)
    #expect(
      least.output == """
        stdin:3: me hidden → 7+
        stdin:3: icon hidden → 7+

        projects  –
        tasks     –
        tweets    –
        messages  –
        me        7+
        icon      7+

        source  section  unread  mentions
        A       me       7+      0

        """)
    let many = try telltale.run(
      "replay", "-", input: text.replacingOccurrences(of: ":7", with: ":70"))
    #expect(many.output.contains("icon      9+\n"))
    #expect(many.output.contains("A       me       70+     0\n"))
  }

  @Test func `a bad line ends a replay with status 2 and its place`() throws {
    let path = try folder.file("a.jsonl", Self.feed + "{\"type\":\"read\",\"source\":\"A\"")
    let result = try telltale.run("replay", "--json", path)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("\(path):4: not valid JSON: expected "))
  }

  @Test func `a missing file ends with status 2`() throws {
    let result = try telltale.run("replay", "none.jsonl")
    #expect(result.status == 2)
    #expect(result.errors == "none.jsonl: cannot be read: there is no such file\n")
  }

  @Test func `a directory ends a replay with status 2`() throws {
    let result = try telltale.run("replay", folder.path)
    #expect(result.status == 2)
    #expect(result.errors == "\(folder.path): cannot be read: it is a directory\n")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read every file"))
  func `an unreadable file ends with status 2`() throws {
    let path = try folder.file("a.jsonl", Self.feed)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let result = try telltale.run("replay", path)
    #expect(result.status == 2)
    #expect(result.errors == "\(path): cannot be read: permission denied\n")
  }

  @Test func `a reader that goes away ends it quietly`() throws {
    let text =
      Self.feed
      + (2...20_000).map {
        "{\"type\":\"arrived\",\"source\":\"A\",\"item\":\($0),\"author\":\"ann\"}\n"
      }.joined()
    let path = try folder.file("a.jsonl", text)
    let result = try telltale.shell(
      "$PROGRAM replay --trace '\(path)' | head -1; echo ${PIPESTATUS[0]}")
    #expect(result.lines == ["\(path):2: messages hidden → 1", "0"])
    #expect(result.errors.isEmpty)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `a full disk is told and ends with status 2`() throws {
    let result = try telltale.shell("$PROGRAM replay /dev/null > /dev/full")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("telltale: standard output cannot be written: "))
  }

  @Test func `no file takes the place of a standard one that is closed`() throws {
    let path = try folder.file("a.jsonl", Self.feed)
    let input = try telltale.shell("$PROGRAM replay '\(path)' - <&-")
    #expect(input.status == 2)
    #expect(input.errors == "stdin: cannot be read: it is closed\n")
    let output = try telltale.shell("$PROGRAM replay '\(path)' --svg '\(folder.path)/a.svg' >&-")
    #expect(output.status == 2)
    #expect(output.errors == "telltale: standard output cannot be written: it is closed\n")
    #expect(try telltale.shell("$PROGRAM replay '\(path)' 2>&-").status == 0)
  }

  @Test func `in a pipe the sample is lines and ends`() throws {
    let result = try telltale.shell("$PROGRAM | cat")
    #expect(result.status == 0)
    #expect(result.lines.count > 40)
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.errors.isEmpty)
  }

  @Test func `the locale names the tabs`() throws {
    let english = try telltale.run(environment: ["LC_ALL": "en_US.UTF-8"])
    let chinese = try telltale.run(environment: ["LC_ALL": "zh_CN.UTF-8"])
    #expect(
      english.lines.first?.hasPrefix("Projects –  Tasks –  Tweets –  Messages –  Me –") == true)
    #expect(chinese.lines.first?.hasPrefix("项目 –  任务 –  冒泡 –  消息 –  我 –") == true)
  }

  @Test func `a check ends with its totals alone on a line`() throws {
    let path = try folder.file("a.jsonl", Self.feed)
    let result = try telltale.run("check", path)
    #expect(result.status == 0)
    #expect(result.output == "1 passed, 0 failed\n")
    let wrong = try folder.file(
      "b.jsonl", Self.feed.replacingOccurrences(of: "\"icon\":1", with: "\"icon\":2"))
    let failed = try telltale.run("check", folder.path)
    #expect(failed.status == 1)
    #expect(failed.output == "\(wrong):3: icon: wanted 2, got 1\n1 passed, 1 failed\n")
  }

  @Test func `a check of an unreadable feed counts it as failed and ends with status 2`() throws {
    let good = try folder.file("a.jsonl", Self.feed)
    let result = try telltale.run("check", good, "none.jsonl", try folder.file("c.jsonl", "{"))
    #expect(result.status == 2)
    #expect(result.output == "1 passed, 2 failed\n")
    #expect(result.errors.hasPrefix("none.jsonl: cannot be read: there is no such file\n"))
    #expect(result.errors.contains("c.jsonl:1: not valid JSON"))
  }

  @Test func `a check that finds no feed ends with status 2`() throws {
    let result = try telltale.run("check", folder.path)
    #expect(result.status == 2)
    #expect(result.output == "0 passed, 0 failed\n")
    #expect(result.errors == "no feed was found\n")
  }

  @Test func `a check whose reader goes away still tells that one failed`() throws {
    let line = "{\"type\":\"expect\",\"icon\":1}\n"
    let failing = try folder.file("a.jsonl", String(repeating: line, count: 5_000))
    let good = try folder.file("b.jsonl", Self.feed)
    let result = try telltale.shell(
      "$PROGRAM check '\(failing)' '\(good)' | head -1; echo ${PIPESTATUS[0]}")
    #expect(result.lines.last == "1")
  }

  @Test func `a strict check of a misspelled field ends with status 2 and names both`() throws {
    let path = try folder.file(
      "a.jsonl", Self.feed.replacingOccurrences(of: "\"author\"", with: "\"thred\":1,\"author\""))
    #expect(try telltale.run("check", path).status == 0)
    let result = try telltale.run("check", "--strict", path)
    #expect(result.status == 2)
    #expect(result.output == "1 passed, 1 failed\n")
    #expect(result.errors == "\(path):2: unknown field \"thred\"; did you mean \"thread\"?\n")
  }

  @Test func `an event of an unknown source is a warning and no error`() throws {
    let path = try folder.file(
      "a.jsonl", "{\"type\":\"mute\",\"source\":\"X\",\"on\":true}\n" + Self.feed)
    let result = try telltale.run("replay", path)
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("\(path):1: warning: "))
    #expect(result.errors.contains("X"))
    #expect(result.output.contains("messages  1\n"))
  }

  @Test func `very many warnings are counted`() throws {
    let text = (1...1_200).map { "{\"type\":\"leave\",\"source\":\"s\($0)\"}\n" }.joined()
    let result = try telltale.run("replay", try folder.file("a.jsonl", text))
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 1_001)
    #expect(lines.last == "200 more warnings")
  }

  @Test func `the end state is a table of badges and of sources with something unread`() throws {
    let text = """
      {"type":"policy","styles":{"me":"dot"}}
      {"type":"source","source":"项目","section":"messages"}
      {"type":"source","source":"b","section":"me"}
      {"type":"source","source":"c","section":"me"}
      {"type":"source","source":"d","section":"tasks"}
      {"type":"arrived","source":"项目","item":1,"author":"ann","mention":"direct"}
      {"type":"arrived","source":"b","item":12,"author":"ann"}
      {"type":"flag","source":"d","on":true}
      """
    let result = try telltale.run("replay", "-", input: text)
    #expect(
      result.output == """
        projects  –
        tasks     1
        tweets    –
        messages  1
        me        •
        icon      3

        source  section   unread  mentions
        d       tasks     0       0         flagged
        项目    messages  1       1
        b       me        1       0

        1 source has nothing unread

        """)
  }

  @Test func `names in a feed cannot steer a terminal`() throws {
    let text = #"""
      {"type":"source","source":"a\u001b[2J\nb","section":"me"}
      {"type":"arrived","source":"a\u001b[2J\nb","item":1,"author":"x"}
      {"type":"leave","source":"\u001b]0;x"}
      {"type":"case","id":"\u001b[1m","title":""}
      {"type":"expect","sources":{"a\u001b[2J\nb":{"unread":9}}}
      """#
    let path = try folder.file("a.jsonl", text)
    for arguments in [
      "replay --trace", "check", "explain --section me", "explain --source '\u{1B}x'",
    ] {
      let result = try telltale.shell("$PROGRAM \(arguments) '\(path)'")
      #expect(!(result.output + result.errors).contains("\u{1B}"))
    }
  }

  @Test func `a picture is written to a file or to standard output`() throws {
    let feed = try folder.file("a.jsonl", Self.feed)
    let path = folder.path + "/a.svg"
    let result = try telltale.run("replay", feed, "--svg", path)
    #expect(result.status == 0)
    let picture = try String(contentsOfFile: path, encoding: .utf8)
    #expect(picture.hasPrefix("<svg "))
    #expect(try telltale.run("replay", feed, "--svg", "-").output == picture)
    let failed = try telltale.run("replay", feed, "--svg", folder.path + "/none/a.svg")
    #expect(failed.status == 2)
    #expect(failed.errors.contains("cannot be written: there is no such file"))
  }

  @Test(arguments: ["a.jsonl", "./a.jsonl", "link.jsonl"])
  func `a picture does not replace a feed`(name: String) throws {
    let feed = try folder.file("a.jsonl", Self.feed)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.jsonl", withDestinationPath: feed)
    let path = folder.path + "/" + name
    let result = try telltale.run("replay", feed, "--svg", path)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("telltale replay: --svg would replace the feed \"\(path)\"\n"))
    #expect(try String(contentsOfFile: feed, encoding: .utf8) == Self.feed)
  }

  @Test func `a wrong command line ends with status 2 and a hint`() throws {
    for arguments in [["--wrong"], ["play"], ["replay"], ["check"], ["explain", "a"]] {
      let result = try telltale.shell("$PROGRAM \(arguments.joined(separator: " "))")
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains("--help\"."))
    }
  }

  @Test func `help and version go to standard output`() throws {
    for arguments in [
      "--help", "-h", "help", "replay --help", "check -h", "explain --help", "help explain",
      "--version",
    ] {
      let result = try telltale.shell("$PROGRAM \(arguments)")
      #expect(result.status == 0)
      #expect(!result.output.isEmpty)
      #expect(result.errors.isEmpty)
    }
  }

  @Test func `an explanation is of a section or a source`() throws {
    let path = try folder.file("a.jsonl", Self.feed)
    let section = try telltale.run("explain", path, "--section", "messages")
    #expect(section.status == 0)
    #expect(section.output.contains("A"))
    let source = try telltale.run("explain", path, "--source", "A")
    #expect(source.status == 0)
    #expect(source.output.contains("1"))
  }
}
