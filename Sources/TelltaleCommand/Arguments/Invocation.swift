import TelltaleFeeds

/// A command line, understood.
package enum Invocation: Equatable {
  case live
  case replay(ReplayOptions)
  case check(CheckOptions)
  case explain(ExplainOptions)
  case graph(GraphOptions)
  case shell(ShellOptions)
  case `import`(ImportOptions)
  case help(Subcommand?)
  case version
}

extension Invocation {
  /// Understands the arguments that follow the program's name.
  package init(_ arguments: [String]) throws(UsageError) {
    guard let first = arguments.first else {
      self = .live
      return
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "--help", "-h":
      self = .help(nil)
    case "help":
      self = .help(try Self.topic(rest.first))
    case "--version":
      self = .version
    default:
      self = try Self.invocation(of: Self.subcommand(first), rest)
    }
  }

  /// The command that help is asked for, if it is about one.
  private static func topic(_ word: String?) throws(UsageError) -> Subcommand? {
    guard let word, !["help", "--help", "-h"].contains(word) else { return nil }
    return try subcommand(word)
  }

  private static func subcommand(_ word: String) throws(UsageError) -> Subcommand {
    guard !word.hasPrefix("-") else { throw .unknownOption(word) }
    guard let subcommand = Subcommand(rawValue: word) else { throw .unknownCommand(word) }
    return subcommand
  }

  private static func invocation(
    of subcommand: Subcommand, _ arguments: [String]
  ) throws(UsageError) -> Invocation {
    let words = try ArgumentWords(arguments, of: subcommand)
    if words.asksForHelp { return .help(subcommand) }
    switch subcommand {
    case .replay: return .replay(try ReplayOptions(words))
    case .check: return .check(try CheckOptions(words))
    case .explain: return .explain(try ExplainOptions(words))
    case .graph: return .graph(try GraphOptions(words))
    case .shell: return .shell(try ShellOptions(words))
    case .import: return .import(try ImportOptions(words))
    }
  }
}
