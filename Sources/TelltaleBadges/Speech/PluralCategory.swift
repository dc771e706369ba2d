/// The plural categories of CLDR, in which a language has its forms of a noun.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// The form for nothing.
  case zero
  /// The form for one, and what behaves like it.
  case one
  /// The form for two.
  case two
  /// The form for a few.
  case few
  /// The form for many.
  case many
  /// The form for everything else.
  case other
}
