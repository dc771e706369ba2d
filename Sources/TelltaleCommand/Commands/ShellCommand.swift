import TelltaleFeeds
import TelltaleShell

/// `telltale shell`: an app without a picture, played by a script or live in the terminal.
struct ShellCommand {
  /// A line of a script is a few words; one of a binary file may be without end.
  private static let longestLine = 1 << 20

  let language: RootLanguage
  let console: Console
}

extension ShellCommand {
  /// Plays a script and prints what each action emits.
  @MainActor
  func play(_ source: FeedSource) throws(FeedError) -> ExitStatus {
    var lines = try source.open(longestLine: Self.longestLine)
    let script = ShellScript(language: language) { [console] in console.output.line($0) }
    while console.output.isOpen, let line = try lines.next() {
      do throws(ShellActionError) {
        try script.play(String(decoding: line, as: UTF8.self))
        if console.output.isTerminal { console.output.flush() }
      } catch {
        throw .invalidLine(lines.place, problem: "\(error)")
      }
    }
    return .done
  }
}
