/// How often a test of what rarely happens tries: as usual, or as often as `TELLTALE_ROUNDS` says.
public func rounds(_ usual: Int) -> Range<Int> {
  0..<max(1, environmentNumber("TELLTALE_ROUNDS").map { Int($0) } ?? usual)
}
