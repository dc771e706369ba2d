public import Testing

/// Expects that a body makes objects and that all of them have died when it returns.
///
/// If some live on, an issue names each by its type and the line of the test that it comes from.
///
/// - Parameters:
///   - sourceLocation: Where the issue is recorded.
///   - body: Makes objects, and tells the tracker of them.
/// - Throws: What `body` throws; then nothing is expected.
public func withLifetimeTracking<Failure: Error>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (LifetimeTracker) throws(Failure) -> Void
) throws(Failure) {
  let tracker = LifetimeTracker()
  try body(tracker)
  tracker.expectNothingAlive(sourceLocation: sourceLocation)
}

/// Expects that a body makes objects, waits for what they do, and lets go of all of them.
///
/// - Parameters:
///   - isolation: The domain in which the body runs.
///   - sourceLocation: Where the issue is recorded.
///   - body: Makes objects, and tells the tracker of them.
/// - Throws: What `body` throws; then nothing is expected.
@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
public func withLifetimeTracking<Failure: Error>(
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (LifetimeTracker) async throws(Failure) -> Void
) async throws(Failure) {
  let tracker = LifetimeTracker()
  try await body(tracker)
  tracker.expectNothingAlive(sourceLocation: sourceLocation)
}

extension LifetimeTracker {
  /// Expects that objects were tracked and that none of them is alive.
  ///
  /// - Parameter sourceLocation: Where the issue is recorded.
  public func expectNothingAlive(sourceLocation: SourceLocation = #_sourceLocation) {
    if made == 0 { return record("no object was tracked", nil, at: sourceLocation) }
    let names = namesAlive
    if names.isEmpty { return }
    let text = ["\(alive) of \(made) tracked objects are alive"] + names.map { "  \($0)" }
    record(text.joined(separator: "\n"), nil, at: sourceLocation)
  }
}
