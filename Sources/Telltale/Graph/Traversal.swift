import TelltaleMachine

/// What the functions of the graph share while they are on the stack: one for each thread.
@frozen @usableFromInline @safe
struct Traversal {
  @usableFromInline let address: UnsafeMutablePointer<Fields>

  @inlinable init(_ address: UnsafeMutablePointer<Fields>) {
    unsafe self.address = unsafe address
  }
}

extension Traversal {
  /// The one of the running thread, whose words are the first.
  static var current: Traversal {
    unsafe Traversal(telltale_thread_storage().assumingMemoryBound(to: Fields.self))
  }

  /// Asks a node to update itself, as the innermost run and the one whose reads are recorded.
  ///
  /// - Returns: Whether sources were made in the run.
  @inline(__always)
  func run(_ node: Node, returningTo back: Link?) -> Bool {
    let outerReader = reader
    reader = node
    let hasMade = unsafe telltale_call_as_run(
      node.closure, node.address, Node.Request.update.rawValue, back?.address,
      &address.pointee.run)
    reader = outerReader
    return hasMade
  }

  /// Takes note that the innermost run has made a source.
  @usableFromInline func noteMade(_ source: Node) {
    source.number = max(1, UInt(truncatingIfNeeded: telltale_unique()))
    guard let run = unsafe address.pointee.run else { return }
    if unsafe run.pointee.made == 0 { unsafe run.pointee.made = source.number }
  }

  /// Whether the innermost run, or one that it has waited for, has made a source.
  func hasMade(_ source: Node) -> Bool {
    guard let run = unsafe address.pointee.run else { return false }
    let first = unsafe run.pointee.made
    return first != 0 && Int(bitPattern: source.number &- first) >= 0
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
        link = node.cursor
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
