/// The part of a muted source that still counts.
public enum MutedCounting: String, CaseIterable, Hashable, Sendable {
  /// Nothing of it.
  case none
  /// Its direct mentions.
  case mentions
}
