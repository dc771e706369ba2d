import TelltaleBadges
import TelltaleFeeds
import TelltaleServers

/// Applies files as one feed, with warnings and progress for the person who waits.
struct FeedRun {
  let player: FeedPlayer<RootSection>
  private let sources: [FeedSource]
  private let format: ServerFormat?
  private let console: Console
  private let warnings: WarningLog

  /// Makes a run of feeds, or, with a format, of the answers of a server.
  init(_ sources: [FeedSource], format: ServerFormat?, console: Console) {
    self.sources = sources
    self.format = format
    self.console = console
    let warnings = WarningLog(console)
    self.warnings = warnings
    player = FeedPlayer { warnings.note($0) }
  }
}

extension FeedRun {
  /// Plays to the end of the last file, or until nobody reads the results any more.
  func play() throws(FeedError) {
    if let format { return try playAnswers(format) }
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

  private func playAnswers(_ format: ServerFormat) throws(FeedError) {
    defer { warnings.finish() }
    let options = ImportOptions(format: format, sources: sources)
    try AnswerRun(options: options, console: console, warnings: warnings).read { event, place in
      // Only a `commit` without a `begin` is an error, and an importer sends none.
      try? player.play(event, at: place)
    }
  }
}
