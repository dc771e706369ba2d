internal import Foundation

/// Compares what is counted of each row with what is committed.
struct Gate {
  /// What is counted.
  enum Kind {
    /// Allocations an operation: an exact number.
    case allocations
    /// Instructions an operation, which move a little with the processor and its libraries.
    case instructions
  }

  private let rows: [Row]
  private let kind: Kind

  init(_ rows: [Row], _ kind: Kind) {
    self.rows = rows
    self.kind = kind
  }

  /// - Throws: If a row's count is worse than the one that is committed, or none is.
  func run(isUpdating: Bool) throws(Failure) {
    var baselines: [String: Baseline] = [:]
    for row in rows where baselines[row.subject] == nil {
      baselines[row.subject] = try Baseline(subject: row.subject, of: kind)
    }
    if isUpdating {
      var outputs: [String: OutputFile] = [:]
      for (subject, baseline) in baselines { outputs[subject] = try baseline.output() }
      let counts = try count()
      for (row, count) in zip(rows, counts) { baselines[row.subject]?[row] = count }
      for (subject, output) in outputs { try baselines[subject]?.write(to: output) }
      print("wrote \(baselines.count) baselines, \(rows.count) rows")
      return
    }

    let counts = try count()
    var worse = 0
    for (row, count) in zip(rows, counts) {
      guard let known = baselines[row.subject]?[row] else {
        print("\(row): \(number(count)) \(kind), and no baseline")
        worse += 1
        continue
      }
      if abs(count - known) <= kind.tolerance(of: row, at: known) { continue }
      print("\(row): \(number(count)) \(kind), \(number(known)) in the baseline")
      if count > known { worse += 1 }
    }
    if worse > 0 { throw .worse(rows: worse, kind) }
    print("\(rows.count) rows are no worse than their baselines in \(kind)")
  }

  private func count() throws(Failure) -> [Double] {
    switch kind {
    case .allocations:
      guard Meter.countsMemory else { throw .tool("allocations cannot be counted on this system") }
      return try Benchmark.each(rows) { row throws(Failure) in
        try row.countMemory().allocations
      }
    case .instructions:
      let callgrind = try Callgrind()
      return try Benchmark.each(rows) { row throws(Failure) in
        try row.countInstructions(callgrind)
      }
    }
  }
}

extension Gate.Kind {
  /// The folder of the baselines in the package.
  var folder: String {
    switch self {
    case .allocations: "Baselines"
    case .instructions: "Baselines/Instructions"
    }
  }

  /// How far a row's count may be from the baseline.
  func tolerance(of row: Row, at baseline: Double) -> Double {
    switch self {
    // A count that is not the same in each run may be rounded to either side.
    case .allocations: row.allocationStep * (row.allocationStep > Row.leastStep ? 1.5 : 0.5)
    case .instructions: baseline * 0.05
    }
  }

  /// The arguments that record what is counted.
  var updating: String {
    switch self {
    case .allocations: "gate --update"
    case .instructions: "gate --instructions --update"
    }
  }
}
