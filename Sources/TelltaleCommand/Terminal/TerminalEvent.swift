/// What happens to a program that owns a terminal.
enum TerminalEvent: Sendable {
  case key(Key)

  /// The window has another size, or the program goes on after it was stopped.
  case redraw

  /// The user asked to stop the program for a while.
  case suspend

  /// Nothing more comes from the keyboard.
  case closed

  /// The time that was asked for has passed.
  case tick
}
