extension Signal {
  /// Observes the signal: calls a closure with its value now, and after each change.
  ///
  /// The closure is told by this signal alone, whatever it reads.
  ///
  /// - Parameters:
  ///   - initial: Whether the closure is called now; if not, only after changes.
  ///   - label: The name that messages use.
  ///   - fileID: The file that messages name.
  ///   - line: The line that messages name.
  ///   - onChange: Is called with the value.
  /// - Returns: A token; the observation ends when it is cancelled or dropped, unless an owner holds it.
  /// - Precondition: No value is being computed.
  @inlinable @inline(__always)
  public final func observe(
    initial: Bool = true, label: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ onChange: @escaping (Value) -> Void
  ) -> ObservationToken {
    let node = Node.makeObserver(
      state: .known, site: Site(fileID: fileID, line: line), label: label
    ) { node, request in
      switch request {
      case .run:
        onChange(self.currentValue)
      case .connect: Context.current.linkKnown(self.linkedNode, to: node)
      default: break
      }
    }
    return ObservationToken(attaching: node, initial: initial)
  }
}

extension ObservationToken {
  /// Attaches an observer with known inputs.
  @usableFromInline convenience init(attaching node: Node, initial: Bool) {
    self.init(node: node)
    Context.current.attach(node, initial: initial)
  }
}

extension ObservationToken {
  /// Attaches an observer that nothing owns and that runs before all others of a round, except for
  /// those that were attached like this before.
  @usableFromInline convenience init(attachingFirst node: Node) {
    node.observer.order &= ~Observer.lateOrder
    self.init(node: node)
    let context = Context.current
    let owner = context.owner
    context.owner = nil
    defer { context.owner = owner }
    context.attach(node, initial: true)
  }
}

extension Context {
  fileprivate func attach(_ node: Node, initial: Bool) {
    attach(node)
    holds += 1
    _ = Graph.refresh(node, in: traversal)
    Graph.confirmKnown(node)
    holds -= 1
    if initial {
      runFirst(node)
    } else {
      node.state.remove(.stale | .dirty)
      settle()
    }
  }
}
