import Foundation
import TelltaleTestSupport
import Testing

/// The live view on a terminal, from outside.
@Suite(.timeLimit(.minutes(10))) struct LiveTerminalTests {
  private static let keys = "q quits"

  private let program: LiveProgram
  private var terminal: PseudoTerminal { program.terminal }
  private var process: Process { program.process }

  init() throws {
    program = try LiveProgram([], columns: 80, rows: 24)
  }

  @Test func `q ends it with status 0 and gives the terminal back`() throws {
    try process.run()
    #expect(terminal.read(until: Self.keys)?.contains(LiveProgram.entering) == true)
    #expect(!terminal.isCooked)
    terminal.press("q")
    #expect(terminal.read(until: LiveProgram.leaving) != nil)
    process.waitUntilExit()
    #expect(terminal.isCooked)
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV])
  func `a signal that ends it gives the terminal back`(signal: Int32) throws {
    try process.run()
    #expect(terminal.read(until: Self.keys) != nil)
    kill(process.processIdentifier, signal)
    #expect(terminal.read(until: LiveProgram.leaving) != nil)
    process.waitUntilExit()
    #expect(terminal.isCooked)
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
  }

  @Test func `a new size of the window is drawn anew`() throws {
    try process.run()
    #expect(terminal.read(until: Self.keys) != nil)
    try program.resize(columns: 20, rows: 8)
    #expect(terminal.read(until: "space → q") != nil)
    terminal.press("q")
    process.waitUntilExit()
  }

  @Test func `keys pause, step and select`() throws {
    try process.run()
    #expect(terminal.read(until: "playing 0/") != nil)
    terminal.press(" ")
    #expect(terminal.read(until: "paused 0/") != nil)
    terminal.press("\u{1B}[C")
    #expect(terminal.read(until: "paused 1/") != nil)
    terminal.press("4")
    #expect(terminal.read(until: "Messages") != nil)
    terminal.press("q")
    process.waitUntilExit()
  }

  @Test func `Ctrl-Z gives the terminal back until it goes on`() throws {
    try process.run()
    // A program that does not go on would be waited for in vain.
    defer { kill(process.processIdentifier, SIGKILL) }
    #expect(terminal.read(until: Self.keys) != nil)
    for _ in 1...3 {
      kill(process.processIdentifier, SIGTSTP)
      #expect(terminal.read(until: LiveProgram.leaving) != nil)
      try #require(process.hasStopped())
      #expect(terminal.isCooked)
      kill(process.processIdentifier, SIGCONT)
      #expect(terminal.read(until: LiveProgram.entering) != nil)
      #expect(terminal.read(until: Self.keys) != nil)
      #expect(!terminal.isCooked)
    }
    terminal.press("q")
    try #require(terminal.read(until: LiveProgram.leaving) != nil)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `a dumb terminal gets plain lines`() throws {
    process.environment?["TERM"] = "dumb"
    try process.run()
    let text = try terminal.readToEnd()
    process.waitUntilExit()
    #expect(text.hasPrefix("Projects –"))
    #expect(!text.contains("\u{1B}"))
    #expect(process.terminationStatus == 0)
  }
}
