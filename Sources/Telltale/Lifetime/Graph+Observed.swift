extension Graph {
  /// Whether a leaf hangs on a node, however far downstream.
  ///
  /// Only sources that want to know are asked, when links have changed and no node is on the stack.
  ///
  /// - Complexity: O(*n*), where *n* is the number of links downstream up to the first leaf.
  static func isObserved(_ origin: Node) -> Bool {
    let found = walkDownstream(of: origin, marking: true)
    _ = walkDownstream(of: origin, marking: false)
    return found
  }

  /// Walks over what is downstream and not marked yet, or marked, and flips the marks; stops at the
  /// first leaf, at the same one both times.
  private static func walkDownstream(of origin: Node, marking: Bool) -> Bool {
    guard var link = origin.subscribers else { return false }
    while true {
      let node = link.subscriber
      if node.state.contains(.leaf) {
        if !node.isDead { return true }
      } else if node.state.contains(.visited) != marking {
        node.state.flip(.visited)
        if let first = node.subscribers {
          node.cursor = link
          link = first
          continue
        }
      }
      while true {
        if let next = link.nextSubscriber {
          link = next
          break
        }
        if link.dependency == origin { return false }
        guard let back = link.dependency.cursor else { return false }
        link = back
      }
    }
  }
}
