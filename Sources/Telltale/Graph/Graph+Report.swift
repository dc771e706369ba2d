extension Graph {
  /// Tells the owner of a traced node what happens to it; the traversal's position says where from.
  ///
  /// The owner runs no client code but a clock, which uses no signal; it changes no link, and no mark but
  /// that of being traced.
  static func report(
    _ request: Node.Request, at node: Node, from link: Link?, in traversal: Traversal
  ) {
    #if !hasFeature(Embedded)
      guard node.state.contains(.traced) else { return }
      traversal.position = link
      node.perform(request)
      traversal.position = nil
    #endif
  }

  /// Does what `propagate` does, and reports the change of the origin and each mark.
  ///
  /// It is a loop of its own, so that the other one knows nothing of it.
  @inline(never)
  static func propagateReporting(from origin: Node) -> Leaves {
    let traversal = Traversal.current
    report(.written, at: origin, from: nil, in: traversal)
    var leaves = Leaves()
    var next = origin.subscribers
    var open: Link?
    while true {
      while let link = next {
        next = link.nextSubscriber
        let node = link.subscriber
        if node.state.contains(.gathers) { gather(link, in: node) }
        if node.isStale { continue }
        report(.marked, at: node, from: link, in: traversal)
        node.state.insert(.stale)
        if node.state.contains(.leaf) {
          leaves.append(node)
        } else if let first = node.subscribers {
          if next != nil {
            node.cursor = open
            open = link
          }
          next = first
        }
      }
      guard let link = open else {
        verify(origin)
        return leaves
      }
      open = link.subscriber.cursor
      next = link.nextSubscriber
    }
  }
}
