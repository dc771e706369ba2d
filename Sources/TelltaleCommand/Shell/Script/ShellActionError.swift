import TelltaleFeeds

/// Why an action cannot be done.
package enum ShellActionError: Error, Equatable {
  case unknownAction(String)
  case wrongArguments(of: ActionWord)
  case noNumber(String)
  case outOfRange(String, ClosedRange<Int>)
  case noChoice(String, of: [String])

  /// A new screen cannot have the name.
  case badName(String)
  case nameInUse(String)
  case noScreen(String, suggestion: String?)
  case noList(String)
  case noRequest(String, token: Int?)
  case noBatch(String)
  case noSwipe(String)

  /// What the action is about, which is said in a few words, is not there now.
  case missing(String)
  case tooManyScreens
  case tooManyRows
}

extension ShellActionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownAction(let word):
      "unknown action \"\(word.printable)\""
        + String.asking(word.nearest(among: ActionWord.allCases.map(\.rawValue)))
    case .wrongArguments(let word):
      word.parameters.isEmpty
        ? "\(word.rawValue) takes nothing" : "\(word.rawValue) takes \(word.parameters)"
    case .noNumber(let word): "\"\(word.printable)\" is no whole number"
    case .outOfRange(let word, let range):
      "\(word.printable) is not between \(range.lowerBound) and \(range.upperBound)"
    case .noChoice(let word, let choices):
      "\"\(word.printable)\" is none of \(choices.joined(separator: ", "))"
    case .badName(let name):
      "\"\(name.printable)\" is no name for a screen: letters, digits, -, _, :"
    case .nameInUse(let name): "there is a screen \"\(name.printable)\" already"
    case .noScreen(let name, let suggestion):
      "there is no screen \"\(name.printable)\"" + String.asking(suggestion)
    case .noList(let name): "\"\(name.printable)\" is no list"
    case .noRequest(let name, let token):
      "\"\(name.printable)\" has sent no request" + (token.map { " #\($0)" } ?? "")
    case .noBatch(let name): "no batch of \"\(name.printable)\" has begun"
    case .noSwipe(let name): "\"\(name.printable)\" is not under a finger"
    case .missing(let what): "there is no \(what)"
    case .tooManyScreens: "there are too many screens"
    case .tooManyRows: "a list holds at most \(DemoList.limit) rows"
    }
  }
}
