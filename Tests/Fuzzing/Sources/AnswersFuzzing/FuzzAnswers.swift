import FuzzingSupport
import TelltaleBadges

/// Applies the answers of a server, one a line, to three copies of a state; then merges those.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAnswers(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let lines = unsafe FuzzInput(start, count).bytes.split(separator: UInt8(ascii: "\n"))
  let third = lines.count / 3
  let a = Copy.state(after: lines[..<third])
  let b = Copy.state(after: lines[third..<(2 * third)])
  let c = Copy.state(after: lines[(2 * third)...])

  let ab = Copy.merged(a, b)
  require(Copy.merged(b, a) == ab, "merging does not commute")
  require(Copy.merged(ab, c) == Copy.merged(a, Copy.merged(b, c)), "merging does not associate")
  require(Copy.merged(a, a) == a, "a state changes when it is merged with itself")
  require(Copy.merged(ab, b) == ab, "a state changes when it is merged twice")
  return 0
}
