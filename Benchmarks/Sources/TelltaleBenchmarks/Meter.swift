internal import TelltaleMeter

/// The clock and the counters.
enum Meter {
  /// Measures the CPU time of the thread in nanoseconds.
  static func time(_ body: () -> Void) -> Double {
    let start = now
    body()
    return now - start
  }

  /// The CPU time of the thread in nanoseconds, from no certain beginning.
  static var now: Double { Double(meter_thread_time()) }

  /// Counts what a closure allocates, and the bytes of it that it keeps.
  static func memory(_ body: () -> Void) -> (allocations: Int, bytes: Int) {
    meter_start_counting()
    body()
    let memory = meter_stop_counting()
    return (Int(memory.allocations), Int(memory.bytes))
  }

  /// Whether allocations can be counted on this system.
  static var countsMemory: Bool { meter_counts_memory() }

  /// What was noted since `forget`.
  static var noted: Outcome {
    let notes = meter_get_notes()
    return Outcome(
      calls: Int(notes.calls), last: Int(notes.last), evaluations: Int(notes.evaluations),
      mistakes: Int(notes.mistakes))
  }

  static func forget() { meter_forget() }
}

/// Takes note that an observer ran with a value. The optimizer cannot leave it out.
@inline(__always) func note(_ value: Int) {
  meter_note(Int64(value))
}

/// Takes note that a derived value was computed.
@inline(__always) func evaluated() {
  meter_evaluated()
}

/// Takes note of a mistake if a condition does not hold, which makes the row fail after the run.
@inline(__always) func expect(_ condition: Bool) {
  if !condition { meter_mistaken() }
}

/// Returns a number that the optimizer does not know.
@inline(__always) func opaque(_ value: Int) -> Int {
  Int(meter_opaque(Int64(value)))
}
