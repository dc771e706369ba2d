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
  if !lines.contains(where: isLeave) {
    require(Copy.merged(ab, c) == Copy.merged(a, Copy.merged(b, c)), "merging does not associate")
  }
  require(Copy.merged(a, a) == a, "a state changes when it is merged with itself")
  require(Copy.merged(ab, b) == ab, "a state changes when it is merged twice")
  return 0
}

/// Whether a line leaves a source. That carries no clock: what one device has forgotten with the
/// source, another may know to have moved on, and then the order of merges decides.
private func isLeave(_ line: ArraySlice<UInt8>) -> Bool {
  if case .leave = Answer.event(line) { true } else { false }
}
