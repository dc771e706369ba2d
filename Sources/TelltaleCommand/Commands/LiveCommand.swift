import Dispatch
import TelltaleBadges
import TelltaleFeeds
import TelltaleSample
import TelltaleShell

/// `telltale` with nothing else: plays the sample into the five tabs.
struct LiveCommand {
  private static let pace = DispatchTimeInterval.milliseconds(700)

  let language: RootLanguage
  let isInColor: Bool
  let console: Console
}

// MARK: - On a terminal

extension LiveCommand {
  /// Draws the tabs until the user quits.
  @MainActor
  func draw() async -> ExitStatus {
    let model = LiveModel(language: language)
    let terminal = Terminal(isInColor: isInColor)
    defer { terminal.close() }
    terminal.tick(every: Self.pace)
    show(model, on: terminal)
    for await event in terminal.events {
      switch event {
      case .key(.character("q")), .closed: return .done
      case .key(let key): press(key, model, terminal)
      case .tick: if !model.isPaused { model.step() }
      case .redraw: terminal.redrawFromScratch()
      case .suspend: terminal.suspend()
      }
      show(model, on: terminal)
    }
    return .done
  }

  @MainActor
  private func show(_ model: LiveModel, on terminal: Terminal) {
    terminal.show(LiveView(model.state, in: terminal.size).lines)
  }

  @MainActor
  private func press(_ key: Key, _ model: LiveModel, _ terminal: Terminal) {
    switch key {
    case .character(" "):
      model.togglePause()
      terminal.tick(every: model.isPaused ? nil : Self.pace)
    case .right:
      model.step()
    case .character(let character):
      guard let number = character.wholeNumberValue, (1...RootSection.allCases.count) ~= number
      else { return }
      model.select(RootSection.allCases[number - 1])
    default:
      return
    }
  }
}

// MARK: - Anywhere else

extension LiveCommand {
  /// Prints each change as a line, then the state at the end.
  func list() -> ExitStatus {
    let player = FeedPlayer<RootSection>()
    let tabBar = TabBar(player.manager, language: language)
    console.output.line(Self.summary(tabBar))
    var phrase = ""
    let watch = BadgeWatch(player.manager) { [console] change in
      console.output.line("\(change): \(phrase)")
    }
    withExtendedLifetime(watch) {
      for (index, event) in SampleFeed.events.enumerated() where console.output.isOpen {
        phrase = event.phrase
        // Only a `commit` without a `begin` is an error, and the sample has none.
        try? player.play(event, at: FeedPlace(file: SampleFeed.name, line: index + 1))
      }
    }
    console.output.line(Self.summary(tabBar))
    return .done
  }

  private static func summary(_ tabBar: TabBar) -> String {
    let tabs = tabBar.items.map { "\($0.title) \($0.badgeText ?? "–")" }
    return (tabs + ["icon \(tabBar.iconText ?? "–")"]).joined(separator: "  ")
  }
}
