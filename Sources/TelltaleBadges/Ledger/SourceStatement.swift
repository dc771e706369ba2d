/// What the newest snapshot stated about a source.
struct SourceStatement: Hashable {
  /// How a snapshot speaks of a source.
  enum Form: Int { case none, counts, items }

  var form = Form.none
  /// The order through which the statement is valid; -1 without one.
  var through = -1
  /// The epoch of the source in which it was made.
  var epoch = 0
  var unread = 0
  var mentions = 0
  var isAtLeast = false
}
