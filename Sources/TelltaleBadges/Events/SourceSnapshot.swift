/// The unread state of one source as a server states it.
///
/// A server knows either how much is unread or which items are.
public struct SourceSnapshot: Hashable, Sendable {
  /// The statement itself, numbers or items.
  public var content: Content
  /// The epoch of the source in which the statement was applied, if not the current one.
  public var epoch: Int?

  /// Creates a statement from its content.
  public init(_ content: Content, epoch: Int? = nil) {
    self.content = content
    self.epoch = epoch
  }
}

extension SourceSnapshot {
  /// What a server can state about a source.
  public enum Content: Hashable, Sendable {
    /// Numbers that stand for everything at or below the order of the snapshot.
    case counts(unread: Int, mentions: Int, atLeast: Bool)
    /// The orders of the unread items, and of those that mention the reader.
    case items([Int], mentions: [Int])
  }

  /// Creates a statement of numbers.
  ///
  /// - Parameters:
  ///   - unread: How many items are unread.
  ///   - mentions: How many of them mention the reader.
  ///   - atLeast: Whether the server stopped counting at `unread`.
  ///   - epoch: The epoch of the source, if not the current one.
  public init(unread: Int, mentions: Int, atLeast: Bool = false, epoch: Int? = nil) {
    self.init(.counts(unread: unread, mentions: mentions, atLeast: atLeast), epoch: epoch)
  }

  /// Creates a statement of items.
  ///
  /// - Parameters:
  ///   - items: The orders of the items that are unread.
  ///   - mentions: The orders of those that mention the reader.
  ///   - epoch: The epoch of the source, if not the current one.
  public init(items: [Int], mentions: [Int], epoch: Int? = nil) {
    self.init(.items(items, mentions: mentions), epoch: epoch)
  }
}
