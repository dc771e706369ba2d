import Telltale
import TelltaleTestSupport
import Testing

/// All graphs of up to five nodes: 1 + 2 + 8 + 64 + 1,024 of them.
struct SmallGraphTests {
  /// A small graph on the library, with observers of a set of nodes, attached in the order of the
  /// nodes or against it.
  private final class Machine {
    let graph: SmallGraph
    let observed: Int
    let isReversed: Bool
    private var sources: [Int: MutableSignal<Bool>] = [:]
    private var tokens: [ObservationToken] = []
    private var told: [Int] = []
    private var computed = 0
    private(set) var isRight = true
    private var written = 0

    init(_ graph: SmallGraph, observed: Int, isReversed: Bool) {
      self.graph = graph
      self.observed = observed
      self.isReversed = isReversed
      var nodes: [Signal<Bool>] = []
      for (index, set) in graph.dependencies.enumerated() {
        if set == 0 {
          let source = MutableSignal(false)
          sources[index] = source
          nodes.append(source)
          continue
        }
        let inputs = (0..<index).filter { set & 1 << $0 != 0 }.map { nodes[$0] }
        nodes.append(
          Computed { [unowned self] in
            computed += 1
            return inputs.reduce(false) { $1.value || $0 }
          })
      }
      for index in observedNodes {
        nodes[index].observe(initial: false) { [unowned self] value in
          told.append(index)
          if value != (graph.values(written) & 1 << index != 0) { isRight = false }
        }.store(in: &tokens)
      }
      computed = 0
    }

    private var observedNodes: [Int] {
      let nodes = graph.dependencies.indices.filter { observed & 1 << $0 != 0 }
      return isReversed ? nodes.reversed() : nodes
    }

    /// Writes some sources to their other values, and then to the same once more.
    func flip(_ nodes: Int) {
      let before = graph.values(written)
      written ^= nodes
      write(nodes)
      let changed = before ^ graph.values(written)
      if told != observedNodes.filter({ changed & 1 << $0 != 0 }) { isRight = false }
      if computed != graph.computed(after: changed, live: graph.live(observed)) { isRight = false }
      told = []
      computed = 0
      write(nodes)
      if !told.isEmpty || computed > 0 { isRight = false }
    }

    private func write(_ nodes: Int) {
      batch {
        for (index, source) in sources where nodes & 1 << index != 0 {
          source.value = written & 1 << index != 0
        }
      }
    }
  }

  @Test func `there are as many graphs as sets of earlier nodes, node by node`() {
    #expect((1...5).map { SmallGraph.all(ofSize: $0).count } == [1, 2, 8, 64, 1_024])
  }

  /// 1,099 graphs with all nodes observed, and 199,791 orders for those of five nodes. A debug build
  /// takes the first 90 of each graph, which are all if it has up to three sources.
  @Test(arguments: 1...5)
  func `every graph tells of every order of writes as a recomputation says`(size: Int) {
    for graph in SmallGraph.all(ofSize: size) {
      for isReversed in [false, true] {
        let machine = Machine(graph, observed: 1 << size - 1, isReversed: isReversed)
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
        let machine = Machine(graph, observed: observed, isReversed: false)
        for batch in batches + batches.reversed() { machine.flip(batch) }
        #expect(machine.isRight, "\(graph.dependencies), observed \(observed)")
      }
    }
  }
}
