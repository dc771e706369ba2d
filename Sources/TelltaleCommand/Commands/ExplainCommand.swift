import Telltale
import TelltaleBadges
import TelltaleDiagrams
import TelltaleFeeds

/// `telltale explain`: tells why a badge shows what it shows after a feed.
struct ExplainCommand {
  let options: ExplainOptions
  let console: Console
}

extension ExplainCommand {
  func run() throws(FeedError) -> ExitStatus {
    let run = FeedRun(options.sources, format: options.format, console: console)
    guard let trace = options.trace else {
      try run.play()
      explain(run.player.manager)
      return .done
    }
    let badges = WatchedBadges(run.player.manager)
    var traces: [(place: FeedPlace?, trace: GraphTrace)] = []
    try run.play(tracing: trace.line) { play throws(FeedError) in
      let recorded = try GraphTrace.record(of: badges.members, play).trace
      traces.append((run.player.place, recorded))
    }
    guard let first = traces.first else {
      console.report("\(trace.line.map { "line \($0) is no event" } ?? "the feed has no event")")
      return .unusable
    }
    if trace.chromePath == "-" { return console.write(first.trace.chromeTrace(), to: "-") }
    explain(run.player.manager)
    for (place, trace) in traces { tell(trace, at: place) }
    return trace.chromePath.map { console.write(first.trace.chromeTrace(), to: $0) } ?? .done
  }

  private func explain(_ manager: UnreadManager<RootSection>) {
    for line in "\(explanation(manager))".split(separator: "\n") {
      console.output.line(String(line).withoutControls)
    }
  }

  private func explanation(_ manager: UnreadManager<RootSection>) -> Explanation {
    switch options.subject {
    case .section(let section): manager.explain(section)
    case .source(let name): manager.explain(source: name)
    }
  }

  /// Prints a trace, each event with the microseconds since its beginning.
  private func tell(_ trace: GraphTrace, at place: FeedPlace?) {
    console.output.line()
    let name = place.map { "\($0)" } ?? "the event"
    if trace.events.isEmpty {
      console.output.line("\(name.withoutControls) told no signal of a change")
      return
    }
    console.output.line("what \(name.withoutControls) led to, in microseconds:")
    for event in trace.events {
      let (seconds, attoseconds) = event.start.components
      let time = "\(seconds * 1_000_000 + attoseconds / 1_000_000_000_000)"
      let room = String(repeating: " ", count: max(0, 8 - time.count))
      console.output.line("\(room)\(time)  \(trace.line(on: event))".withoutControls)
    }
  }
}
