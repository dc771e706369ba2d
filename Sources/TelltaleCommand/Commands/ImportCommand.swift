import Foundation
import Telltale
import TelltaleBadges
import TelltaleFeeds

/// `telltale import`: prints the feed that answers of a server come to.
struct ImportCommand {
  let options: ImportOptions
  let console: Console
}

extension ImportCommand {
  func run() throws(FeedError) -> ExitStatus {
    let warnings = WarningLog(console)
    defer { warnings.finish() }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try AnswerRun(options: options, console: console, warnings: warnings).read { event, _ in
      guard let line = try? encoder.encode(event) else {
        trap("an event of strings, whole numbers and booleans has no JSON")
      }
      console.output.line(String(decoding: line, as: UTF8.self))
    }
    return options.isStrict && warnings.count > 0 ? .unusable : .done
  }
}
