import TelltaleBadges
import TelltaleFeeds

/// Applies files as one feed, with warnings and progress for the person who waits.
struct FeedRun {
  let player: FeedPlayer<RootSection>
  private let sources: [FeedSource]
  private let console: Console
  private let warnings: WarningLog

  init(_ sources: [FeedSource], console: Console) {
    self.sources = sources
    self.console = console
    let warnings = WarningLog(console)
    self.warnings = warnings
    player = FeedPlayer { warnings.note($0) }
  }
}

extension FeedRun {
  /// Plays to the end of the last file, or until nobody reads the results any more.
  func play() throws(FeedError) {
    let progress = ProgressLine(console.errors)
    defer {
      progress.clear()
      warnings.finish()
    }
    var reader = FeedReader<RootSection>(sources)
    while console.output.isOpen, let entry = try reader.next() {
      if case .event(let event) = entry.line {
        try player.play(event, at: entry.place)
      }
      progress.advance(reader.progress)
    }
    player.finish()
  }
}
