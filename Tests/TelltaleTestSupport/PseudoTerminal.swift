package import Foundation

/// A terminal without a person: what a program on it writes can be read, and keys can be pressed.
///
/// The unsafe expressions hand structures and buffers that live for the call to system calls.
package final class PseudoTerminal {
  /// The end that a program under test has as its terminal.
  package let slave: FileHandle

  private let master: Int32
  private var text = ""

  package init(columns: Int, rows: Int) throws {
    var slave: Int32 = -1
    var master: Int32 = -1
    guard unsafe openpty(&master, &slave, nil, nil, nil) == 0 else {
      throw CocoaError(.fileReadUnknown)
    }
    self.master = master
    self.slave = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    try resize(columns: columns, rows: rows)
  }

  deinit {
    close(master)
  }
}

extension PseudoTerminal {
  /// Gives the window another size; whoever draws on it is not told.
  package func resize(columns: Int, rows: Int) throws {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe ioctl(master, UInt(TIOCSWINSZ), &size) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Types the keys.
  package func press(_ keys: String) {
    _ = unsafe Array(keys.utf8).withUnsafeBytes { unsafe write(master, $0.baseAddress, $0.count) }
  }

  /// Whether lines are edited and echoed, as a shell leaves its terminal.
  package var isCooked: Bool {
    // Allocated, for a variable lacks the padding that the call writes.
    let mode = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    defer { unsafe mode.deallocate() }
    guard unsafe tcgetattr(slave.fileDescriptor, mode) == 0 else { return false }
    return unsafe mode.pointee.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
  }

  /// Waits until the program has written a text, and returns everything up to it that was not
  /// returned before; nil if it does not come in so many milliseconds, whatever else does.
  package func read(until wanted: String, within milliseconds: Int32 = 20_000) -> String? {
    let end = ContinuousClock.now + .milliseconds(Int(milliseconds))
    while ContinuousClock.now < end {
      if let range = text.range(of: wanted) {
        defer { text = String(text[range.upperBound...]) }
        return String(text[..<range.upperBound])
      }
      guard readMore(within: milliseconds) else { return nil }
    }
    return nil
  }

  /// Waits until no program has the terminal any more, and returns all that was not returned before.
  package func readToEnd() throws -> String {
    try slave.close()
    while readMore(within: -1) {}
    return text
  }

  private func readMore(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&request, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe buffer.withUnsafeMutableBytes {
      unsafe Foundation.read(master, $0.baseAddress, $0.count)
    }
    guard count > 0 else { return false }
    text += String(decoding: buffer[..<count], as: UTF8.self)
    return true
  }
}
