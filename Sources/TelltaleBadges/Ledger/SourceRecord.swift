/// What is known of one source.
struct SourceRecord {
  var name: String
  /// The number of the section; -1 if the reader does not belong to the source.
  var section: Int32 = -1
  /// How often the reader joined or left; odd while the reader belongs to it.
  var membership = 0
  /// How often the source changed its section.
  var sectionVersion = 0
  /// The newest epoch of any position.
  var epoch = 0
  /// The position of all threads.
  var position = ReadPosition.start
  /// The position of what is outside threads.
  var mainPosition = ReadPosition.start
  var flag = ClockedSwitch()
  var mute = ClockedSwitch()
  var archive = ClockedSwitch()
  var statement = SourceStatement()
  /// The items the statement lists, in order, wherever they are.
  var listed: [ListedItem] = []
  /// The newest order outside threads.
  var newestMain = 0
  /// Items up to this order that are not known were read and forgotten.
  var forgottenThrough = 0

  /// The unread items outside threads and in threads.
  var main = OrderHeap()
  var threaded = OrderHeap()
  /// The items that a snapshot holds back.
  var folded = OrderHeap()
  /// The read items a new epoch can bring back.
  var read = OrderStack()
  var liveMain = 0
  var liveThreaded = 0
  var liveFolded = 0
  var liveRead = 0

  var tally = CountTally()
  /// What the source adds to its section.
  var shown = SourceShare()
  var isTouched = false

  var firstItem: Int32 = -1
  var firstThread: Int32 = -1
  var threadCount = 0
  var threadLimit = 16
  var next: Int32 = -1
  var previous: Int32 = -1

  init(name: String) { self.name = name }
}

extension SourceRecord {
  var isMember: Bool { section >= 0 }

  /// Where the source outside threads is read to.
  var mainReach: ReadPosition { max(position, mainPosition) }

  /// Whether a stated number still stands for what is at or below its order.
  var isStatementAlive: Bool {
    statement.form == .counts && mainReach.order < statement.through
  }
}
