public import TelltaleMachine

// The words of a traversal, which belong to a thread.

extension Traversal {
  @frozen @usableFromInline @unsafe
  struct Fields {
    /// The node whose reads are recorded.
    @usableFromInline var reader: Node?
    /// The innermost run of a node.
    @usableFromInline var run: UnsafeMutablePointer<telltale_run>?
    /// The link at which a cycle was met.
    @usableFromInline var position: UnsafeMutablePointer<Link.Fields>?
    /// Whether a node tells its owner when it loses a link.
    @usableFromInline var reportsLosses: Bool
    /// The links that were freed and are kept for new ones, and how many these are.
    @usableFromInline var spareCount: UInt32
    @usableFromInline var spare: Link?
  }
}

extension Traversal {
  @inlinable var reader: Node? {
    get { unsafe address.pointee.reader }
    nonmutating set { unsafe address.pointee.reader = newValue }
  }

  @inlinable var isRunning: Bool { unsafe address.pointee.run != nil }

  /// The innermost node that is on the stack.
  @usableFromInline var runningNode: Node? {
    unsafe address.pointee.run.map { unsafe Node(opaque: $0.pointee.node) }
  }

  @inlinable var reportsLosses: Bool {
    get { unsafe address.pointee.reportsLosses }
    nonmutating set { unsafe address.pointee.reportsLosses = newValue }
  }

  var position: Link? {
    get { unsafe Link(address.pointee.position) }
    nonmutating set { unsafe address.pointee.position = newValue?.address }
  }
}
