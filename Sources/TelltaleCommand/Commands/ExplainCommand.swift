import TelltaleBadges
import TelltaleFeeds

/// `telltale explain`: tells why a badge shows what it shows after a feed.
struct ExplainCommand {
  let options: ExplainOptions
  let console: Console
}

extension ExplainCommand {
  func run() throws(FeedError) -> ExitStatus {
    let run = FeedRun(options.sources, format: options.format, console: console)
    try run.play()
    for line in "\(explanation(run.player.manager))".split(separator: "\n") {
      console.output.line(String(line).withoutControls)
    }
    return .done
  }

  private func explanation(_ manager: UnreadManager<RootSection>) -> Explanation {
    switch options.subject {
    case .section(let section): manager.explain(section)
    case .source(let name): manager.explain(source: name)
    }
  }
}
