/// Where the lines of a feed come from.
package enum FeedSource: Hashable, Sendable {
  case file(String)
  case standardInput
  case text(String, name: String)

  /// The source that a command line names: a path, or "-" for standard input.
  package init(argument: String) {
    self = argument == "-" ? .standardInput : .file(argument)
  }
}

extension FeedSource {
  /// The name used in messages.
  package var name: String {
    switch self {
    case .file(let path): path
    case .standardInput: "stdin"
    case .text(_, let name): name
    }
  }

  /// Opens the source for reading from its start.
  package func open(longestLine: Int) throws(FeedError) -> LineReader {
    switch self {
    case .file(let path):
      do throws(SystemError) {
        return LineReader(try .reading(path), name: name, longestLine: longestLine)
      } catch {
        throw .unreadable(file: name, reason: "\(error)")
      }
    case .standardInput:
      return LineReader(.standardInput, name: name, longestLine: longestLine)
    case .text(let text, _):
      return LineReader(text: text, name: name)
    }
  }
}
