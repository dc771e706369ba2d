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

  package init(sources: [FeedSource], format: ServerFormat? = nil, subject: Subject) {
    self.sources = sources
    self.format = format
    self.subject = subject
  }
}

extension ExplainOptions {
  init(_ words: ArgumentWords) throws(UsageError) {
    let sources = try words.feeds()
    let format = try words.format()
    switch (words.value(of: "--section"), words.value(of: "--source")) {
    case (let name?, nil):
      guard let section = RootSection(rawValue: name) else { throw .unknownSection(name) }
      self.init(sources: sources, format: format, subject: .section(section))
    case (nil, let name?):
      self.init(sources: sources, format: format, subject: .source(name))
    case (nil, nil):
      throw .missingSubject
    default:
      throw .twoSubjects
    }
  }
}
