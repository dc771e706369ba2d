import Telltale
import TelltaleDiagrams
import TelltaleFeeds

/// `telltale graph`: draws the signals behind the badges.
struct GraphCommand {
  let options: GraphOptions
  let console: Console
}

extension GraphCommand {
  func run() throws(FeedError) -> ExitStatus {
    let run = FeedRun(options.sources, format: options.server, console: console)
    let badges = WatchedBadges(run.player.manager)
    try run.play()
    let snapshot = GraphSnapshot(of: badges.members)
    let style = DiagramStyle(title: "Signals behind the badges")
    let text =
      switch options.format {
      case .mermaid: snapshot.mermaid(style)
      case .dot: snapshot.dot(style)
      case .svg: snapshot.svg(style)
      }
    return console.write(text, to: options.path)
  }
}
