/// What is saved of a ledger: names instead of numbers, everything in one order.
///
/// Two ledgers that know the same have equal records, however they came to know it.
struct LedgerRecord: Equatable, Sendable {
  var clock = 0
  var newestEpoch = 0
  var isKnown = false
  /// The sources by name, those left included.
  var sources: [SourceEntry] = []
  /// The authors that were blocked or unblocked, by name.
  var authors: [AuthorEntry] = []
  /// The items by order.
  var items: [ItemEntry] = []
}

extension LedgerRecord {
  struct AuthorEntry: Hashable, Sendable {
    var name: String
    var block: ClockedSwitch
  }

  struct ThreadEntry: Hashable, Sendable {
    var name: String
    var position: ReadPosition
  }

  struct SourceEntry: Hashable, Sendable {
    var name: String
    /// The section; absent if the source was left.
    var section: String?
    var membership = 0
    var sectionVersion = 0
    var position = ReadPosition.start
    /// The position outside threads, if it is beyond that of all threads.
    var mainPosition: ReadPosition?
    /// The positions of threads, those beyond that of all threads, by name.
    var threads: [ThreadEntry] = []
    var flag = ClockedSwitch()
    var mute = ClockedSwitch()
    var archive = ClockedSwitch()
    var statement = SourceStatement()
    var listed: [ListedItem] = []
    var newestMain = 0
    var forgottenThrough = 0
  }

  struct ItemEntry: Sendable {
    var item: Int
    var source: String?
    var thread: String?
    /// The author; absent if the item has not arrived.
    var author: String?
    var kind = ItemKind.message
    var mention: Mention?
    var isDeleted = false
    /// Whether the deleted item has arrived; not a part of what is compared.
    var isGone = false
    var isMoved = false
    var isCarried = false
    /// Whether the reader left where the item moved to; the source is that one.
    var isDropped = false
    /// The other sources in which the item arrived, by name.
    var homes: [HomeEntry] = []
    var extra = ItemExtra.none
  }
}
