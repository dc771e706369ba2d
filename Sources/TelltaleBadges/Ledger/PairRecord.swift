/// The unread items of one author in one source.
struct PairRecord {
  var source: Int32
  var author: Int32
  var tally = CountTally()
  /// The neighbors in the list of the author's sources.
  var next: Int32 = -1
  var previous: Int32 = -1
}
