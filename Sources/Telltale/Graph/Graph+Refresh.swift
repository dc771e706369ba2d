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
    var node = root
    var state = root.state
    if state.containsWithoutLeaf(.running | .traced) {
      pass(root, from: nil, in: traversal)
    }
    root.cursor = nil
    var link = firstToCheck(of: root, state)
    while true {
      // Down, to the first stale dependency.
      while let input = link {
        if state.contains(.dirty) && !input.isKnown { break }
        let dependency = input.dependency
        let inner = dependency.state
        if inner.contains(.stale) {
          if inner.contains(.running | .traced) {
            pass(dependency, from: input, in: traversal)
          }
          if state.contains(.dirty) { node.state.insert(.dirty) }
          dependency.cursor = input
          node = dependency
          state = inner
          link = firstToCheck(of: dependency, inner)
        } else {
          if input.version != dependency.version { state.insert(.dirty) }
          link = next(after: input, in: node, state)
        }
      }

      // Up, to who needs the node; the root's cursor is nil.
      let back = node.cursor
      let mustRun = state.contains(.dirty) && !node.isDead
      if state.contains(.leaf) { return mustRun }
      if mustRun {
        update(node, returningTo: back, in: traversal)
      } else {
        if state.contains(.gathers) { clearGathered(of: node) }
        node.state.remove(.stale | .dirty)
      }
      guard let back else { return mustRun }
      let version = node.version
      node = back.subscriber
      state = node.state
      if back.version != version { state.insert(.dirty) }
      link = next(after: back, in: node, state)
    }
  }

  /// Whether a leaf must run because the first node that it read is up to date and has changed.
  @inline(__always)
  static func hasChangedFirst(_ leaf: Node) -> Bool {
    guard let first = leaf.dependencies else { return false }
    return !first.dependency.isStale && first.version != first.dependency.version
  }

  /// The first input to look at, once the known ones are linked.
  @inline(__always)
  private static func firstToCheck(of node: Node, _ state: Node.State) -> Link? {
    state.contains(.known | .gathers) ? firstKnown(of: node) : node.dependencies
  }

  private static func firstKnown(of node: Node) -> Link? {
    if node.dependencies == nil { connect(node) }
    return scansGathered(node, node.state) ? node.gathered : node.dependencies
  }

  @inline(__always)
  private static func next(after link: Link, in node: Node, _ state: Node.State) -> Link? {
    scansGathered(node, state) ? link.nextGathered : link.nextDependency
  }

  /// Whether only the inputs that were reached need a look: all do before the first run.
  @inline(__always)
  private static func scansGathered(_ node: Node, _ state: Node.State) -> Bool {
    state.contains(.gathers) && node.version != 0
  }

  /// Links the known inputs of a node that has none yet.
  static func connect(_ node: Node) {
    let back = node.cursor
    node.slot = node.firstSlot
    node.perform(.connect)
    node.cursor = back
  }

  /// Runs a node's closure, with its reads recorded, and leaves it up to date.
  @inline(__always)
  static func update(_ node: Node, returningTo back: Link?, in traversal: Traversal) {
    begin(node)
    let hasMade = traversal.run(node, returningTo: back)
    end(node, in: traversal)
    if hasMade { refreshDependencies(of: node, in: traversal) }
    node.state.remove(.stale | .dirty | .running)
    verify(node, hasMade: hasMade)
  }

  /// Brings up to date what a node has read before it wrote a source of its own, so that nothing
  /// stale is upstream of a node that is not.
  @inline(never)
  private static func refreshDependencies(of node: Node, in traversal: Traversal) {
    var link = node.dependencies
    while let input = link {
      if input.dependency.isStale { _ = refresh(input.dependency, in: traversal) }
      link = input.nextDependency
    }
  }

  /// Prepares a node's run: what it reads from here on is compared with what it read last.
  @inlinable @inline(__always)
  static func begin(_ node: Node, forgetting marks: Node.State = .none) {
    var state = node.state | .running
    state.flip(.parity)
    state.remove(marks)
    node.state = state
    node.slot = node.firstSlot
    if state.contains(.known) && !state.contains(.gathers) { confirmKnown(node) }
  }

  /// Takes note that the known inputs are read.
  @inlinable static func confirmKnown(_ node: Node) {
    var link = node.dependencies
    while let input = link, input.isKnown {
      input.version = input.dependency.version
      node.slot = input.slot
      link = input.nextDependency
    }
  }

  /// Ends a node's run: drops what it did not read.
  @inlinable @inline(__always)
  static func end(_ node: Node, in traversal: Traversal) {
    if node.state.contains(.gathers) { clearGathered(of: node) } else { trim(node, in: traversal) }
  }

  @usableFromInline static func clearGathered(of node: Node) {
    while let link = node.gathered {
      node.gathered = link.nextGathered
      link.stamp &= ~Link.isGathered
    }
  }

  /// Tells the node's owner that a stale node is reached that runs, which is a cycle, or is traced.
  @inline(never)
  private static func pass(_ node: Node, from link: Link?, in traversal: Traversal) {
    if node.state.contains(.running) { reportCycle(at: node, from: link, in: traversal) }
    report(.checked, at: node, from: link, in: traversal)
  }

  /// Lets the node's owner say which nodes depend on themselves, by way of the traversal.
  @inline(never)
  private static func reportCycle(at node: Node, from link: Link?, in traversal: Traversal) {
    traversal.position = link
    node.perform(.cycle)
  }
}
