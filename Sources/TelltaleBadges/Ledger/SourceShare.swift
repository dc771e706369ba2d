/// What a source adds to the numbers of its section.
struct SourceShare: Hashable {
  /// The items, at least one if the source is flagged.
  var items = 0
  /// The mentions, at least one if the source is flagged.
  var mentions = 0
  /// The mentions alone.
  var calls = 0
  /// Whether a server stopped counting.
  var isAtLeast = false

  /// The source itself, where anything shows.
  var sources: Int { items > 0 ? 1 : 0 }
}
