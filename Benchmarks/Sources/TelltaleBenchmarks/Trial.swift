/// One graph of a row, under measurement. There is one at a time, for the notes are shared.
struct Trial {
  let row: Row
  private let workload: any Workload
  private var operations = 0

  init(_ row: Row) {
    Meter.forget()
    self.row = row
    workload = row.make()
    if case .rounds(let count) = row.course {
      workload.run(count)
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
    let expected = row.outcome(operations)
    if Meter.noted != expected {
      throw .wrongResult(
        WrongResult(
          description: """
            \(row): after \(operations) operations, \(expected) is right, not \(Meter.noted)
            """))
    }
    do {
      try workload.check()
    } catch {
      throw .wrongResult(WrongResult(description: "\(row): \(error)"))
    }
    return result
  }
}
