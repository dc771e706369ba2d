/// The five root sections an app starts with, in the order of their tabs.
public enum RootSection: String, BadgeSection {
  /// The projects the reader belongs to.
  case projects
  /// The tasks given to the reader.
  case tasks
  /// The public short posts.
  case tweets
  /// The conversations and notices.
  case messages
  /// The reader's own pages.
  case me
}
