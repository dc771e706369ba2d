import TelltaleFeeds

/// A command line, understood.
package enum Invocation: Equatable {
  case live
  case replay(ReplayOptions)
  case check([String])
  case explain(ExplainOptions)
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
    case "--version":
      self = .version
    case _ where first.hasPrefix("-"):
      throw .unknownOption(first)
    default:
      guard let subcommand = Subcommand(rawValue: first) else { throw .unknownCommand(first) }
      self = try Self.invocation(of: subcommand, rest)
    }
  }

  private static func invocation(
    of subcommand: Subcommand, _ arguments: [String]
  ) throws(UsageError) -> Invocation {
    let words = try ArgumentWords(arguments, of: subcommand)
    if words.asksForHelp { return .help(subcommand) }
    switch subcommand {
    case .replay: return .replay(try ReplayOptions(words))
    case .check: return .check(try words.operandsOrError(of: "a feed or a directory of feeds"))
    case .explain: return .explain(try ExplainOptions(words))
    }
  }
}
