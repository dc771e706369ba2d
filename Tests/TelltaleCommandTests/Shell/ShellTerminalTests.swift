import Foundation
import TelltaleTestSupport
import Testing

/// `telltale shell` on a terminal, from outside.
@Suite(.timeLimit(.minutes(10))) struct ShellTerminalTests {
  private static let loaded = "content(12)"

  private let program: LiveProgram
  private var terminal: PseudoTerminal { program.terminal }
  private var process: Process { program.process }

  init() throws {
    program = try LiveProgram(["shell"], columns: 120, rows: 40)
  }

  @Test func `the server answers by itself, and q gives the terminal back`() throws {
    try process.run()
    #expect(terminal.read(until: "projects.present loading") != nil)
    #expect(terminal.read(until: Self.loaded) != nil)
    #expect(!terminal.isCooked)
    terminal.press("q")
    #expect(terminal.read(until: LiveProgram.leaving) != nil)
    process.waitUntilExit()
    #expect(terminal.isCooked)
    #expect(process.terminationStatus == 0)
  }

  @Test func `keys and typed actions are taken`() throws {
    try process.run()
    #expect(terminal.read(until: Self.loaded) != nil)
    terminal.press("\u{1B}[B\r")
    #expect(terminal.read(until: "router.opened projects:2") != nil)
    terminal.press("\u{1B}")
    #expect(terminal.read(until: "projects:2.removed") != nil)
    terminal.press(":open tt://food/tea\n")
    #expect(terminal.read(until: "router.opened Food:tea") != nil)
    terminal.press("q")
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `a new size of the window is drawn anew`() throws {
    try process.run()
    #expect(terminal.read(until: Self.loaded) != nil)
    try program.resize(columns: 20, rows: 8)
    #expect(terminal.read(until: "1–5 ? q") != nil)
    terminal.press("q")
    process.waitUntilExit()
  }

  @Test func `a signal that ends it gives the terminal back`() throws {
    try process.run()
    #expect(terminal.read(until: Self.loaded) != nil)
    kill(process.processIdentifier, SIGTERM)
    #expect(terminal.read(until: LiveProgram.leaving) != nil)
    process.waitUntilExit()
    #expect(terminal.isCooked)
    #expect(process.terminationStatus == SIGTERM)
  }

  @Test func `a dumb terminal is not drawn on`() throws {
    process.environment?["TERM"] = "dumb"
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    let text = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
    #expect(text.hasPrefix("telltale shell: the live view needs a terminal"))
  }
}
