public import TelltaleMachine

/// What the functions of the graph share while they are on the stack: one for each thread.
@frozen @usableFromInline @safe
struct Traversal {
  @usableFromInline let address: UnsafeMutablePointer<Fields>

  @inlinable init(_ address: UnsafeMutablePointer<Fields>) {
    unsafe self.address = unsafe address
  }

  @frozen @usableFromInline @unsafe
  struct Fields {
    /// The node whose reads are recorded.
    @usableFromInline var reader: Node?
    /// The innermost run of a node.
    @usableFromInline var run: UnsafeMutablePointer<telltale_run>?
    /// The link at which a cycle was met.
    @usableFromInline var position: UnsafeMutablePointer<Link.Fields>?
    /// Whether a link was made or dropped since the owner of the graph looked last.
    @usableFromInline var hasRelinked: Bool
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

  @inlinable var hasRelinked: Bool {
    get { unsafe address.pointee.hasRelinked }
    nonmutating set { unsafe address.pointee.hasRelinked = newValue }
  }

  var position: Link? {
    get { unsafe Link(address.pointee.position) }
    nonmutating set { unsafe address.pointee.position = newValue?.address }
  }

  /// Asks a node to update itself, as the innermost run and the one whose reads are recorded.
  ///
  /// - Returns: Whether sources were made in the run.
  func run(_ node: Node, returningTo back: Link?) -> Bool {
    let outerReader = reader
    reader = node.state.contains(.gathers) ? nil : node
    let made = unsafe telltale_call_as_run(
      node.closure, node.address, Node.Request.update.rawValue, back?.address,
      &address.pointee.run)
    reader = outerReader
    guard let made = unsafe made else { return false }
    handOn(unsafe Node(opaque: made))
    return true
  }

  /// Takes note that the innermost run has made a source.
  @usableFromInline func noteMade(_ source: Node) {
    guard let run = unsafe address.pointee.run else { return }
    source.nextChanged = unsafe run.pointee.made.map { unsafe Node(opaque: $0) }
    unsafe run.pointee.made = unsafe UnsafeMutableRawPointer(source.address)
  }

  /// Whether the innermost run, or one that it has waited for, has made a source.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sources it has made.
  func hasMade(_ source: Node) -> Bool {
    var made = unsafe address.pointee.run?.pointee.made.map { unsafe Node(opaque: $0) }
    while let node = made {
      if node == source { return true }
      made = node.nextChanged
    }
    return false
  }

  /// Leaves what an ended run has made to the run that waited for it.
  private func handOn(_ first: Node) {
    var made: Node? = first
    while let source = made {
      made = source.nextChanged
      source.nextChanged = nil
      noteMade(source)
    }
  }

  /// Calls `body` with each node that waits for the one at which a cycle was met, from the
  /// innermost out, until it is met again.
  func forEachMember(ofCycleAt start: Node, _ body: (Node) -> Void) {
    var run = unsafe address.pointee.run
    var link = position
    while true {
      while let step = link {
        let node = step.subscriber
        body(node)
        if node == start { return }
        link = node.state.contains(.checking) ? node.cursor : nil
      }
      guard let frame = unsafe run else { return }
      let node = unsafe Node(opaque: frame.pointee.node)
      body(node)
      if node == start { return }
      link = unsafe frame.pointee.back.map {
        unsafe Link($0.assumingMemoryBound(to: Link.Fields.self))
      }
      unsafe run = frame.pointee.outer
    }
  }
}
