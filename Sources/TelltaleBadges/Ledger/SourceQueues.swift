/// Where the items of a source wait for their next change, and what a snapshot lists of it.
struct SourceQueues {
  /// The unread items outside threads and in threads.
  var main = OrderQueue()
  var threaded = OrderQueue()
  /// The items that a snapshot holds back.
  var folded = OrderQueue()
  /// The read items a new epoch can bring back.
  var read = OrderStack()
  /// The items the statement of the source lists, in order, wherever they are.
  var listed: [ListedItem] = []
}
