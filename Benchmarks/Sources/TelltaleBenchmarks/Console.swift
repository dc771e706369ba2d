internal import Foundation

/// What is said beside the result, on standard error.
enum Console {
  private static let isTerminal = isatty(STDERR_FILENO) == 1

  static func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Shows a line in the place of the one shown last, or takes that away; on a terminal only.
  static func progress(_ line: String?) {
    guard isTerminal else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(line ?? "")".utf8))
  }
}
