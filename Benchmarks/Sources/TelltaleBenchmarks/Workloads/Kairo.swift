internal import Telltale

/// What the workloads on fixed graphs have in common, whose operation is an iteration of many
/// updates.
///
/// None is put in terms of Observation, which has no derived values.
enum Kairo {
  static func rows(
    _ name: String, outcome: @escaping (Int) -> Outcome,
    hand: @escaping () -> any Workload, telltale: @escaping () -> any Workload
  ) -> [Row] {
    let name = "kairo/\(name)"
    return [
      Row(name, .hand, unit: "iteration", outcome: outcome, make: hand),
      Row(name, .telltale, unit: "iteration", outcome: outcome, make: telltale),
    ]
  }

  /// Keeps a derived value, as one would by hand.
  ///
  /// - Returns: Whether it differs from the one before.
  @inline(__always) static func store(_ value: Int, in stored: inout Int?) -> Bool {
    evaluated()
    if stored == value { return false }
    stored = value
    return true
  }

  /// Derives a signal's value plus 1.
  static func successor(of signal: Signal<Int>) -> Signal<Int> {
    Computed {
      evaluated()
      return signal.value + 1
    }
  }

  /// Derives the sum of an array that is made of the values.
  static func sum(of signals: [Signal<Int>]) -> Signal<Int> {
    Computed {
      evaluated()
      return signals.map { $0.value }.reduce(0, +)
    }
  }
}
