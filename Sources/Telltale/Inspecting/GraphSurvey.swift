#if !hasFeature(Embedded)

  /// A walk over nodes that are connected, the nearest first; it needs no stack.
  ///
  /// Whoever walks is in the nodes' domain and holds them.
  struct GraphSurvey {
    private let reach: GraphSnapshot.Reach
    private let limit: Int
    /// Whether the walk stops at nodes that are traced.
    private let avoidsTraced: Bool
    private(set) var nodes: [Node] = []
    /// Whether a node was not added because there were as many as the limit.
    private(set) var isCut = false
    private var numbers: [UInt: Int] = [:]
    private var spreadCount = 0

    init(reach: GraphSnapshot.Reach, limit: Int, avoidsTraced: Bool = false) {
      self.reach = reach
      self.limit = max(0, limit)
      self.avoidsTraced = avoidsTraced
    }
  }

  extension GraphSurvey {
    /// The number of a node that was found.
    func number(of node: Node) -> Int? { numbers[node.identity] }

    /// Adds a node, unless it is there already, or has ended.
    mutating func add(_ node: Node) {
      if node.isDead || avoidsTraced && node.state.contains(.traced) { return }
      if numbers[node.identity] != nil { return }
      if nodes.count >= limit { return isCut = true }
      numbers[node.identity] = nodes.count
      nodes.append(node)
    }

    /// Adds what the nodes that were added are connected with, and what that is, and so on.
    mutating func spread() {
      let given = nodes.count
      while spreadCount < nodes.count {
        let node = nodes[spreadCount]
        let isGiven = spreadCount < given
        spreadCount += 1
        if reach != .downstream { node.forEachInput { add($0.dependency) } }
        if reach != .upstream { node.forEachReader { add($0.subscriber) } }
        guard reach == .connected, node.state.contains(.leaf) else { continue }
        if let owner = node.observer.owner { add(owner) }
        // The other observers of a scope need not have to do with each other.
        if isGiven || !node.state.contains(.scope) { node.forEachOwned { add($0) } }
      }
    }
  }

  extension Node {
    /// The address, as a number that nothing is done with but comparing.
    var identity: UInt { unsafe UInt(bitPattern: address) }

    /// Calls a body with the links to what the node reads, in the order of reading.
    func forEachInput(_ body: (Link) -> Void) {
      var link = state.contains(.source) ? nil : dependencies
      while let input = link {
        body(input)
        link = input.nextDependency
      }
    }

    /// Calls a body with the links to those that read the node, in the order in which they came.
    func forEachReader(_ body: (Link) -> Void) {
      var link = state.contains(.leaf) ? nil : subscribers
      while let reader = link {
        body(reader)
        link = reader.nextSubscriber
      }
    }

    /// Calls a body with what an observer or a scope owns, the first first.
    func forEachOwned(_ body: (Node) -> Void) {
      var owned: [Node] = []
      var next = observer.lastChild
      while let child = next {
        owned.append(child)
        next = child.observer.previousSibling
      }
      for child in owned.reversed() { body(child) }
    }
  }

#endif
