extension Graph {
  /// Marks everything downstream of a changed node as stale, and returns the chain of the leaves
  /// that were not so before, in the order they were met.
  ///
  /// - Complexity: O(*n*), where *n* is the number of links that leave a node which was not stale.
  @usableFromInline
  static func propagate(from origin: Node) -> Leaves {
    mark(from: origin, through: origin.subscribers, below: nil, Leaves(), reports: false)
  }

  /// Goes on from the first traced node that is reached.
  @inline(never)
  private static func propagateReporting(
    from origin: Node, through next: Link, below open: Link?, _ leaves: Leaves
  ) -> Leaves {
    mark(from: origin, through: next, below: open, leaves, reports: true)
  }

  /// Marks what the links lead to, by one loop for all nodes and one that reports those that are traced.
  ///
  /// - Parameters:
  ///   - open: The innermost link above with siblings that are still to be reached; the one above that
  ///     is the cursor of its subscriber.
  ///   - reports: Whether traced nodes are told of it; known where this is compiled.
  @inline(__always)
  private static func mark(
    from origin: Node, through next: Link?, below open: Link?, _ leaves: Leaves, reports: Bool
  ) -> Leaves {
    var leaves = leaves
    var next = next
    var open = open
    while true {
      while let link = next {
        next = link.nextSubscriber
        let node = link.subscriber
        let state = node.state
        if state.contains(.stale | .gathers | .traced) {
          if state.contains(.gathers) {
            if link.stamp & (Link.isGathered | Link.isTraced) == 0 {
              gather(link, in: node)
            } else if link.stamp & Link.isTraced != 0 {
              if !reports {
                return propagateReporting(from: origin, through: link, below: open, leaves)
              }
              if !state.contains(.stale) { report(.marked, at: node, from: link, in: .current) }
              if link.stamp & Link.isGathered == 0 { gather(link, in: node) }
            }
            if state.contains(.stale) { continue }
          } else if state.contains(.stale) {
            continue
          } else if reports {
            report(.marked, at: node, from: link, in: .current)
          } else {
            return propagateReporting(from: origin, through: link, below: open, leaves)
          }
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
        verify(origin)
        return leaves
      }
      open = link.subscriber.cursor
      next = link.nextSubscriber
    }
  }

  /// Puts a reached input into its subscriber's list.
  @inline(__always)
  private static func gather(_ link: Link, in node: Node) {
    link.stamp |= Link.isGathered
    link.nextGathered = node.gathered
    node.gathered = link
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
