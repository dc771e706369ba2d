/// The numbers of one source: plain ones, so that the record is copied without counting references.
struct SourceRecord {
  /// The number of the section; -1 if the reader does not belong to the source.
  var section: Int32 = -1
  var isTouched = false
  var flag = ClockedSwitch()
  var mute = ClockedSwitch()
  var archive = ClockedSwitch()
  var statement = SourceStatement()
  /// The position of all threads.
  var position = ReadPosition.start
  /// The position of what is outside threads.
  var mainPosition = ReadPosition.start
  /// The newest epoch of any position.
  var epoch = 0
  /// The newest order outside threads.
  var newestMain = 0
  /// Items up to this order that are not known were read and forgotten.
  var forgottenThrough = 0

  /// How many items wait in each of the queues.
  var liveMain: Int32 = 0
  var liveThreaded: Int32 = 0
  var liveFolded: Int32 = 0
  var liveRead: Int32 = 0
  var tally = CountTally()
  /// What the source adds to its section.
  var shown = SourceShare()

  var firstItem: Int32 = -1
  var firstThread: Int32 = -1
  var threadCount: Int32 = 0
  var threadLimit: Int32 = 16
  var next: Int32 = -1
  var previous: Int32 = -1
  /// How often the reader joined or left; odd while the reader belongs to it.
  var membership = 0
  /// How often the source changed its section.
  var sectionVersion = 0
}
