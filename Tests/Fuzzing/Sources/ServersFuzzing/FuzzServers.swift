import FuzzingSupport
import TelltaleBadges
import TelltaleServers

/// Reads an answer at once and in pieces, which must come to the same, and applies what it comes to.
///
/// The first byte says of which server it is and how it is cut; the rest is the answer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzServers(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe FuzzInput(start, count)
  guard let choice = input.bytes.first.map(Int.init) else { return 0 }
  let answer = Array(input.bytes.dropFirst())
  let formats = ServerFormat.allCases
  let format = formats[choice % formats.count]
  let isComplete = choice & 4 != 0
  let whole = Reading(format, isComplete: isComplete, [answer])
  let pieces = Reading(format, isComplete: isComplete, answer.pieces(of: choice >> 3 + 1))
  require(whole == pieces, "\(whole) is not \(pieces)")
  require(whole.isTransaction, "\(whole.events) is no transaction")
  var state = UnreadState<RootSection>()
  let unread = UnreadManager<RootSection>()
  var problems: [UnreadWarning] = []
  unread.onWarning = { problems.append($0) }
  for event in whole.events {
    state.apply(event)
    unread.apply(event)
  }
  // Whatever the answer says, the events are sound: the importer has told what is not.
  let isMute = problems.allSatisfy { warning in
    if case .unknownSource(_, event: "mute") = warning { true } else { false }
  }
  require(isMute, "\(problems)")
  return 0
}
