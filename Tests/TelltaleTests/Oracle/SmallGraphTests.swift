import TelltaleTestSupport
import Testing

/// All graphs of up to five nodes: 1 + 2 + 8 + 64 + 1,024 of them.
struct SmallGraphTests {
  @Test func `there are as many graphs as sets of earlier nodes, node by node`() {
    #expect((1...5).map { SmallGraph.all(ofSize: $0).count } == [1, 2, 8, 64, 1_024])
  }

  /// 1,099 graphs with all nodes observed, and 199,791 orders for those of five nodes. A debug build
  /// takes the first 90 of each graph, which are all if it has up to three sources.
  @Test(arguments: 1...5)
  func `every graph tells of every order of writes as a recomputation says`(size: Int) {
    for graph in SmallGraph.all(ofSize: size) {
      for isReversed in [false, true] {
        let machine = SmallGraphMachine(graph, observed: 1 << size - 1, isReversed: isReversed)
        for order in graph.orders(atMost: isDebugBuild ? 90 : .max) {
          for source in order { machine.flip(1 << source) }
        }
        #expect(machine.isRight, "\(graph.dependencies)")
      }
    }
  }

  /// 1,099 graphs, each with observers of every set of its nodes.
  @Test(arguments: 1...5)
  func `every graph tells every set of observers of every batch`(size: Int) {
    for graph in SmallGraph.all(ofSize: size) {
      let batches = (0..<(1 << size)).filter { set in
        graph.dependencies.indices.allSatisfy { set & 1 << $0 == 0 || graph.dependencies[$0] == 0 }
      }
      for observed in 0..<(1 << size) {
        let machine = SmallGraphMachine(graph, observed: observed, isReversed: false)
        for batch in batches + batches.reversed() { machine.flip(batch) }
        #expect(machine.isRight, "\(graph.dependencies), observed \(observed)")
      }
    }
  }
}
