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
  /// What applies an event, and what calls that.
  typealias Play = () throws(FeedError) -> Void
  typealias Around = (Play) throws(FeedError) -> Void

  /// Plays to the end of the last file, or until nobody reads the results any more.
  ///
  /// - Parameter around: Is called around the event on a line, or the last one, and what ends the feed
  ///   after that; it applies it.
  func play(tracing line: Int? = nil, around: Around? = nil) throws(FeedError) {
    // The event that may be the last one, if that is traced.
    var last: (event: BadgeEvent<RootSection>, place: FeedPlace)?
    try forEachEvent { event, place throws(FeedError) in
      if let around, line == place.line {
        try around { () throws(FeedError) in try player.play(event, at: place) }
      } else if around != nil, line == nil {
        if let last { try player.play(last.event, at: last.place) }
        last = (event, place)
      } else {
        try player.play(event, at: place)
      }
    }
    guard let last, let around else { return player.finish() }
    try around { () throws(FeedError) in
      try player.play(last.event, at: last.place)
      player.finish()
    }
  }

  private func forEachEvent(
    _ body: (BadgeEvent<RootSection>, FeedPlace) throws(FeedError) -> Void
  ) throws(FeedError) {
    if let format { return try forEachEvent(ofAnswersOf: format, body) }
    let progress = ProgressLine(console.errors)
    defer {
      progress.clear()
      warnings.finish()
    }
    var reader = FeedReader<RootSection>(sources)
    while console.output.isOpen, let entry = try reader.next() {
      if case .event(let event) = entry.line { try body(event, entry.place) }
      progress.advance(reader.progress)
    }
  }

  private func forEachEvent(
    ofAnswersOf format: ServerFormat,
    _ body: (BadgeEvent<RootSection>, FeedPlace) throws(FeedError) -> Void
  ) throws(FeedError) {
    defer { warnings.finish() }
    let options = ImportOptions(format: format, sources: sources)
    var failure: FeedError?
    try AnswerRun(options: options, console: console, warnings: warnings).read { event, place in
      if failure != nil { return }
      do throws(FeedError) { try body(event, place) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
