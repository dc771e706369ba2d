#if InternalChecks
  /// Returns what is alive of all graphs on all threads: what each node is, and of observers and
  /// ``Computed`` values where they were made.
  ///
  /// It helps to find what never ends: an observer that holds itself, by way of a closure that holds
  /// the owner of its token. It exists only with the trait `InternalChecks`, under which a program
  /// also fails at its end if any node is alive.
  ///
  /// - Returns: A line for each node, sorted. A source that was never depended on has none.
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes.
  public func nodesAlive() -> [String] { LiveParts.names }
#endif
