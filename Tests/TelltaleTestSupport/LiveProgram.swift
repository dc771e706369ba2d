package import Foundation

/// The command on a terminal of its own, in English.
package struct LiveProgram {
  /// What a program writes as it takes a terminal for itself.
  package static let entering = "\u{1B}[?1049h"
  /// What it writes as it gives the terminal back.
  package static let leaving = "\u{1B}[?1049l"

  package let terminal: PseudoTerminal
  package let process: Process

  /// A run that is still to be started.
  package init(_ arguments: [String], columns: Int, rows: Int) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    process = try BuiltProgram(named: "telltale").process(
      arguments, environment: ["TERM": "xterm", "LANG": "C"])
    process.standardInput = terminal.slave
    process.standardOutput = terminal.slave
  }
}

extension LiveProgram {
  /// Gives the window another size and tells the program.
  package func resize(columns: Int, rows: Int) throws {
    try terminal.resize(columns: columns, rows: rows)
    kill(process.processIdentifier, SIGWINCH)
  }
}
