// What the closures of derived nodes have in common.

extension Node {
  /// Stores a newly computed value, unless it is equivalent to the one there is.
  @inlinable func store<Value>(_ new: Value, by areEquivalent: (Value, Value) -> Bool) {
    if version == 0 { return initializeValue(to: new) }
    if areEquivalent(value(Value.self), new) { return }
    if details == nil && Context.current.openBodies == 0 {
      setValue(to: new)
      advance()
    } else {
      storeInBatch(new, by: areEquivalent)
    }
  }

  /// Stores a value while writes only mark, or one that may be the remembered one again.
  @inlinable @inline(never)
  func storeInBatch<Value>(_ new: Value, by areEquivalent: (Value, Value) -> Bool) {
    let context = Context.current
    if context.openBodies > 0 && subscribers != nil { remember(value(Value.self), in: context) }
    setValue(to: new)
    if let old = advance(to: new, by: areEquivalent) { setValue(to: old) }
  }

  /// Stores a newly computed value, as a change whatever it is.
  @inlinable func store<Value>(_ new: Value) {
    if version == 0 { return initializeValue(to: new) }
    setValue(to: new)
    advanceBeyondAll()
  }

  /// Answers the requests that are the same for all derived nodes.
  @inlinable @inline(never)
  func answer<Value>(_ request: Request, for _: Value.Type) {
    switch request {
    case .destroy: destroyValue(Value.self)
    case .cycle: Context.current.trapCycle(at: self)
    #if !hasFeature(Embedded)
      case .describe: collectValue(Value.self)
    #endif
    default: answerWithValue(request, for: Value.self)
    }
  }

  /// Allocates the node of a derived signal, which has no value yet.
  @inlinable static func derived<Value>(
    _: Value.Type, state: State = .none, label: String? = nil, site: Site = .unknown,
    perform: @escaping Perform
  ) -> Node {
    let node = make(Value.self, state: state | .stale | .dirty, site: site, perform: perform)
    if let label { node.makeDetails(for: Value.self).label = label }
    return node
  }
}

extension Signal {
  /// The node, made if the signal is a source that has none.
  @inlinable final var linkedNode: Node { node ?? asMutable.makeNodeIfNeeded() }

  /// Names the signal for messages.
  ///
  /// - Returns: The signal.
  @inlinable
  public final func labeled(_ label: String) -> Self {
    linkedNode.makeDetails(for: Value.self).label = label
    return self
  }

  /// The name that messages use, if it was given one.
  @inlinable public final var label: String? { node?.details?.label }
}
