package import TelltaleFeeds
package import TelltaleServers

/// What `telltale graph` was asked for.
package struct GraphOptions: Equatable {
  /// The files that make up the feed, in order.
  package let sources: [FeedSource]

  /// What the files are answers of, if they are no feeds.
  package let server: ServerFormat?

  /// How the graph is written.
  package let format: GraphFormat

  /// Where it is written; "-" is standard output.
  package let path: String

  package init(
    sources: [FeedSource], server: ServerFormat? = nil, format: GraphFormat = .mermaid,
    path: String = "-"
  ) {
    self.sources = sources
    self.server = server
    self.format = format
    self.path = path
  }
}

extension GraphOptions {
  init(_ words: ArgumentWords) throws(UsageError) {
    let sources = try words.feeds()
    let path = words.value(of: "--out") ?? "-"
    if sources.haveFile(at: path) { throw .fileOverFeed(option: "--out", path: path) }
    self.init(
      sources: sources, server: try words.format(),
      format: try Self.format(words.value(of: "--as"), path), path: path)
  }

  /// The format that is named, or else the one that the file's name ends with.
  private static func format(_ name: String?, _ path: String) throws(UsageError) -> GraphFormat {
    guard let name else {
      let file = path.split(separator: "/").last ?? ""
      guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return .mermaid }
      let ending = String(file[file.index(after: dot)...])
      guard let format = GraphFormat(ending: ending) else { throw .unknownEnding(ending) }
      return format
    }
    guard let format = GraphFormat(rawValue: name) else { throw .unknownFormat(name) }
    return format
  }
}
