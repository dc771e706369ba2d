#if InternalChecks
  import Telltale
  import TelltaleTestSupport
  import Testing

  /// What is left in memory is found by its file and line.
  struct NodesAliveTests {
    /// An observer that holds the owner of its token.
    private final class Screen {
      let title = MutableSignal("")
      var token: ObservationToken?
      private(set) var shown = ""

      func appear(line: UInt) {
        token = ObservationToken(line: line) { self.shown = self.title.value }
      }
    }

    private func alive(_ line: UInt) -> [String] {
      nodesAlive().filter { $0.hasSuffix("NodesAliveTests.swift:\(line)") }
    }

    @Test func `an observer that holds itself is named`() {
      weak var screen: Screen?
      do {
        let made = Screen()
        made.appear(line: 9_001)
        screen = made
      }
      #expect(alive(9_001) == ["the observer at TelltaleTests/NodesAliveTests.swift:9001"])
      screen?.token?.cancel()
      #expect(screen == nil)
      #expect(alive(9_001) == [])
    }

    @Test func `a computed value is alive as long as its handle`() {
      var value: Computed<Int>? = Computed(line: 9_002) { 1 }
      #expect(alive(9_002).count == 1)
      withExtendedLifetime(value) {}
      value = nil
      #expect(alive(9_002) == [])
    }
  }
#endif
