import Foundation

/// The number that a variable of the environment asks for.
public func environmentNumber(_ name: String) -> UInt64? {
  ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
}

/// The seeds to run: as many as usual, or those the environment asks for, by `TELLTALE_SEED` one,
/// by `TELLTALE_SEEDS` how many.
public func seedList(_ usual: UInt64) -> ClosedRange<UInt64> {
  if let one = environmentNumber("TELLTALE_SEED") { return one...one }
  return 1...max(1, environmentNumber("TELLTALE_SEEDS") ?? usual)
}
