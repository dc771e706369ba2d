import TelltaleBadges
import TelltaleFeeds
import TelltaleServers

/// Why a command line cannot be used.
package enum UsageError: Error, Equatable {
  case unknownCommand(String)
  case unknownOption(String)
  case missingOperand(kind: String)
  case emptyOperand
  case needlessOperand(String)
  case missingValue(option: String)
  case needlessValue(option: String)
  case repeatedOption(String)
  case unknownSection(String)
  case unknownServer(String)

  /// The order through which answers are valid is no number that feeds allow.
  case notAnOrder(String)

  /// Nothing says what to explain.
  case missingSubject

  /// Both a section and a source are to be explained.
  case twoSubjects

  /// Both the JSON object and the picture are to be the only thing on standard output.
  case twoResults

  /// There is nothing to draw on, and no script to play instead.
  case missingTerminal

  /// The picture would be written into a file that is read.
  case pictureOverFeed(String)

  /// What another option writes would be.
  case fileOverFeed(option: String, path: String)

  /// The name of a file ends like none of the formats of pictures.
  case unknownEnding(String)

  /// A word is no format of pictures.
  case unknownFormat(String)

  /// A word is no number of a line.
  case invalidLineNumber(String)

  /// A line is to be traced, and there are several files that have one of that number.
  case lineOfSeveralFiles
}

extension UsageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownCommand(let word):
      "unknown command \"\(word.printable)\"; there are \(Self.list(Subcommand.allCases)), help"
    case .unknownOption(let word): "unknown option \"\(word.printable)\""
    case .missingOperand(let kind): "name \(kind)"
    case .emptyOperand: "an empty word is no file"
    case .needlessOperand(let word): "\"\(word.printable)\" is no option"
    case .missingValue(let option): "\(option) needs a value"
    case .needlessValue(let option): "\(option) takes no value"
    case .repeatedOption(let option): "\(option) stands twice"
    case .unknownSection(let word):
      "there is no section \"\(word.printable)\"; there are \(Self.list(RootSection.allCases))"
    case .unknownServer(let word):
      "there is no server \"\(word.printable)\"; there are \(Self.list(ServerFormat.allCases))"
    case .notAnOrder(let word):
      "--through needs a whole number from 0 to 2⁵³ − 1, got \"\(word.printable)\""
    case .missingSubject: "say what to explain with --section S or --source ID"
    case .twoSubjects: "--section and --source exclude each other"
    case .twoResults: "--json and --svg - cannot both write to standard output"
    case .missingTerminal:
      "the live view needs a terminal; name a script with --script FILE, or - for standard input"
    case .fileOverFeed(let option, let path):
      "\(option) would replace the feed \"\(path.printable)\""
    case .unknownFormat(let word):
      "there is no format \"\(word.printable)\"; there are \(Self.list(GraphFormat.allCases))"
    case .unknownEnding(let word):
      "no format is known by \".\(word.printable)\"; name one with --as: \(Self.list(GraphFormat.allCases))"
    case .invalidLineNumber(let word):
      "--line takes the number of a line, from 1 on, not \"\(word.printable)\""
    case .lineOfSeveralFiles: "--line goes with one file; join them, or name the one it is in"
    case .pictureOverFeed(let path): "--svg would replace the feed \"\(path.printable)\""
    }
  }

  /// The description with the command it is about and where to read more.
  package func message(about subcommand: Subcommand?) -> String {
    let name = subcommand.map { "telltale \($0.rawValue)" } ?? "telltale"
    return "\(name): \(self)\nTry \"\(name) --help\"."
  }

  private static func list(_ choices: [some RawRepresentable<String>]) -> String {
    choices.map(\.rawValue).joined(separator: ", ")
  }
}
