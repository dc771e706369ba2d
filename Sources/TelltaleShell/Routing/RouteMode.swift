/// How the screen of an address is shown.
public enum RouteMode: String, CaseIterable, Hashable, Sendable {
  /// A new screen on top of the stack that is shown.
  case push
  /// One screen for all time: it is brought to the front if it is somewhere, and pushed otherwise.
  case shared
  /// A new screen over all others, in a stack of its own.
  case modal
  /// A new screen over a part of the top one, of which it shows one at a time.
  case popup
}
