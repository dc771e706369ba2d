/// Observes what a closure reads: runs it now, and again after each change of that.
///
/// ```swift
/// let token = observe { print(first.value, last.value) }
/// ```
///
/// Observers of one change are told once each, in the order in which they were attached. What an
/// observer writes is told when it returns. In a class that has or inherits a method `observe`, write
/// `Telltale.observe` or ``ObservationToken/init(label:fileID:line:_:)``.
///
/// - Parameters:
///   - label: The name that messages use.
///   - fileID: The file that messages name.
///   - line: The line that messages name.
///   - body: Reads what it depends on. What is observed in it is owned by this observation, and ends
///     before the next run.
/// - Returns: A token; the observation ends when it is cancelled or dropped, unless an owner holds it.
/// - Precondition: No value is being computed.
public func observe(
  label: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
  _ body: @escaping () -> Void
) -> ObservationToken {
  ObservationToken(label: label, fileID: fileID, line: line, body)
}

/// Makes one change of many writes: those who depend on them are told once, at the end.
///
/// Batches nest; the outermost one tells. Values that are read meanwhile are up to date.
///
/// - Parameter body: Writes signals.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws, after what was written by then is told.
public func batch<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let context = Context.current
  context.openBodies += 1
  defer { context.closeBody() }
  return try body()
}

/// Reads without becoming dependent: what a closure reads does not count.
///
/// What is observed in it is owned as it would be outside.
///
/// - Parameter body: Reads signals.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
public func untracked<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try Context.current.withoutReader(body)
}

/// Runs a closure before the next run of the running observer, and when it ends.
///
/// In a ``Scope``, it runs when the scope ends. Several run in reverse order. What a clean-up reads
/// does not count, and what it writes is told when all have run.
///
/// - Parameter body: Undoes what the run has done.
/// - Precondition: An observer is running, or a scope.
public func onCleanup(_ body: @escaping () -> Void) {
  let context = Context.current
  guard let owner = context.owner else {
    trap("onCleanup is called outside of an observer and a scope")
  }
  if owner.region == nil {
    owner.enroll(in: Region.make(in: context))
  }
  owner.observer.addCleanup(body)
  owner.state.insert(.owns)
}
