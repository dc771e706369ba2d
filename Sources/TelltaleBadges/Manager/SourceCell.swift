import Telltale

/// What the signals of one source have in common: a number that changes with the source.
///
/// The board and the signals hold the cell; once only the board does, nobody watches the source.
final class SourceCell {
  let revision = MutableSignal(0)
  /// Whether the revision is to grow when the signals are told.
  var isPending = false
}
