/// A source: a value that is set from outside.
///
/// ```swift
/// let count = MutableSignal(0)
/// count.value += 1
/// ```
///
/// Writing a value that is equal to the current one changes nothing, if `Value` is `Equatable` where
/// the signal is made, or it is made with an equivalence of its own; otherwise every write tells.
public final class MutableSignal<Value>: Signal<Value> {
  /// The value. The attribute spares every access a call of the run time's.
  ///
  /// No access can overlap another: client code, `==` and the release of the old value included,
  /// runs before or after, with copies; and while `update` lends the value out, `isLent` keeps
  /// every other access away.
  @exclusivity(unchecked) @usableFromInline var stored: Value
  @exclusivity(unchecked) @usableFromInline var isLent = false

  @usableFromInline let comparison: Comparison
  /// Whether two values are the same to everybody; it is asked if the comparison is one.
  @usableFromInline let areEquivalent: (Value, Value) -> Bool

  /// How a written value is compared with the current one.
  @frozen @usableFromInline
  enum Comparison {
    /// Every write is a change.
    case none
    /// By `==`, which is called directly where it is known.
    case equality
    /// By the client's closure.
    case equivalence
  }

  @usableFromInline
  init(
    stored: Value, comparison: Comparison, areEquivalent: @escaping (Value, Value) -> Bool,
    node: Node?
  ) {
    unsafe self.stored = stored
    self.comparison = comparison
    self.areEquivalent = areEquivalent
    super.init(node: node)
    #if !hasFeature(Embedded)
      node?.noteHandle(self)
    #endif
  }

  #if !hasFeature(Embedded)
    override func hideValue() { node?.forgetHandle() }
  #endif

  /// Creates a source that compares what is written by an equivalence of its own.
  ///
  /// In a batch, a value that is equivalent to the one that observers knew before it counts as that
  /// value again: it is put back, and nobody is told.
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - areEquivalent: Whether a written value changes nothing; it is asked with the current value
  ///     and the new one, in a batch also with the value before it, and reads untracked.
  ///   - label: The name that messages use.
  ///   - onObserved: Runs when the first observer attaches, directly or through derived values.
  ///   - onUnobserved: Runs when the last one is gone.
  ///   - fileID: The file that messages name.
  ///   - line: The line that messages name.
  @inlinable
  public convenience init(
    _ value: Value, by areEquivalent: @escaping (Value, Value) -> Bool, label: String? = nil,
    onObserved: (() -> Void)? = nil, onUnobserved: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      stored: value, comparison: .equivalence, areEquivalent: areEquivalent,
      node: Self.makeNode(
        label: label, onObserved: onObserved, onUnobserved: onUnobserved,
        site: Site(fileID: fileID, line: line)))
  }

  /// Creates a source of which every write is a change.
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - label: The name that messages use.
  ///   - onObserved: Runs when the first observer attaches, directly or through derived values.
  ///   - onUnobserved: Runs when the last one is gone.
  ///   - fileID: The file that messages name.
  ///   - line: The line that messages name.
  @inlinable @_disfavoredOverload
  public convenience init(
    _ value: Value, label: String? = nil, onObserved: (() -> Void)? = nil,
    onUnobserved: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      stored: value, comparison: .none, areEquivalent: { _, _ in false },
      node: Self.makeNode(
        label: label, onObserved: onObserved, onUnobserved: onUnobserved,
        site: Site(fileID: fileID, line: line)))
  }
}

extension MutableSignal where Value: Equatable {
  /// Creates a source that ignores a write of an equal value.
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - label: The name that messages use.
  ///   - onObserved: Runs when the first observer attaches, directly or through derived values.
  ///   - onUnobserved: Runs when the last one is gone.
  ///   - fileID: The file that messages name.
  ///   - line: The line that messages name.
  @inlinable
  public convenience init(
    _ value: Value, label: String? = nil, onObserved: (() -> Void)? = nil,
    onUnobserved: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      stored: value, comparison: .equality, areEquivalent: { $0 == $1 },
      node: Self.makeNode(
        label: label, onObserved: onObserved, onUnobserved: onUnobserved,
        site: Site(fileID: fileID, line: line)))
  }
}

// MARK: The value

extension MutableSignal {
  /// The current value.
  ///
  /// Reading it while computing or observing makes the reader depend on it. Writing another value
  /// tells those who depend on it: at once, or at the end of the enclosing batch or observer.
  ///
  /// - Precondition: No value is being computed when it is written, unless the signal was made by
  ///   that computation.
  /// - Complexity: O(1), and O(*n*) if written, where *n* is the number of values downstream that
  ///   were up to date, and the cost of those who are told.
  @inlinable public var value: Value {
    get {
      let context = Context.current
      if let reader = context.reader { track(by: reader, in: context) }
      return current
    }
    set {
      let context = Context.current
      prepareWrite(in: context)
      let old = current
      if comparison != .none, context.compare(old, newValue, by: areEquivalent) { return }
      assign(newValue, over: old, in: context)
    }
  }

