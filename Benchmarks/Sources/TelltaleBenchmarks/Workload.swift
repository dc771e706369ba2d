/// A graph that is made, and an operation on it that is measured.
protocol Workload: AnyObject {
  /// Does the operation a number of times.
  func run(_ operations: Int)
  /// Throws if a result is wrong that its notes do not show.
  func check() throws(WrongResult)
}

extension Workload {
  func check() {}
}

/// What a workload must have noted.
struct Outcome: Equatable {
  /// How often observers ran.
  var calls: Int
  /// The value noted last.
  var last: Int
  /// How often derived values were computed.
  var evaluations: Int
  /// How often something that was expected did not hold.
  var mistakes: Int

  init(calls: Int = 0, last: Int = 0, evaluations: Int = 0, mistakes: Int = 0) {
    self.calls = calls
    self.last = last
    self.evaluations = evaluations
    self.mistakes = mistakes
  }
}

/// A workload that came to another result than the one it must come to.
struct WrongResult: Error, CustomStringConvertible {
  let description: String
}
