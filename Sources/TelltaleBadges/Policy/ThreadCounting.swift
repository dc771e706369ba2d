/// Whether items in threads count in their source.
public enum ThreadCounting: String, CaseIterable, Hashable, Sendable {
  /// They count.
  case included
  /// Only items outside threads count.
  case excluded
}
