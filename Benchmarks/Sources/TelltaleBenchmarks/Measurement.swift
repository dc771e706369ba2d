/// What was measured of a row.
struct Measurement: Encodable {
  let name: String
  let implementation: Row.Implementation
  /// Nanoseconds of CPU time an operation: the best sample and the median of all.
  let best: Double
  let median: Double
  let unit: String
  /// Allocations an operation in the steady state.
  let allocations: Double
  /// Bytes that an operation keeps; 0 where none are to be kept.
  let bytes: Double
}
