/// An owner of observations, which it ends with itself.
///
/// ```swift
/// let scope = Scope()
/// scope.run { _ = observe { print(count.value) } }
/// scope.cancel()
/// ```
public final class Scope {
  let node: Node

  /// Creates a scope that owns nothing.
  public init() {
    node = Node.makeObserver(state: .scope, site: .unknown, label: nil) { _, _ in }
    node.state.remove(.dirty)
  }

  deinit {
    node.handleWasReleased(isLeaf: true)
  }

  /// Runs a closure; the scope owns what is observed in it, and ends it with itself.
  ///
  /// What the closure reads counts for whoever runs it. A scope that was cancelled can be used again.
  ///
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let context = Context.current
    let owner = context.owner
    context.owner = node
    defer { context.owner = owner }
    return try body()
  }

  /// Ends everything the scope owns: the last first, inner before outer; then runs its clean-ups.
  public func cancel() {
    let context = Context.current
    node.region?.enter(in: context)
    node.endChildren(in: context)
    context.settle()
  }

  /// Owns an observation that was made elsewhere.
  ///
  /// If it has an owner already, the scope owns something that cancels it.
  func keep(_ token: ObservationToken) {
    let context = Context.current
    token.node.region?.enter(in: context)
    if token.node.isDead { return context.settle() }
    if token.node.state.contains(.owned) {
      run {
        _ = ObservationToken { onCleanup { token.cancel() } }
      }
    } else {
      context.own(token.node, by: node)
      context.settle()
    }
  }
}
