extension Graph {
  /// Resolves a stale node: brings its dependencies up to date in the order of reading, up to the
  /// first that has changed, and updates the node if one has.
  ///
  /// A leaf is not updated: whether it has to run is the result, and it stays stale.
  ///
  /// The known inputs of a node are all brought up to date before it runs, so that a chain of
  /// them needs no stack, however deep; what a closure reads beyond those may nest.
  ///
  /// - Complexity: O(*n*), where *n* is the number of links between nodes that are stale.
  static func refresh(_ root: Node, in traversal: Traversal) -> Bool {
    if root.isBusy && !root.state.contains(.leaf) {
      reportCycle(at: root, from: nil, in: traversal)
    }
    root.cursor = nil
    var node = root
    var link = open(root)
    while true {
      while let input = link {
        if node.state.contains(.dirty) && !input.isKnown { break }
        let dependency = input.dependency
        if dependency.isStale {
          if dependency.isBusy { reportCycle(at: dependency, from: input, in: traversal) }
          dependency.cursor = input
          node = dependency
          link = open(dependency)
          continue
        }
        if input.version != dependency.version { node.state.insert(.dirty) }
        link = scansGathered(node) ? input.nextGathered : input.nextDependency
      }

      let mustRun = node.state.contains(.dirty) && !node.isDead
      let back = node == root ? nil : node.cursor
      node.state.remove(.checking)
      if node.state.contains(.leaf) { return mustRun }
      if mustRun {
        update(node, returningTo: back, in: traversal)
      } else {
        if node.state.contains(.gathers) { clearGathered(of: node) }
        node.state.remove(.stale | .dirty)
      }
      guard let back else { return mustRun }
      node = back.subscriber
      link = back
    }
  }

  /// Marks a node as waiting for its dependencies and returns the first that is to be checked.
  private static func open(_ node: Node) -> Link? {
    let state = node.state | .checking
    node.state = state
    if state.contains(.known | .gathers) {
      if node.dependencies == nil { connect(node) }
      if scansGathered(node) { return node.gathered }
    }
    return node.dependencies
  }

  /// Links the known inputs of a node that has none yet.
  static func connect(_ node: Node) {
    let back = node.cursor
    node.cursor = nil
    node.perform(.connect)
    node.cursor = back
  }

  /// Whether only the inputs that were reached need a look: all do before the first run.
  private static func scansGathered(_ node: Node) -> Bool {
    node.state.contains(.gathers) && node.version != 0
  }

  /// Runs a node's closure, with its reads recorded, and leaves it up to date.
  static func update(_ node: Node, returningTo back: Link?, in traversal: Traversal) {
    begin(node)
    let hasMade = traversal.run(node, returningTo: back)
    end(node, in: traversal)
    if hasMade { refreshDependencies(of: node, in: traversal) }
    node.state.remove(.stale | .dirty | .running)
  }

  /// Brings up to date what a node has read before it wrote a source of its own, so that nothing
  /// stale is upstream of a node that is not.
  private static func refreshDependencies(of node: Node, in traversal: Traversal) {
    var link = node.dependencies
    while let input = link {
      if input.dependency.isStale { _ = refresh(input.dependency, in: traversal) }
      link = input.nextDependency
    }
  }

  /// Prepares a node's run: what it reads from here on is compared with what it read last.
  @inlinable static func begin(_ node: Node) {
    var state = node.state | .running
    state.flip(.parity)
    node.state = state
    node.cursor = nil
    if state.contains(.known) && !state.contains(.gathers) { confirmKnown(node) }
  }

  /// Takes note that the known inputs are read.
  @inlinable static func confirmKnown(_ node: Node) {
    var link = node.dependencies
    while let input = link, input.isKnown {
      input.version = input.dependency.version
      node.cursor = input
      link = input.nextDependency
    }
  }

  /// Ends a node's run: drops what it did not read.
  @inlinable static func end(_ node: Node, in traversal: Traversal) {
    if node.state.contains(.gathers) { clearGathered(of: node) } else { trim(node, in: traversal) }
  }

  @usableFromInline static func clearGathered(of node: Node) {
    while let link = node.gathered {
      node.gathered = link.nextGathered
      link.stamp &= ~Link.isGathered
    }
  }

  /// Lets the node's owner say which nodes depend on themselves, by way of the traversal.
  private static func reportCycle(at node: Node, from link: Link?, in traversal: Traversal) {
    traversal.position = link
    node.perform(.cycle)
  }
}
