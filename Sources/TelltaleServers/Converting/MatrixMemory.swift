/// What a Matrix client knows from earlier answers, because later ones say only what changed.
struct MatrixMemory {
  /// The rooms that are conversations with one person, as far as the reader marked them.
  var direct: Set<String> = []

  /// The rooms the reader muted; nil before the rules were seen.
  var muted: Set<String>?

  /// The rooms the reader is invited to.
  var invited: Set<String> = []
}
