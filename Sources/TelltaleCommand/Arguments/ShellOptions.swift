package import TelltaleFeeds

/// What `telltale shell` was asked for.
package struct ShellOptions: Equatable {
  /// The script to play in the place of the live view.
  package let script: FeedSource?

  package init(script: FeedSource?) {
    self.script = script
  }
}

extension ShellOptions {
  init(_ words: ArgumentWords) throws(UsageError) {
    try words.refuseOperands()
    self.init(script: words.value(of: "--script").map(FeedSource.init(argument:)))
  }
}
