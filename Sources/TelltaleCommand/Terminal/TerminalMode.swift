import Dispatch
import Foundation

/// The state of the terminal that must be put back, and the guard that does it.
///
/// The unsafe expressions here hand structures on the stack to system calls, and keep what a signal
/// handler needs in two variables. They are written only while no handler that reads them is
/// installed, and a handler calls only what POSIX allows it: `tcsetattr`, `write`, `signal`, `raise`.
/// The exception is a flag that a handler sets, and that nothing else depends on.
enum TerminalMode {
  // The rule that makes these sound: written before `install` and after `uninstall`, on the main
  // thread; read by handlers between.
  // A variable of the type would be too small: as imported it lacks the padding at its end, which
  // the system calls write; what is allocated has it.
  nonisolated(unsafe) private static let saved = UnsafeMutablePointer<termios>.allocate(capacity: 2)
  nonisolated(unsafe) private static var isChanged = false
  nonisolated(unsafe) private static var isFresh = false

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
    guard unsafe tcgetattr(STDIN_FILENO, saved) == 0 else { return }
    let raw = unsafe saved + 1
    unsafe raw.pointee = unsafe saved.pointee
    unsafe raw.pointee.c_lflag &= ~tcflag_t(ICANON | ECHO)
    unsafe isChanged = true
    for signal in endings { handle(signal) }
    takeOver()
    _ = Foundation.signal(SIGTSTP) { _ in TerminalMode.suspend() }
  }

  /// Puts the terminal back as it was.
  static func leave() {
    guard unsafe isChanged else { return }
    _ = Foundation.signal(SIGTSTP, SIG_IGN)
    restore()
    _ = Foundation.signal(SIGTSTP, SIG_DFL)
    for signal in endings { _ = Foundation.signal(signal, SIG_DFL) }
    unsafe isChanged = false
  }

  /// Whether the program was stopped and goes on since this was asked last: the screen is empty then.
  static func hasResumed() -> Bool {
    guard unsafe isFresh else { return false }
    unsafe isFresh = false
    return true
  }

  /// How large the window is; nil where nobody knows.
  static var size: TerminalSize? {
    var window = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 else { return nil }
    guard window.ws_col > 0, window.ws_row > 0 else { return nil }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  private static func handle(_ signal: Int32) {
    _ = Foundation.signal(signal) { signal in
      TerminalMode.restore()
      _ = Foundation.signal(signal, SIG_DFL)
      raise(signal)
    }
  }

  /// Stops the program, with the terminal as it was until it goes on.
  private static func suspend() {
    restore()
    raise(SIGSTOP)
    takeOver()
    unsafe isFresh = true
  }

  private static func takeOver() {
    _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, saved + 1)
    emit(entering)
  }

  private static func restore() {
    _ = unsafe tcsetattr(STDIN_FILENO, TCSANOW, saved)
    emit(leaving)
  }

  private static func emit(_ sequence: StaticString) {
    _ = unsafe write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount)
  }
}
