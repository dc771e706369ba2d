#if InternalChecks
  /// A walk from a node to those around it, which checks each node and link.
  @usableFromInline
  struct GraphWalk {
    private var seen: Set<UInt> = []
    private var nodes: [Node] = []
    /// The links that were found in the list of their subscriber, and in that of their dependency.
    private var linksBelow = 0
    private var linksAbove = 0
    /// Whether a list was longer than is looked at.
    private var isCut = false
  }

  extension GraphWalk {
    /// The most nodes that a walk visits, the nearest ones first: all of a small graph; and the most
    /// links of each.
    private static let limit = 100

    @usableFromInline static func verify(from node: Node) {
      var walk = GraphWalk()
      walk.add(node)
      var count = 0
      while count < walk.nodes.count, count < limit {
        walk.check(walk.nodes[count])
        count += 1
      }
      if walk.isCut || count < walk.nodes.count { return }
      walk.require(
        walk.linksBelow == walk.linksAbove, node,
        "\(walk.linksBelow) links to dependencies, \(walk.linksAbove) to subscribers")
    }

    private mutating func add(_ node: Node) {
      require(LiveParts.contains(node), node, "a node that is linked was freed")
      if seen.insert(node.key).inserted { nodes.append(node) }
    }

    private func require(_ condition: Bool, _ node: Node, _ message: @autoclosure () -> String) {
      LiveParts.require(condition, "\(message()) (\(Site(word: node.site)))")
    }

    private mutating func check(_ node: Node) {
      require(!node.state.contains(.visited), node, "the mark of a walk was left")
      if !node.state.contains(.source) { checkDependencies(of: node) }
      if !node.state.contains(.leaf) { checkSubscribers(of: node) }
    }
  }

  extension GraphWalk {
    private mutating func checkDependencies(of node: Node) {
      var next = node.dependencies
      var gathered = 0
      var count = 0
      var mayBeKnown = true
      while let link = next {
        count += 1
        if count > Self.limit { return isCut = true }
        require(LiveParts.contains(link), node, "a link in a list was freed")
        require(link.subscriber == node, node, "a link in the list of another subscriber")
        checkPlace(of: link)
        add(link.dependency)
        linksBelow += 1
        if node.state.contains(.gathers) {
          gathered += link.stamp & Link.isGathered != 0 ? 1 : 0
        } else {
          require(mayBeKnown || !link.isKnown, node, "a known input behind one that is not")
          mayBeKnown = link.isKnown
          checkVersion(of: link)
        }
        next = link.nextDependency
      }
      if node.state.contains(.gathers) { checkGathered(of: node, gathered) }
    }

    /// A node that is up to date has read its dependencies as they are, but for sources of its own
    /// that it wrote when it had read them, and what depends on those.
    private func checkVersion(of link: Link) {
      let (node, dependency) = (link.subscriber, link.dependency)
      if node.state.contains(.stale | .dirty | .running | .dead) || node.version == 0 { return }
      require(!dependency.isStale, node, "a node that is up to date reads a stale one")
      if node.state.contains(.leaf) || LiveParts.hasMade(node) { return }
      require(
        link.version == dependency.version, node,
        "up to date with version \(link.version) instead of \(dependency.version)")
    }

    /// A link is where its dependency's list says that it is.
    private func checkPlace(of link: Link) {
      let (node, dependency) = (link.subscriber, link.dependency)
      require(LiveParts.contains(dependency), node, "a dependency was freed")
      guard let first = dependency.subscribers else {
        return require(false, node, "a link to a dependency that has no subscriber")
      }
      let previous = link.previousSubscriber
      if first == link {
        require(previous.nextSubscriber == nil, node, "the last subscriber has a next one")
      } else {
        require(previous.nextSubscriber == link, node, "the previous subscriber has another next")
      }
      let following = link.nextSubscriber ?? first
      require(following.previousSubscriber == link, node, "the next subscriber has another before")
    }

    private func checkGathered(of node: Node, _ marked: Int) {
      var count = 0
      var next = node.gathered
      while let link = next {
        require(LiveParts.contains(link), node, "a gathered link was freed")
        require(link.subscriber == node, node, "a gathered link of another node")
        require(link.stamp & Link.isGathered != 0, node, "a gathered link without its mark")
        count += 1
        next = link.nextGathered
      }
      require(count == marked, node, "\(count) gathered links, \(marked) with the mark")
    }

    private mutating func checkSubscribers(of node: Node) {
      var next = node.subscribers
      var count = 0
      while let link = next {
        count += 1
        if count > Self.limit { return isCut = true }
        require(LiveParts.contains(link), node, "a link in a list was freed")
        require(link.dependency == node, node, "a link in the list of another dependency")
        add(link.subscriber)
        linksAbove += 1
        let state = link.subscriber.state
        require(
          !node.isStale || state.contains(.stale | .dirty | .running | .dead), node,
          "a stale node with a subscriber that is not")
        next = link.nextSubscriber
      }
    }
  }
#endif
