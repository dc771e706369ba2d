import TelltaleBadges
import TelltaleFeeds
import TelltaleShell

/// `telltale replay`: applies feeds and shows the state they end in.
struct ReplayCommand {
  let options: ReplayOptions
  let language: RootLanguage
  let console: Console
}

extension ReplayCommand {
  func run() throws(FeedError) -> ExitStatus {
    let run = FeedRun(options.sources, format: options.format, console: console)
    let watch = options.isTracing ? trace(run.player) : nil
    try withExtendedLifetime(watch) { () throws(FeedError) in try run.play() }
    if options.isJSON {
      console.output.line(EndState(run.player.manager).json)
    } else if !options.isPictureAlone {
      if options.isTracing { console.output.line() }
      for line in EndState(run.player.manager).table { console.output.line(line) }
    }
    return draw(run.player)
  }

  /// Prints the changes; beside what must stand alone on standard output they are messages.
  private func trace(_ player: FeedPlayer<RootSection>) -> BadgeWatch {
    let isAlone = options.isJSON || options.isPictureAlone
    let output = isAlone ? console.errors : console.output
    let isLive = output.isTerminal || options.sources.contains(.standardInput)
    return BadgeWatch(player.manager) { change in
      output.line("\(player.place.map { "\($0): " } ?? "")\(change)")
      if isLive { output.flush() }
    }
  }

  private func draw(_ player: FeedPlayer<RootSection>) -> ExitStatus {
    guard let path = options.picturePath else { return .done }
    let text = TabBarPicture(TabBar(player.manager, language: language)).svg
    return console.write(text, to: path)
  }
}
