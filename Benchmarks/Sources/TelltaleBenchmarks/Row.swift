/// A line of the table: a workload in one implementation.
struct Row {
  /// Who does the work.
  enum Implementation: String, CaseIterable, Codable {
    /// The plain Swift one would write for just this graph: the floor.
    case hand
    /// This package.
    case telltale
    /// The standard library's Observation, re-armed by a flush.
    case observation
  }

  /// How the operation is repeated.
  enum Course {
    /// On one graph, as often as the clock needs.
    case steady
    /// This often at a time, on one graph that has done it once before. What that first round notes,
    /// the making of the graph included, is judged on its own, and does not count.
    case rounds(operations: Int, first: Outcome)
    /// This often on a graph that is made anew for each sample.
    case single(operations: Int)
  }

  let name: String
  let implementation: Implementation
  let course: Course
  /// What one operation is.
  let unit: String
  /// Whether the memory that an operation keeps is reported.
  let keepsMemory: Bool
  /// What allocations are rounded to: more than the least where they are not the same in each run.
  let allocationStep: Double
  /// What is noted after a number of operations on a graph, its making included but for `rounds`.
  let outcome: (Int) -> Outcome
  let make: () -> any Workload

  /// What allocations that are the same in each run are rounded to, so that they are short to write.
  static let leastStep = 0.00001

  init(
    _ name: String, _ implementation: Implementation, _ course: Course = .steady,
    unit: String = "update", keepsMemory: Bool = false, allocationStep: Double = Row.leastStep,
    outcome: @escaping (Int) -> Outcome = { _ in Outcome() },
    make: @escaping () -> any Workload
  ) {
    self.name = name
    self.implementation = implementation
    self.course = course
    self.unit = unit
    self.keepsMemory = keepsMemory
    self.allocationStep = allocationStep
    self.outcome = outcome
    self.make = make
  }
}

extension Row: CustomStringConvertible {
  var description: String { "\(name) \(implementation.rawValue)" }

  /// The first part of the name.
  var subject: String { String(name.prefix { $0 != "/" }) }
}
