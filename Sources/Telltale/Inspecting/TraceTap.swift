#if !hasFeature(Embedded)

  /// A node that is followed, and its own closure, in whose place another one stands meanwhile.
  final class TraceTap {
    let node: Node
    let identity: UInt
    let number: Int
    /// What the node was when it was met, for one that ends before the trace does.
    let first: GraphSnapshot.Node
    let isLeaf: Bool
    let isSource: Bool
    /// The version that the last noted write has led to.
    var version: UInt32
    /// The number of the node that marked this one last, and of the one that needs it.
    var markedBy: Int?
    var checkedBy: Int?
    /// Whether it was noted that the observer is looked at since it was marked.
    var isLookedAt = false
    private(set) var isRemoved = false
    private let session: TraceSession
    private let original: Node.Perform

    init(_ node: Node, number: Int, session: TraceSession) {
      self.node = node
      identity = node.identity
      self.number = number
      self.session = session
      first = GraphSnapshot.Node(id: number, of: node)
      isLeaf = node.state.contains(.leaf)
      isSource = node.state.contains(.source)
      version = node.version
      // Sound because nobody else changes the closure of a node that has not ended, and this object
      // keeps the original alive, which may be on the stack.
      original = unsafe node.address.pointee.perform
      unsafe node.address.pointee.perform = { _, request in self.perform(request) }
      node.state.insert(.traced)
      markLinks()
    }
  }

  extension TraceTap {
    private func perform(_ request: Node.Request) {
      switch request {
      case .marked: session.noteMarked(self)
      case .checked: session.noteChecked(self)
      case .update, .run: session.noteRun(self) { original(node, request) }
      case .connect:
        original(node, request)
        session.noteConnected(self)
      case .destroy:
        // The node may be freed after this, and its closure is replaced at once.
        session.forget(self)
        original(node, request)
      default: original(node, request)
      }
    }

    /// Puts the node's own closure back; the node must not have been freed.
    func remove() {
      if isRemoved { return }
      isRemoved = true
      unsafe node.address.pointee.perform = original
      node.state.remove(.traced)
      if node.state.contains(.gathers) { node.forEachInput { $0.stamp &= ~Link.isTraced } }
    }

    /// Marks the links of a node that gathers: the graph looks at those instead of the node.
    func markLinks() {
      if node.state.contains(.gathers) { node.forEachInput { $0.stamp |= Link.isTraced } }
    }
  }

#endif
