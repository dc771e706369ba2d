/// Something in an event that was left out, and why.
public enum UnreadWarning: Hashable, Sendable {
  /// An event names a source that is unknown or left.
  case unknownSource(String, event: String)
  /// An event came while no account was active.
  case noAccount(event: String)
  /// An event belongs to an account session that has ended.
  case endedSession(event: String)
  /// A transaction ends that has not begun.
  case commitWithoutBegin
  /// An item moved to a source that is unknown or left.
  case movedAway(item: Int, to: String)
  /// A snapshot lists a mention among no unread items.
  case mentionOfNothing(item: Int, source: String)
  /// A snapshot lists an item beyond the order it is valid through.
  case itemBeyondSnapshot(item: Int, source: String)
  /// A snapshot states more mentions than unread items.
  case moreMentionsThanItems(source: String)
  /// A snapshot lists an item in a source it has left.
  case itemElsewhere(item: Int, source: String)
}

extension UnreadWarning: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .unknownSource(let source, let event):
      "source \"\(source)\" is unknown or left: \"\(event)\" is dropped"
    case .noAccount(let event):
      "no account is active: \"\(event)\" is dropped"
    case .endedSession(let event):
      "the session of the account has ended: \"\(event)\" is dropped"
    case .commitWithoutBegin:
      "\"commit\" without \"begin\" is dropped"
    case .movedAway(let item, let source):
      "item \(item) moved to source \"\(source)\", which is unknown or left: it is dropped"
    case .mentionOfNothing(let item, let source):
      "mention \(item) of source \"\(source)\" is not among its unread items: it is ignored"
    case .itemBeyondSnapshot(let item, let source):
      "item \(item) of source \"\(source)\" lies beyond the snapshot: it is ignored"
    case .moreMentionsThanItems(let source):
      "source \"\(source)\" has more mentions than unread items: the rest is ignored"
    case .itemElsewhere(let item, let source):
      "item \(item) is no longer in source \"\(source)\": it is ignored there"
    }
  }
}
