/// What `--help` prints.
enum HelpText {
  static let overview = """
    Plays the recorded life of an app's unread badges and shows what its five tabs say.

    usage: telltale                   plays a built-in sample into the five tabs
           telltale replay FILE…      applies feeds and shows the state they end in
           telltale check PATH…       judges what feeds expect
           telltale explain FILE…     tells why a badge shows what it shows
           telltale graph FILE…       draws the signals behind the badges
           telltale import SERVER FILE…
                                      turns answers of a server into a feed
           telltale shell             tries an app of tabs, lists, links and a login
           telltale help [COMMAND]    this text, or a command's

    With no command and on a terminal, the tabs are drawn live:
      1 to 5   select a tab; the selected one's key again reads it
      space    pauses and goes on
      →        plays the next event
      q        quits
    Elsewhere each change of a badge is printed as a line.

    options:
      -h, --help   this text; after a command, that command's
      --version    the version

    A feed is a file of JSON objects, one a line; "-" is standard input.
    Exit status: 0 done, 1 a check failed, 2 the input, the output or the command line cannot
    be used.
    """

  static let replay = """
    Applies the files as one feed and shows the state it ends in.

    usage: telltale replay FILE… [--format SERVER] [--json] [--svg OUT] [--trace]

      FILE         a feed; "-" is standard input
      --format SERVER
                   the files are answers of matrix, zulip, slack or coding, see import
      --json       prints the state as one JSON object, keys sorted; a hidden badge is null, and
                   "icon" is the number, or null as long as nothing is known
      --svg OUT    draws the tab bar into a picture; "-" is standard output, without the table
      --trace      prints each change of a badge as it happens

    Warnings and errors name file and line on standard error. A line that cannot be read ends
    the feed with status 2; an event of an unknown source is dropped with a warning.
    """

  static let check = """
    Plays feeds and judges every "expect" in them.

    usage: telltale check PATH… [--strict]

      PATH       a feed, "-" for standard input, or a directory that is searched for .jsonl files
      --strict   refuses unknown fields, which are else ignored, and sources in an "expect" that
                 the feed has not announced, which are else empty

    Each file is a feed of its own; a second "case" line in it starts afresh. A case with
    "anyOrder" must end the same in every order of its events, once its sources and policies
    are known, and counts as one check.
    Each check that fails is a line; the last line is "N passed, N failed".
    Exit status: 0 all passed, 1 a check failed; 2, whether or not one failed, a file was
    unreadable, none was found, or --strict refused something.
    """

  static let explain = """
    Tells why a badge shows what it shows after a feed.

    usage: telltale explain FILE… (--section S | --source ID) [--format SERVER]
                            [--trace] [--line N] [--chrome OUT]

      FILE           a feed; "-" is standard input
      --section S    projects, tasks, tweets, messages or me
      --source ID    a conversation, a list of notices, a repository, by its name in the feed
      --format SERVER
                     the files are answers of matrix, zulip, slack or coding, see import
      --trace        also tells what the last event led to: which signals were written, marked,
                     checked, computed again and told, in order and with times
      --line N       traces the event on that line of the one feed instead of the last one
      --chrome OUT   writes the trace for chrome://tracing and other viewers; "-" is standard
                     output, without the rest
    """

  static let graph = """
    Draws the signals behind the badges, as they are after a feed.

    usage: telltale graph FILE… [--as mermaid|dot|svg] [--out OUT] [--format SERVER]

      FILE         a feed; "-" is standard input
      --as FORM    mermaid, dot or svg; without it, as OUT ends (.mmd and .gv will
                   do), or else mermaid
      --out OUT    a file; "-", as without it, is standard output
      --format SERVER
                   the files are answers of matrix, zulip, slack or coding, see import
    """
}

extension HelpText {
  static let shell = """
    Tries a small app on the shell: tabs, stacks, lists that load, links, a login.

    usage: telltale shell [--script FILE]

      --script FILE   plays a script and prints what each action emits, an event a line;
                      "-" is standard input

    Without a script it is drawn live, with the events beside it, and a server that is fast, slow,
    failing or empty; ? shows the keys. A colon and an action does what a script does.

    A script has an action a line; blank lines and lines that begin with # are skipped. The app is
    launched before the first one, silently and signed in, unless that is a launch. Actions:

    \(actions)

    NAME is a screen: tabs, n1 to n5 (their stacks), projects, tasks, pages with square, friends
    and hot, messages, me, login, guide, or one that was pushed or opened by a link. A request of
    a list waits until it finishes or fails; without a TOKEN that is the latest. The INDEX of a tab
    or page counts from 0. What cannot be done, such as to pop a root, does nothing.
    A URL is one of tt://menu/1 to /5, tt://row/LIST/ROW, tt://food/NAME, tt://food/NAME/nutrition,
    tt://about/NAME, tt://order?waitress=NAME, tt://order#ACTION, tt://order/food, tt://order/confirm
    and tt://tabBar; any other opens the screen Web.
    Exit status: 0 done, 2 the script, the output or the command line cannot be used.
    """

  private static var actions: String {
    var lines: [String] = []
    for word in ActionWord.allCases {
      let action = word.parameters.isEmpty ? word.rawValue : "\(word.rawValue) \(word.parameters)"
      if let last = lines.last, last.count + action.count < 92 {
        lines[lines.count - 1] = last + ", " + action
      } else {
        lines.append("  " + action)
      }
    }
    return lines.joined(separator: ",\n")
  }

  static func text(on subcommand: Subcommand?) -> String {
    switch subcommand {
    case nil: overview
    case .replay: replay
    case .check: check
    case .explain: explain
    case .graph: graph
    case .shell: shell
    case .import: importing
    }
  }
}
