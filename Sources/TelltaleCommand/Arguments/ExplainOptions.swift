package import TelltaleBadges
package import TelltaleFeeds

/// What `telltale explain` was asked for.
package struct ExplainOptions: Equatable {
  /// What is explained.
  package enum Subject: Equatable {
    case section(RootSection)
    case source(String)
  }

  /// The files that make up the feed, in order.
  package let sources: [FeedSource]

  /// The section or source whose badge is explained.
  package let subject: Subject

  package init(sources: [FeedSource], subject: Subject) {
    self.sources = sources
    self.subject = subject
  }
}

extension ExplainOptions {
  init(_ words: ArgumentWords) throws(UsageError) {
    let sources = try words.feeds()
    switch (words.value(of: "--section"), words.value(of: "--source")) {
    case (let name?, nil):
      guard let section = RootSection(rawValue: name) else { throw .unknownSection(name) }
      self.init(sources: sources, subject: .section(section))
    case (nil, let name?):
      self.init(sources: sources, subject: .source(name))
    case (nil, nil):
      throw .missingSubject
    default:
      throw .twoSubjects
    }
  }
}
