/// Counts the objects that closures of a graph hold.
final class Tally {
  var alive = 0
}
