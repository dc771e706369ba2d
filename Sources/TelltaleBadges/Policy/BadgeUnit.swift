/// The thing a badge counts.
public enum BadgeUnit: String, CaseIterable, Hashable, Sendable {
  /// Unread items.
  case items
  /// Sources with something unread.
  case sources
  /// Unread items that mention the reader.
  case mentions
}
