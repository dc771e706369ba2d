/// The kinds of loading that a list knows.
public enum LoadActivity: String, Sendable {
  /// The first items, where there are none.
  case initial
  /// New items in the place of those there are.
  case refresh
  /// Further items, after those there are.
  case more
}
