import Foundation

/// How often a test of what rarely happens tries: as usual, or as often as `TELLTALE_ROUNDS` says.
public func rounds(_ usual: Int) -> Range<Int> {
  let asked = ProcessInfo.processInfo.environment["TELLTALE_ROUNDS"].flatMap { Int($0) }
  return 0..<max(1, asked ?? usual)
}
