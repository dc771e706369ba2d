/// The nature of an item; messages are the only ones that count.
public enum ItemKind: String, CaseIterable, Hashable, Sendable {
  /// A message somebody wrote.
  case message
  /// A line the system wrote, such as a join or a renaming.
  case system
  /// A reaction to another item.
  case reaction
  /// An item that asks for no attention.
  case silent
}
