internal import Telltale

/// The trait `InternalChecks`, under which the library is many times slower.
enum InternalChecks {
  /// Whether the library was built with it: only then it has a function `nodesAlive()`, which is
  /// preferred to the one below, since that takes an argument.
  static var areOn: Bool { type(of: nodesAlive()) != Absent.self }
}

private struct Absent {}

private func nodesAlive(_: Absent = Absent()) -> Absent { Absent() }
