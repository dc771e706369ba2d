extension Graph {
  /// With the trait `InternalChecks`, walks over the nodes around one, all of a small graph, and ends
  /// the program if an invariant does not hold; else does nothing.
  ///
  /// - Parameter hasMade: Whether the node has run just now and has made sources.
  @inlinable @inline(__always)
  static func verify(_ node: Node, hasMade: Bool? = nil) {
    #if InternalChecks
      if let hasMade { LiveParts.note(node, hasMade: hasMade) }
      GraphWalk.verify(from: node)
    #endif
  }
}
