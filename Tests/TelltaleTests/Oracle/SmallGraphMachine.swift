import Telltale

/// A small graph on the library, with observers of a set of nodes, attached in the order of the
/// nodes or against it.
final class SmallGraphMachine {
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
}

extension SmallGraphMachine {
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
