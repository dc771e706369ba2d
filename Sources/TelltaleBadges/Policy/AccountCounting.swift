/// The accounts whose unread items the app icon counts.
public enum AccountCounting: String, CaseIterable, Hashable, Sendable {
  /// The active account alone.
  case active
  /// All accounts that are logged in.
  case all
}
