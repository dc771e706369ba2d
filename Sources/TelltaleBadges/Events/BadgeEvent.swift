/// A change in the unread life of an app, as the lines of a feed record it.
///
/// Labels are the fields of the feed in the order of its table. A missing clock, version or epoch
/// means the present one; ``UnreadState/apply(_:ownItemReads:)`` returns the event with it filled in.
public enum BadgeEvent<Section: BadgeSection>: Hashable, Sendable {
  /// The source exists and the reader belongs to it.
  case source(String, section: Section)
  /// An item arrived, by its author; the one named me is the reader.
  case arrived(
    source: String, item: Int, author: String, mention: Mention? = nil, thread: String? = nil,
    kind: ItemKind = .message, time: Int? = nil)
  /// The source was read up to and including an order, in every thread or in one.
  case read(
    source: String, through: Int, thread: String? = nil, epoch: Int? = nil, clock: Int? = nil)
  /// One item was read.
  case readItem(item: Int, epoch: Int? = nil)
  /// Everything up to an order was read, in one section or everywhere.
  ///
  /// `epochs` names the epoch of each source that had left epoch 0 where the event was made.
  case readAll(
    through: Int, section: Section? = nil, clock: Int? = nil, epochs: NameDictionary<Int>? = nil)
  /// The source is deliberately unread again from an item on.
  case unreadFrom(source: String, item: Int, epoch: Int? = nil)
  /// The manual unread flag was set or cleared.
  case flag(source: String, on: Bool, clock: Int? = nil)
  /// The item is gone, also if it arrives later.
  case deleted(item: Int)
  /// The mention of an item changed.
  case edited(item: Int, mention: Mention?, version: Int? = nil)
  /// The item went to another source or thread.
  case moved(item: Int, to: String, thread: String? = nil, version: Int? = nil)
  /// The source was muted or unmuted.
  case mute(source: String, on: Bool, clock: Int? = nil)
  /// The source was archived or restored.
  case archive(source: String, on: Bool, clock: Int? = nil)
  /// The reader no longer belongs to the source.
  case leave(source: String)
  /// The author was blocked or unblocked.
  case block(author: String, on: Bool, clock: Int? = nil)
  /// A server stated what is unread, valid through an order.
  ///
  /// A complete one also clears the sources it does not list: in epoch 0 if a listed one names its
  /// epoch, else in the epoch that the device knows.
  case snapshot(through: Int, complete: Bool, sources: NameDictionary<SourceSnapshot>)
  /// The conversation is on screen.
  case opened(source: String)
  /// The conversation left the screen.
  case closed(source: String)
  /// The app left the front.
  case background
  /// The app returned to the front.
  case foreground
  /// A transaction begins.
  case begin
  /// The innermost transaction ends.
  case commit
  /// The app saved, forgot everything in memory and loaded.
  case restart
  /// The named account becomes the active one.
  case login(account: String)
  /// The named account becomes the active one, the others stay.
  case switchAccount(account: String)
  /// The active account and all its state are dropped.
  case logout
  /// A number a push carried.
  case iconHint(count: Int)
  /// Fields of the policy are replaced.
  case policy(BadgePolicyChange<Section>)
}
