package import TelltaleBadges
package import TelltaleFeeds
package import TelltaleServers

/// What `telltale explain` was asked for.
package struct ExplainOptions: Equatable {
  /// What is explained.
  package enum Subject: Equatable {
    case section(RootSection)
    case source(String)
  }

  /// The files that make up the feed, in order.
  package let sources: [FeedSource]

  /// The server whose answers the files are; nil if they are feeds.
  package let format: ServerFormat?

  /// The section or source whose badge is explained.
  package let subject: Subject

  /// What is told of the signals, if anything.
  package let trace: Trace?

  /// A trace of what an event leads to.
  package struct Trace: Equatable {
    /// The number of the line whose event is traced; nil is the last one.
    package let line: Int?

    /// Where it is written for a viewer, if anywhere; "-" is standard output, without the rest.
    package let chromePath: String?

    package init(line: Int? = nil, chromePath: String? = nil) {
      self.line = line
      self.chromePath = chromePath
    }
  }

  package init(
    sources: [FeedSource], format: ServerFormat? = nil, subject: Subject, trace: Trace? = nil
  ) {
    self.sources = sources
    self.format = format
    self.subject = subject
    self.trace = trace
  }
}

extension ExplainOptions {
  init(_ words: ArgumentWords) throws(UsageError) {
    self.init(
      sources: try words.feeds(), format: try words.format(), subject: try Self.subject(words),
      trace: try Trace(words))
    if trace?.line != nil, sources.count > 1 { throw .lineOfSeveralFiles }
    if let path = trace?.chromePath, sources.haveFile(at: path) {
      throw .fileOverFeed(option: "--chrome", path: path)
    }
  }

  private static func subject(_ words: ArgumentWords) throws(UsageError) -> Subject {
    switch (words.value(of: "--section"), words.value(of: "--source")) {
    case (let name?, nil):
      guard let section = RootSection(rawValue: name) else { throw .unknownSection(name) }
      return .section(section)
    case (nil, let name?):
      return .source(name)
    case (nil, nil):
      throw .missingSubject
    default:
      throw .twoSubjects
    }
  }
}

extension ExplainOptions.Trace {
  /// The trace that the words ask for, if they do.
  fileprivate init?(_ words: ArgumentWords) throws(UsageError) {
    let (line, path) = (words.value(of: "--line"), words.value(of: "--chrome"))
    if !words.has("--trace"), line == nil, path == nil { return nil }
    guard let line else {
      self.init(chromePath: path)
      return
    }
    guard let number = Int(line), number > 0 else { throw .invalidLineNumber(line) }
    self.init(line: number, chromePath: path)
  }
}
