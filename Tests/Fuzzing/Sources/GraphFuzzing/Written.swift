/// What was written to a source.
final class Written {
  var value = 0
  var isObserved = false
}
