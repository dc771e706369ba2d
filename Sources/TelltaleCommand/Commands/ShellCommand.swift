import Dispatch
import TelltaleFeeds
import TelltaleShell

/// `telltale shell`: an app without a picture, played by a script or live in the terminal.
struct ShellCommand {
  /// A line of a script is a few words; one of a binary file may be without end.
  private static let longestLine = 1 << 20

  private static let pace = DispatchTimeInterval.milliseconds(100)

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

// MARK: - On a terminal

extension ShellCommand {
  /// Shows the app until the user quits.
  @MainActor
  func draw(isInColor: Bool) async -> ExitStatus {
    let model = ShellModel(language: language)
    let terminal = Terminal(isInColor: isInColor)
    defer { terminal.close() }
    var isTicking = false
    func show() {
      // Time passes only while the server has something to answer.
      if model.server.isBusy != isTicking {
        isTicking.toggle()
        terminal.tick(every: isTicking ? Self.pace : nil)
      }
      terminal.show(ShellView(model.state, in: terminal.size).lines)
    }
    show()
    for await event in terminal.events {
      switch event {
      case .key(let key): model.press(key)
      case .closed: return .done
      case .tick: model.tick()
      case .redraw: terminal.redrawFromScratch()
      case .suspend: terminal.suspend()
      }
      if model.isDone { return .done }
      show()
    }
    return .done
  }
}
