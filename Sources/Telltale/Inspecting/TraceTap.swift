#if !hasFeature(Embedded)

  /// A node that is followed, and its own closure, in whose place another one stands meanwhile.
  final class TraceTap {
    let node: Node
    let identity: UInt
    let number: Int
    /// What the node was when it was met, for one that ends before the trace does.
    let first: GraphSnapshot.Node
    let isLeaf: Bool
    /// The number of the node that marked this one last, and of the one that needs it.
    var markedBy: Int?
    var checkedBy: Int?
    /// Whether it was noted that the observer is looked at since it was marked.
    var isLookedAt = false
    private(set) var isRemoved = false
    private let session: TraceSession
    /// The node's own closure, as long as the node has not released it.
    private var original: Node.Perform?

    init(_ node: Node, number: Int, session: TraceSession) {
      self.node = node
      identity = node.identity
      self.number = number
      self.session = session
      first = GraphSnapshot.Node(id: number, of: node)
      isLeaf = node.state.contains(.leaf)
      // Sound because nobody else changes the closure of a node that has not ended, and this object
      // keeps the original alive, which may be on the stack.
      original = unsafe node.address.pointee.perform
      unsafe node.address.pointee.perform = { _, request in self.perform(request) }
      node.state.insert(.traced)
    }
  }

  extension TraceTap {
    private func perform(_ request: Node.Request) {
      switch request {
      case .written: session.noteWritten(self)
      case .marked: session.noteMarked(self)
      case .checked: session.noteChecked(self)
      case .update, .run: session.noteRun(self) { original?(node, request) }
      case .connect:
        original?(node, request)
        session.followAround(node)
      case .destroy: endTogether()
      default: original?(node, request)
      }
    }

    /// Passes on the last request: the node releases its closure then, and may be freed.
    private func endTogether() {
      // The closure that is running stands in the node until it is replaced.
      let running = unsafe node.address.pointee.perform
      let original = original
      session.forget(self)
      self.original = nil
      original?(node, .destroy)
      withExtendedLifetime(running) {}
    }

    /// Puts the node's own closure back; the node must not have been freed.
    func remove() {
      if isRemoved { return }
      isRemoved = true
      if let original { unsafe node.address.pointee.perform = original }
      node.state.remove(.traced)
    }
  }

#endif