  /// Changes the value in place, as one event, whether it differs afterwards or not.
  ///
  /// - Parameter body: Changes the value it is given.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws; what it has changed by then stays, and is told.
  /// - Precondition: `body` does not use the signal.
  @inlinable
  public func update<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let context = Context.current
    prepareWrite(in: context)
    if unsafe isLent { trapLent() }
    unsafe isLent = true
    defer { endUpdate(in: context) }
    return try unsafe body(&stored)
  }

  /// The value, lent out to be changed in place: as one event, or, if it is made of plain bits, which
  /// cost nothing to keep, by setting what it is afterwards.
  @inlinable var inPlace: Value {
    get { current }
    _modify {
      let context = Context.current
      prepareWrite(in: context)
      if unsafe isLent { trapLent() }
      unsafe isLent = true
      let old = _isPOD(Value.self) ? unsafe stored : nil
      defer {
        if let old { endChange(from: old, in: context) } else { endUpdate(in: context) }
      }
      yield unsafe &stored
    }
  }

  /// Takes the value back, and tells.
  @inlinable func endUpdate(in context: Context) {
    unsafe isLent = false
    guard let node else { return }
    node.region?.enter(in: context)
    if node.subscribers == nil && !node.isTouched { return }
    node.spoilRemembered()
    node.advanceBeyondAll()
    context.tell(from: node)
  }

  /// Takes the value back, and tells if it is not equivalent to the one before.
  @inlinable func endChange(from old: Value, in context: Context) {
    unsafe isLent = false
    let new = unsafe stored
    unsafe stored = old
    if comparison != .none, context.compare(old, new, by: areEquivalent) { return }
    assign(new, over: old, in: context)
  }

  @inlinable var current: Value {
    if unsafe isLent { trapLent() }
    return unsafe stored
  }

  @inlinable func track(by reader: Node, in context: Context) {
    if let node, Graph.confirm(node, by: reader) { return }
    context.link(makeNodeIfNeeded(), to: reader)
  }

  /// Replaces the value and tells; the caller keeps the old one, whose release may run client code.
  @inlinable func assign(
    _ value: Value, over old: Value, in context: Context
  ) {
    unsafe stored = value
    guard let node else { return }
    node.region?.enter(in: context)
    if node.subscribers == nil && !node.isTouched { return }
    if context.openBodies > 0, comparison != .none {
      node.remember(old, in: context)
      let known = context.withoutReader { node.advance(to: value, by: areEquivalent) }
      if let known { unsafe stored = known }
    } else {
      node.advanceBeyondAll()
    }
    context.tell(from: node)
  }

  @inlinable func prepareWrite(in context: Context) {
    if context.isComputing { checkWrite(in: context) }
  }

  @usableFromInline func checkWrite(in context: Context) {
    if let node, context.traversal.hasMade(node) { return }
    let name = node?.name ?? "a mutable signal of \(Value.self)"
    let reader = context.traversal.runningNode?.name ?? "a value"
    trap("\(name) is written while \(reader) is computed")
  }

  @usableFromInline func trapLent() -> Never {
    trap("\(node?.name ?? "a mutable signal") is used while its value is updated in place")
  }
}

extension MutableSignal where Value: Equatable {
  /// The current value.
  ///
  /// Reading it while computing or observing makes the reader depend on it. Writing another value
  /// tells those who depend on it: at once, or at the end of the enclosing batch or observer.
  ///
  /// - Precondition: No value is being computed when it is written, unless the signal was made by
  ///   that computation.
  /// - Complexity: O(1), and O(*n*) if written, where *n* is the number of values downstream that
  ///   were up to date, and the cost of those who are told.
  @inlinable public var value: Value {
    get {
      let context = Context.current
      if let reader = context.reader { track(by: reader, in: context) }
      return current
    }
    set {
      let context = Context.current
      prepareWrite(in: context)
      let old = current
      if comparison == .equality {
        if context.compare(old, newValue, by: ==) { return }
      } else if comparison != .none, context.compare(old, newValue, by: areEquivalent) {
        return
      }
      assign(newValue, over: old, in: context)
    }
  }
}

// MARK: The node

extension MutableSignal {
  /// The node, made when somebody links to the signal for the first time.
  @inlinable func makeNodeIfNeeded() -> Node {
    if let node { return node }
    let made = Self.makeNode(site: .unknown)
    node = made
    #if !hasFeature(Embedded)
      made.noteHandle(self)
    #endif
    return made
  }

  @inlinable static func makeNode(site: Site) -> Node {
    // What captures nothing needs no memory of its own.
    let node = Node.make(Void.self, state: .source, site: site) { node, request in
      node.answerWithValue(request, for: Value.self)
    }
    node.version = 1
    return node
  }

  @inlinable static func makeNode(
    onObserved: (() -> Void)?, onUnobserved: (() -> Void)?, site: Site
  ) -> Node {
    let node = Node.make(Void.self, state: .source, site: site) { node, request in
      switch request {
      case .observed: onObserved?()
      case .unobserved: onUnobserved?()
      default: node.answerWithValue(request, for: Value.self)
      }
    }
    node.version = 1
    Context.current.addHooks(of: node)
    return node
  }

  /// The node of a signal that is made, if it needs one already.
  @inlinable static func makeNode(
    label: String?, onObserved: (() -> Void)?, onUnobserved: (() -> Void)?, site: Site
  ) -> Node? {
    let context = Context.current
    let hasHooks = onObserved != nil || onUnobserved != nil
    if label == nil && !hasHooks && !context.isComputing { return nil }
    let node =
      hasHooks
      ? makeNode(onObserved: onObserved, onUnobserved: onUnobserved, site: site)
      : makeNode(site: site)
    if let label { node.makeDetails(for: Value.self).label = label }
    if context.isComputing { context.traversal.noteMade(node) }
    return node
  }
}

extension Node {
  /// Answers the requests that are the same for all nodes that have a value.
  @inlinable func answerWithValue<Value>(_ request: Request, for _: Value.Type) {
    switch request {
    case .forget: forget(Value.self)
    case .orphan: end(in: .current)
    case .loss: noteRelinked(in: .current)
    #if !hasFeature(Embedded)
      case .describe: collectSourceValue(Value.self)
    #endif
    default: break
    }
  }
}
