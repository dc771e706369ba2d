/// An observation that goes on until it is cancelled or nobody holds on to it.
///
/// Keep the token as long as the observation is wanted, or let a ``Scope`` or the observer in whose
/// body it was made own it.
public final class ObservationToken {
  let node: Node

  init(node: Node) {
    self.node = node
  }

  deinit {
    node.handleWasReleased(isLeaf: true)
  }

  /// Observes what a closure reads: runs it now, and again after each change of that.
  ///
  /// It is the same as the function `observe`, for classes that have or inherit a method of that
  /// name, where the function is hidden.
  ///
  /// - Parameters:
  ///   - label: The name that messages use.
  ///   - fileID: The file that messages name.
  ///   - line: The line that messages name.
  ///   - body: Reads what it depends on. What is observed in it is owned by this observation, and ends
  ///     before the next run.
  /// - Precondition: No value is being computed.
  public convenience init(
    label: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping () -> Void
  ) {
    let node = Node.makeObserver(site: Site(fileID: fileID, line: line), label: label, body)
    self.init(node: node)
    let context = Context.current
    context.attach(node)
    context.runFirst(node)
  }

  /// Ends the observation: it is never told again, and releases what it captured.
  ///
  /// Cancelling twice is harmless, and an observer may cancel itself or another one while it runs.
  ///
  /// - Complexity: O(*n*), where *n* is the number of signals it reads and observations it owns.
  public func cancel() {
    let context = Context.current
    node.region?.enter(in: context)
    if node.isDead { return context.settle() }
    node.end(in: context)
  }

  /// Lets a scope own the observation as well.
  public func store(in scope: Scope) {
    scope.keep(self)
  }

  /// Keeps the observation going as long as it is in a list.
  public func store(in tokens: inout [ObservationToken]) {
    tokens.append(self)
  }
}

extension ObservationToken: Hashable {
  /// Whether two tokens are the same.
  public static func == (left: ObservationToken, right: ObservationToken) -> Bool {
    left === right
  }

  /// Hashes the token's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
