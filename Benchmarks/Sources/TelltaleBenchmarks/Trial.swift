/// One graph of a row, under measurement. There is one at a time, for the notes are shared.
struct Trial {
  let row: Row
  private let workload: any Workload
  private var operations = 0

  init(_ row: Row) throws(Failure) {
    Meter.forget()
    self.row = row
    workload = row.make()
    if case .rounds(let count, let first) = row.course {
      workload.run(count)
      try judge(first, "the first round")
      Meter.forget()
    }
  }

  /// Repeats the operation, and judges what the graph has come to.
  ///
  /// - Returns: What `meter` says of the work.
  mutating func run<Result>(
    _ count: Int, _ meter: (() -> Void) -> Result
  ) throws(Failure) -> Result {
    let result = meter { workload.run(count) }
    operations += count
    try judge(row.outcome(operations), "\(operations) operations")
    return result
  }

  /// Repeats the operation, and judges nothing.
  func runUnjudged(_ count: Int) {
    workload.run(count)
  }

  private func judge(_ expected: Outcome, _ work: String) throws(Failure) {
    if Meter.noted != expected {
      throw .wrongResult(
        WrongResult(
          description: "\(row): after \(work), \(expected) is right, not \(Meter.noted)"))
    }
    do {
      try workload.check()
    } catch {
      throw .wrongResult(WrongResult(description: "\(row): \(error)"))
    }
  }
}
