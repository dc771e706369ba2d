import Foundation
import TelltaleFeeds
import TelltaleShell

/// The program: understands its arguments and runs the command they ask for.
package struct Tool {
  /// The version that `--version` prints.
  package static let version = "0.1.0"

  private let environment: [String: String]
  private let console: Console

  package init(environment: [String: String], console: Console) {
    self.environment = environment
    self.console = console
  }
}

extension Tool {
  /// Runs a command line and returns how the program ends.
  @MainActor
  package func run(_ arguments: [String]) async -> ExitStatus {
    let status = await perform(arguments)
    console.output.flush()
    console.errors.flush()
    guard let failure = console.output.failure else { return status }
    // A reader that has seen enough, as `head` has, is no problem.
    if console.output.isBrokenPipe { return status }
    console.report("telltale: standard output cannot be written: \(failure)")
    return .unusable
  }

  @MainActor
  private func perform(_ arguments: [String]) async -> ExitStatus {
    do throws(UsageError) {
      switch try Invocation(arguments) {
      case .live: return await live()
      case .help(let subcommand): console.output.line(HelpText.text(on: subcommand))
      case .version: console.output.line("telltale \(Self.version)")
      case .check(let options): return CheckCommand(options: options, console: console).run()
      case .replay(let options):
        return report { () throws(FeedError) in
          try ReplayCommand(options: options, language: language, console: console).run()
        }
      case .explain(let options):
        return report(ExplainCommand(options: options, console: console).run)
      case .graph(let options):
        return report(GraphCommand(options: options, console: console).run)
      case .shell(let options): return try await shell(options)
      case .import(let options):
        return report(ImportCommand(options: options, console: console).run)
      }
      return .done
    } catch {
      let subcommand = arguments.first.flatMap(Subcommand.init(rawValue:))
      console.report(error.message(about: subcommand))
      return .unusable
    }
  }

  /// Runs a command on feeds, or says why it cannot be.
  private func report(_ run: () throws(FeedError) -> ExitStatus) -> ExitStatus {
    do throws(FeedError) {
      return try run()
    } catch {
      console.report(error)
      return .unusable
    }
  }

  @MainActor
  private func shell(_ options: ShellOptions) async throws(UsageError) -> ExitStatus {
    let command = ShellCommand(language: language, console: console)
    guard let script = options.script else {
      guard canDraw else { throw .missingTerminal }
      return await command.draw(isInColor: isInColor)
    }
    do throws(FeedError) {
      return try command.play(script)
    } catch {
      console.report(error)
      return .unusable
    }
  }

  @MainActor
  private func live() async -> ExitStatus {
    let live = LiveCommand(language: language, isInColor: isInColor, console: console)
    return canDraw ? await live.draw() : live.list()
  }

  private var isInColor: Bool { (environment["NO_COLOR"] ?? "").isEmpty }

  /// Whether there is a terminal on which a live view can be drawn, and keys come from it.
  private var canDraw: Bool {
    let terminal = environment["TERM"] ?? ""
    return console.output.isTerminal && FileDescriptor.standardInput.isTerminal
      && !terminal.isEmpty && terminal != "dumb"
  }

  private var language: RootLanguage { RootLanguage(environment: environment) }
}
