import FuzzingSupport

/// Runs the bytes as a program that makes, changes and ends a graph.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGraph(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe FuzzInput(start, count)
  let tally = Tally()
  do {
    let world = World(input, tally)
    world.run()
    world.end()
  }
  require(tally.alive == 0, "\(tally.alive) objects outlive the graph")
  return 0
}
