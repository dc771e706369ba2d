// How a row is measured: timed and counted, or counted alone.

extension Row {
  static var samples: Int { 9 }
  private static var fewestSamples: Int { 3 }
  /// Nanoseconds after which few samples are enough, the making of their graphs included.
  private static var patience: Double { 2_000_000_000 }
  /// Nanoseconds that a sample lasts, or more.
  private static var sampleTime: Double { 20_000_000 }

  func measure() throws(Failure) -> Measurement {
    let memory = try countMemory()
    let times = try sampleTimes().sorted()
    return Measurement(
      name: name, implementation: implementation,
      best: times[0].rounded(to: 0.01), median: times[times.count / 2].rounded(to: 0.01),
      unit: "ns/\(unit)", allocations: memory.allocations,
      bytes: keepsMemory ? memory.bytes : 0)
  }

  /// Counts the allocations of an operation in the steady state, and the bytes it keeps.
  func countMemory() throws(Failure) -> (allocations: Double, bytes: Double) {
    var trial = try Trial(self)
    let operations: Int
    switch course {
    case .steady:
      operations = 1_000
      try trial.run(10) { $0() }
    case .rounds(let count, _):
      operations = count
    case .single(let count):
      // What a process does once, it does in the first trial.
      operations = count
      try trial.run(count) { $0() }
      trial = try Trial(self)
    }
    let memory = try trial.run(operations, Meter.memory)
    return (
      (Double(memory.allocations) / Double(operations)).rounded(to: allocationStep),
      (Double(memory.bytes) / Double(operations)).rounded(to: 0.01)
    )
  }

  /// Measures nanoseconds an operation, several times.
  private func sampleTimes() throws(Failure) -> [Double] {
    switch course {
    case .steady:
      var trial = try Trial(self)
      var count = 1
      while try trial.run(count, Meter.time) * 10 < Row.sampleTime { count *= 8 }
      while try trial.run(count, Meter.time) < Row.sampleTime { count *= 2 }
      return try samples(of: count) { () throws(Failure) in
        try trial.run(count, Meter.time)
      }
    case .rounds(let count, _):
      var trial = try Trial(self)
      return try samples(of: count) { () throws(Failure) in
        try trial.run(count, Meter.time)
      }
    case .single(let count):
      return try samples(of: count) { () throws(Failure) in
        var trial = try Trial(self)
        return try trial.run(count, Meter.time)
      }
    }
  }

  /// Takes samples until there are enough of them, or some and no more patience.
  private func samples(
    of operations: Int, _ sample: () throws(Failure) -> Double
  ) throws(Failure) -> [Double] {
    var times: [Double] = []
    let start = Meter.now
    while times.count < Row.fewestSamples
      || times.count < Row.samples && Meter.now - start < Row.patience
    {
      times.append(try sample() / Double(operations))
    }
    return times
  }
}

extension Double {
  /// The nearest multiple of a step, as the nearest number that is written with as few digits.
  func rounded(to step: Double) -> Double {
    let count = (self / step).rounded()
    return step < 1 ? count / (1 / step).rounded() : count * step
  }
}
