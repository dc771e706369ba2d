extension Graph {
  /// Marks everything downstream of a changed node as stale, and returns the chain of the leaves
  /// that were not so before, in the order they were met.
  ///
  /// - Complexity: O(*n*), where *n* is the number of links that leave a node which was not stale.
  @inlinable @inline(__always)
  static func propagate(from origin: Node) -> Leaves { origin.propagate() }

  /// Puts a reached input into its subscriber's list, once.
  static func gather(_ link: Link, in node: Node) {
    if link.stamp & Link.isGathered != 0 { return }
    link.stamp |= Link.isGathered
    link.nextGathered = node.gathered
    node.gathered = link
  }
}

extension Node {
  /// Does what `Graph.propagate` says. A method has no metatype, without which the function would be
  /// reached by way of another one.
  @usableFromInline
  func propagate() -> Leaves {
    if state.contains(.traced) { return Graph.propagateReporting(from: self) }
    var leaves = Leaves()
    var next = subscribers
    // The innermost link above with siblings that are still to be reached; the one above that is
    // the cursor of its subscriber.
    var open: Link?
    while true {
      while let link = next {
        next = link.nextSubscriber
        let node = link.subscriber
        let state = node.state
        if state.contains(.stale | .gathers) {
          if state.contains(.gathers) { Graph.gather(link, in: node) }
          if state.contains(.stale) { continue }
        }
        node.state = state | .stale
        if state.contains(.leaf) {
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
        Graph.verify(self)
        return leaves
      }
      open = link.subscriber.cursor
      next = link.nextSubscriber
    }
  }
}

/// A chain of leaves in the order in which they were added.
@frozen @usableFromInline
struct Leaves {
  @usableFromInline var first: Node?
  @usableFromInline var last: Node?

  @inlinable init() {}

  @inlinable mutating func append(_ leaf: Node) {
    leaf.nextLeaf = nil
    if let last { last.nextLeaf = leaf } else { first = leaf }
    last = leaf
  }

  mutating func append(contentsOf leaves: Leaves) {
    guard let first = leaves.first else { return }
    if let last { last.nextLeaf = first } else { self.first = first }
    last = leaves.last
  }
}
