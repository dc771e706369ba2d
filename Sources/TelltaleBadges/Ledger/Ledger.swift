// The ledger: everything known of one account, without names of sections, signals or policies.
// Sources, threads and authors are small integers inside; events of one source touch only what
// they change.

/// The unread state of one account.
struct Ledger {
  /// The largest clock or version seen.
  var clock = 0
  /// The largest epoch of any source.
  var newestEpoch = 0
  /// Whether anything was learned at all.
  var isKnown = false
  /// Whether anything was before the last event.
  var wasKnown = false

  var sourceIDs = NameDictionary<Int32>()
  /// The numbers of each source, its name, and where its items wait.
  var sources: [SourceRecord] = []
  var sourceNames: [String] = []
  var queues: [SourceQueues] = []
  var freeSources: [Int32] = []
  /// Names of left sources in the order of leaving, with the membership they left with.
  var leftSources: [LeftSource] = []
  var firstLeft = 0
  /// The first source of each section.
  var firstSource: [Int32]

  var threadNames = NameTable(first: "main")
  var authorNames = NameTable(first: "me")
  var authors: [AuthorRecord] = [AuthorRecord()]

  var items: [ItemRecord] = []
  var freeItems: [Int32] = []
  var itemIndex = OrderIndex()
  var extras: [ItemExtra] = []
  var freeExtras: [Int32] = []
  /// By order, what merges told of items beside what decides about them here.
  var asides = AsideTable()

  var threads: [ThreadRecord] = []
  var freeThreads: [Int32] = []
  var threadIndex = SlotMap()
  var pairs: [PairRecord] = []
  var freePairs: [Int32] = []
  var pairIndex = SlotMap()

  /// The orders of items that were named but never seen.
  var unseen = OrderHeap()
  var unseenCount = 0
  /// How many items are unread.
  var unreadCount = 0

  var rules = CountingRules()
  var totals: [SectionTotals]
  /// The sources and sections that the last event changed.
  var touched: [Int32] = []
  var changedSections: SectionSet
  var warnings: [UnreadWarning] = []

  /// How many items, queue places and sources were visited, for tests of complexity.
  var work = 0

  init(sectionCount: Int) {
    firstSource = Array(repeating: -1, count: sectionCount)
    totals = Array(repeating: SectionTotals(), count: sectionCount)
    changedSections = SectionSet(sectionCount: sectionCount)
  }
}

extension Ledger {
  /// A source the reader left.
  struct LeftSource {
    var source: Int32
    var membership: Int
  }

  /// The most items remembered that were named but never seen.
  static let unseenLimit = 10_000
  /// The most read items remembered, beside half as many as are unread.
  static let readLimit = 65_536
  /// The most left sources remembered.
  static let leftLimit = 10_000

  static let me: Int32 = 0
  static let mainThread: Int32 = 0
}
