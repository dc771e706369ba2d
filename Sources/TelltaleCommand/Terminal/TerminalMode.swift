import Foundation

/// The state of the terminal that must be put back, and the guard that does it.
///
/// The unsafe expressions here hand structures to system calls, and keep what a signal handler needs
/// in variables that are written on the main thread, before the handlers that read them are
/// installed. A handler calls only what POSIX allows it: `tcsetattr`, `write`, `signal`, `raise`.
enum TerminalMode {
  // A variable of the type would be too small: as imported it lacks the padding at its end, which
  // the system calls write; what is allocated has it.
  nonisolated(unsafe) private static let saved = UnsafeMutablePointer<termios>.allocate(capacity: 2)
  nonisolated(unsafe) private static var isChanged = false
  nonisolated(unsafe) private static var isSaved = false

  /// What the handler of Ctrl-Z writes a byte to, and its other end, which the program reads. A
  /// source of Dispatch's would come too late for one that is pressed at once.
  nonisolated(unsafe) private static var stops: (read: Int32, written: Int32)?

  private static let leaving: StaticString = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
  private static let entering: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"

  /// The signals that end a program; each puts the terminal back first.
  private static let endings = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV,
  ]
}

extension TerminalMode {
  /// Keys come at once and unseen, and the program draws on a screen of its own.
  static func enter() {
    guard unsafe !isChanged else { return }
    // A program that goes on finds the mode that a shell edits its line in.
    if unsafe !isSaved {
      guard unsafe tcgetattr(STDIN_FILENO, saved) == 0 else { return }
      unsafe isSaved = true
    }
    let raw = unsafe saved + 1
    unsafe raw.pointee = unsafe saved.pointee
    unsafe raw.pointee.c_lflag &= ~tcflag_t(ICANON | ECHO)
    unsafe isChanged = true
    for signal in endings { handle(signal) }
    watchStops()
    _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, raw)
    emit(entering)
  }

  /// Puts the terminal back as it was.
  static func leave() {
    guard unsafe isChanged else { return }
    restore()
    for signal in endings + [SIGTSTP] { _ = Foundation.signal(signal, SIG_DFL) }
    unsafe isChanged = false
  }

  /// The file in which there is something to read when the user has pressed Ctrl-Z.
  static var stopFile: Int32? { unsafe stops?.read }

  /// Takes note that the user has pressed Ctrl-Z; waits if not.
  static func takeStop() {
    var byte: UInt8 = 0
    if let file = stopFile { _ = unsafe read(file, &byte, 1) }
  }

  /// How large the window is; nil where nobody knows.
  static var size: TerminalSize? {
    var window = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 else { return nil }
    guard window.ws_col > 0, window.ws_row > 0 else { return nil }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  private static func watchStops() {
    if unsafe stops == nil {
      var ends: [Int32] = [-1, -1]
      guard unsafe pipe(&ends) == 0 else { return }
      unsafe stops = (ends[0], ends[1])
    }
    _ = Foundation.signal(SIGTSTP) { _ in
      // What the handler has interrupted may be about to look at it.
      let error = errno
      var byte: UInt8 = 0
      if let stops = unsafe TerminalMode.stops { _ = unsafe write(stops.written, &byte, 1) }
      errno = error
    }
  }

  private static func handle(_ signal: Int32) {
    _ = Foundation.signal(signal) { signal in
      TerminalMode.restore()
      _ = Foundation.signal(signal, SIG_DFL)
      raise(signal)
    }
  }

  private static func restore() {
    _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, saved)
    emit(leaving)
  }

  private static func emit(_ sequence: StaticString) {
    _ = unsafe write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
  }
}
