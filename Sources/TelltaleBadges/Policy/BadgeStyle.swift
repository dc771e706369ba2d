/// The look of a section's badge.
public enum BadgeStyle: String, CaseIterable, Hashable, Sendable {
  /// The count as a number.
  case number
  /// A dot wherever a number would show.
  case dot
  /// Nothing, whatever is unread.
  case none
  /// The number of mentions, or a dot if only other things are unread.
  case mentionsElseDot
}
