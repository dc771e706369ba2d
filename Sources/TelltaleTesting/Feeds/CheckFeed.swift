public import TelltaleBadges
import TelltaleFeeds
public import Testing

/// Plays a feed from a file, and expects what it expects.
///
/// An issue is recorded for each `expect` line that does not hold, and for each line that cannot be
/// read or has a name that means nothing: a field nobody knows, a source that was not announced. Its
/// message begins with the feed and the line, and ends with why the badge shows what it shows:
///
/// ```
/// Feeds/reading.jsonl:4, case reading: messages: wanted "2", got "1"
///   "messages" shows "1": 1 unread item in 1 source
///     "ann" adds 1: 1 unread item
/// ```
///
/// A feed that is empty or expects nothing is an issue, too. It is read again each time, from beside
/// the test, and needs no bundle.
///
/// - Parameters:
///   - path: An absolute path, or one that begins at the folder of the source file.
///   - filePath: The source file.
///   - sourceLocation: Where issues are recorded.
public func checkFeed(
  _ path: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  checkFeed(path, sections: RootSection.self, filePath: filePath, sourceLocation: sourceLocation)
}

/// Plays a feed that was found, and expects what it expects.
///
/// - Parameters:
///   - feed: The feed.
///   - sourceLocation: Where issues are recorded.
public func checkFeed(_ feed: FeedFile, sourceLocation: SourceLocation = #_sourceLocation) {
  checkFeed(feed, sections: RootSection.self, sourceLocation: sourceLocation)
}

/// Plays a feed that names an app's own sections, and expects what it expects.
///
/// - Parameters:
///   - path: An absolute path, or one that begins at the folder of the source file.
///   - sections: The app's sections.
///   - filePath: The source file.
///   - sourceLocation: Where issues are recorded.
public func checkFeed<Section: BadgeSection>(
  _ path: String, sections: Section.Type, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  checkFeed(
    FeedFile(path, filePath: filePath), sections: sections, sourceLocation: sourceLocation)
}

/// Plays a feed that was found and names an app's own sections, and expects what it expects.
///
/// - Parameters:
///   - feed: The feed.
///   - sections: The app's sections.
///   - sourceLocation: Where issues are recorded.
public func checkFeed<Section: BadgeSection>(
  _ feed: FeedFile, sections: Section.Type, sourceLocation: SourceLocation = #_sourceLocation
) {
  for message in feed.problems(sections: sections) {
    record(message, nil, at: sourceLocation)
  }
}

extension FeedFile {
  /// What does not hold or cannot be read, a message each.
  fileprivate func problems<Section: BadgeSection>(sections: Section.Type) -> [String] {
    if let problem { return ["\(name): \(problem)"] }
    let report = TelltaleFeeds.checkFeed(.file(path), sections: sections, isStrict: true)
    let found = report.failures.map { $0.message(in: name) } + report.errors.map { message(of: $0) }
    if found.isEmpty, report.passed == 0 { return ["\(name): the feed expects nothing"] }
    return found
  }

  private func message(of error: FeedError) -> String {
    switch error {
    case .unreadable(_, let reason): "\(name): cannot be read: \(reason)"
    case .unusable(_, let problem): "\(name): \(problem)"
    case .invalidLine(let place, let problem), .unknownName(let place, let problem):
      "\(name):\(place.line): \(problem)"
    }
  }
}

extension FeedFailure {
  /// The message, with the feed's name, and why what differs is as it is.
  fileprivate func message(in name: String) -> String {
    var text = "\(name):\(place.line)"
    if let caseID { text += ", case \(caseID.printable)" }
    text += ": \(mismatches.message)"
    if let order {
      text += "\n  with the lines in the order \(order.map(String.init).joined(separator: ", "))"
      if isReplayed { text += ", then all again" }
    }
    return text
  }
}
