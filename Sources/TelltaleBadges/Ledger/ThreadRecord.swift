/// What is known of one thread of a source.
struct ThreadRecord {
  var source: Int32
  var thread: Int32
  var position = ReadPosition.start
  /// The unread items of the thread.
  var items = OrderQueue()
  var live = 0
  var next: Int32 = -1
  var previous: Int32 = -1
}
