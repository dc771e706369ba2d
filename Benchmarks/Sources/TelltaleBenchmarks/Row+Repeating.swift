extension Row {
  /// Makes a graph and does the operation a number of times, or nothing more for none.
  ///
  /// The result is not judged, for a profiler would see that as well.
  ///
  /// - Throws: If the graph is not made for that number.
  func `repeat`(_ times: Int) throws(Failure) {
    let atATime: Int
    switch course {
    case .steady:
      atATime = times
    case .rounds(let count, _):
      let most = count * Row.samples
      guard times % count == 0, times <= most else {
        throw .usage("\(self) can be repeated 0, \(count), \(2 * count) ... or \(most) times")
      }
      atATime = count
    case .single(let count):
      guard times <= count else {
        throw .usage("\(self) can be repeated at most \(count) \(count == 1 ? "time" : "times")")
      }
      atATime = times
    }
    let trial = try Trial(self)
    for _ in stride(from: 0, to: times, by: max(1, atATime)) { trial.runUnjudged(atATime) }
  }
}
