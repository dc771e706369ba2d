extension Explanation {
  /// A rule that has a part in a count.
  public enum Rule: Hashable, Sendable {
    /// No account is active.
    case noAccount
    /// Nothing is known of the account yet.
    case unknown
    /// The reader does not belong to the source.
    case notMember
    /// The style of the section shows no number.
    case style(BadgeStyle)
    /// The count is one of this unit, from so many sources.
    case counted(Int, BadgeUnit, sources: Int)
    /// More than the cap shows as the cap.
    case capped(Int)
    /// The number is a least value.
    case atLeast
    /// The number is that of the mentions.
    case mentionsOnly(Int)

    /// So much is unread in the source, whether it is shown or not.
    case unread(Int, mentions: Int)
    /// A flagged source counts at least one.
    case flagCountsOne
    /// A muted source does not count.
    case muted
    /// Only direct mentions count in a muted source.
    case mutedButMentions(Int)
    /// An archived source does not count.
    case archived
    /// The source, or one thread, is read through an order.
    case readThrough(Int, thread: String?, epoch: Int)
    /// A snapshot's number stands for everything through its order.
    case inSnapshot(through: Int, unread: Int, isAtLeast: Bool)
    /// The source is read beyond a snapshot's order, so its number is void.
    case voidSnapshot(through: Int)
    /// A snapshot lists the unread items through its order.
    case listedInSnapshot(through: Int, items: Int)
    /// Items in threads do not count in their source.
    case threadsExcluded(Int)
    /// Items of a blocked author do not count.
    case blockedAuthor(String, items: Int)
    /// More items than are listed here.
    case more(Int)

    /// The item is unread.
    case unreadItem
    /// Nothing is known of the item.
    case unknownItem
    /// The item was named but has not arrived.
    case notArrived
    /// The item is deleted or was moved to where the reader is not.
    case deleted
    /// The reader wrote the item.
    case ownItem
    /// Only messages count.
    case kind(ItemKind)
    /// The author of the item is blocked.
    case blocked(String)
    /// The position of its source or thread reaches the item.
    case reached(Int, thread: String?)
    /// The item was read singly in this epoch.
    case readSingly(epoch: Int)
    /// A snapshot that lists the unread items does not list it.
    case notListed(through: Int)
    /// The number of a snapshot stands for the item.
    case inNumber(through: Int)
    /// The item came by a move and stays unread until its new place is read further.
    case keptByMove(beyond: Int)
    /// The item is in a source, and a thread of it.
    case place(source: String, thread: String?)
    /// The item mentions the reader.
    case mention(Mention)
    /// An edit decided on the mention.
    case edited(version: Int)
  }
}
