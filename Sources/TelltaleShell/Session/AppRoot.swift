/// What fills an app's window.
public enum AppRoot: Hashable, Sendable {
  /// A guide to what is new.
  case guide
  /// A login.
  case login
  /// The tabs of the account that is signed in.
  case tabs
}
