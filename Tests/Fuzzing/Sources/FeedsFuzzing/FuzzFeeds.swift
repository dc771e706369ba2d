import Foundation
import FuzzedFeeds
import FuzzingSupport

/// Plays a feed step by step, and then judges it as the command does.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFeeds(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe FuzzInput(start, count)
  let path = ScratchFolder.url.appendingPathComponent("feed.jsonl").path
  do {
    let file = try FileDescriptor.writing(path)
    try file.write(input.bytes)
    file.close()
  } catch {
    fatalError("\(path) cannot be written: \(error)")
  }
  var run = FeedRun(.file(path))
  run.play()
  if run.isQuickToCheck { _ = checkFeed(.file(path), isStrict: true) }
  return 0
}
