import Foundation
import TelltaleTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct PseudoTerminalTests {
  @Test func `what is written can be read and keys are echoed`() throws {
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    #expect(terminal.isCooked)
    try terminal.slave.write(contentsOf: Data("hello ".utf8))
    terminal.press("key")
    #expect(terminal.read(until: "key") == "hello key")
    #expect(terminal.read(until: "more", within: 1) == nil)
    try terminal.slave.write(contentsOf: Data("end".utf8))
    #expect(try terminal.readToEnd() == "end")
  }
}
