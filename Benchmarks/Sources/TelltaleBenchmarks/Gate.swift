internal import Foundation

/// Compares the allocations of each row with those that are committed: an exact number each.
struct Gate {
  private let rows: [Row]

  init(_ rows: [Row]) {
    self.rows = rows
  }

  /// - Throws: If a row allocates more than is committed, or nothing is committed for it.
  func run(isUpdating: Bool) throws(Failure) {
    guard Meter.countsMemory else { throw .usage("allocations cannot be counted on this system") }
    let counts = try Benchmark.each(rows) { row throws(WrongResult) in
      try row.countMemory().allocations
    }
    var baselines: [String: Baseline] = [:]
    for row in rows where baselines[row.subject] == nil {
      baselines[row.subject] = try Baseline(subject: row.subject)
    }
    if isUpdating {
      for (row, count) in zip(rows, counts) { baselines[row.subject]?[row] = count }
      for baseline in baselines.values { try baseline.write() }
      print("wrote \(baselines.count) baselines, \(rows.count) rows")
      return
    }

    var worse = 0
    for (row, count) in zip(rows, counts) {
      guard let known = baselines[row.subject]?[row] else {
        print("\(row): \(number(count)) allocations, and no baseline")
        worse += 1
        continue
      }
      if count == known { continue }
      print("\(row): \(number(count)) allocations, \(number(known)) in the baseline")
      if count > known { worse += 1 }
    }
    if worse > 0 { throw .worse(rows: worse) }
    print("\(rows.count) rows allocate no more than their baselines")
  }
}
