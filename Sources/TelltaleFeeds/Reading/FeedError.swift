/// Why a feed cannot be used.
package enum FeedError: Error, Equatable {
  /// The file cannot be opened or read.
  case unreadable(file: String, reason: String)

  /// The file was read, and is not what it was named as.
  case unusable(file: String, problem: String)

  /// A line is not what the format asks for; nothing of it was applied.
  case invalidLine(FeedPlace, problem: String)

  /// A line that was understood names something unknown, which a strict check refuses.
  case unknownName(FeedPlace, problem: String)
}

extension FeedError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
    case .unusable(let file, let problem): "\(file): \(problem)"
    case .invalidLine(let place, let problem), .unknownName(let place, let problem):
      "\(place): \(problem)"
    }
  }
}
