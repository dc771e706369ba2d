package import TelltaleFeeds
package import TelltaleServers

/// What `telltale replay` was asked for.
package struct ReplayOptions: Equatable {
  /// The files that make up the feed, in order.
  package let sources: [FeedSource]

  /// The server whose answers the files are; nil if they are feeds.
  package let format: ServerFormat?

  /// Whether the end state is one JSON object instead of a table.
  package let isJSON: Bool

  /// Where the tab bar is drawn, if anywhere.
  package let picturePath: String?

  /// Whether each change of a badge is told as it happens.
  package let isTracing: Bool

  package init(
    sources: [FeedSource], format: ServerFormat? = nil, isJSON: Bool, picturePath: String?,
    isTracing: Bool
  ) {
    self.sources = sources
    self.format = format
    self.isJSON = isJSON
    self.picturePath = picturePath
    self.isTracing = isTracing
  }
}

extension ReplayOptions {
  /// Whether the picture goes to standard output, in place of the table.
  var isPictureAlone: Bool { picturePath == "-" }

  init(_ words: ArgumentWords) throws(UsageError) {
    self.init(
      sources: try words.feeds(), format: try words.format(), isJSON: words.has("--json"),
      picturePath: words.value(of: "--svg"), isTracing: words.has("--trace"))
    if isJSON, isPictureAlone { throw .twoResults }
    if let picturePath, sources.haveFile(at: picturePath) { throw .pictureOverFeed(picturePath) }
  }
}
