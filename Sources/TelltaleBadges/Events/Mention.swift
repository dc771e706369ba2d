/// The way in which an item names its reader.
public enum Mention: String, Hashable, Sendable {
  /// A mention of this reader alone.
  case direct
  /// A mention of everyone who reads the source.
  case everyone
}
