package import TelltaleFeeds

/// What `telltale graph` was asked for.
package struct GraphOptions: Equatable {
  /// The files that make up the feed, in order.
  package let sources: [FeedSource]

  /// How the graph is written.
  package let format: GraphFormat

  /// Where it is written; "-" is standard output.
  package let path: String

  package init(sources: [FeedSource], format: GraphFormat = .mermaid, path: String = "-") {
    self.sources = sources
    self.format = format
    self.path = path
  }
}

extension GraphOptions {
  init(_ words: ArgumentWords) throws(UsageError) {
    let path = words.value(of: "--out") ?? "-"
    self.init(
      sources: try words.feeds(), format: try Self.format(words.value(of: "--format"), path),
      path: path)
    if sources.haveFile(at: path) { throw .fileOverFeed(option: "--out", path: path) }
  }

  /// The format that is named, or else the one that the file's name ends with.
  private static func format(_ name: String?, _ path: String) throws(UsageError) -> GraphFormat {
    guard let name else {
      return GraphFormat.allCases.first { path.hasSuffix(".\($0.rawValue)") } ?? .mermaid
    }
    guard let format = GraphFormat(rawValue: name) else { throw .unknownFormat(name) }
    return format
  }
}
