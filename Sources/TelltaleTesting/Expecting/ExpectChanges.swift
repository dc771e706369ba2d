public import Telltale
public import Testing

// Expecting is what a test says of a block: what it must tell, and what must hold meanwhile.

/// Expects that a block changes a signal to these values, one after the other, and tells no others.
///
/// A value that comes only because something was told halfway is one too many: this is also how a
/// test holds that a change is told once, and never as a mixture of old and new.
///
/// ```swift
/// expectChanges(of: badge, to: ["3"]) {
///   batch { messages.value = 1; notices.value = 2 }
/// }
/// ```
///
/// - Parameters:
///   - signal: The signal, which is observed while the block runs.
///   - values: What it changes to. The value before the block is not one of them.
///   - label: The name that messages use.
///   - sourceLocation: Where the issue is recorded.
///   - body: What changes it.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws; then nothing is expected.
@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
@discardableResult
public func expectChanges<Value: Equatable, Output, Failure: Error>(
  of signal: Signal<Value>, to values: [Value], label: String = "changes",
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws(Failure) -> Output
) throws(Failure) -> Output {
  let recorder = Recorder(signal, label: label, initial: false)
  let output = try body()
  recorder.expect(values, sourceLocation: sourceLocation)
  return output
}

/// Expects that a block changes a signal to these values while it waits for what it started.
///
/// - Parameters:
///   - signal: The signal, which is observed while the block runs.
///   - values: What it changes to. The value before the block is not one of them.
///   - label: The name that messages use.
///   - isolation: The domain of the signal, in which the block runs.
///   - sourceLocation: Where the issue is recorded.
///   - body: What changes it.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws; then nothing is expected.
@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
@discardableResult
public func expectChanges<Value: Equatable, Output, Failure: Error>(
  of signal: Signal<Value>, to values: [Value], label: String = "changes",
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws(Failure) -> Output
) async throws(Failure) -> Output {
  let recorder = Recorder(signal, label: label, initial: false)
  let output = try await body()
  recorder.expect(values, sourceLocation: sourceLocation)
  return output
}

/// Expects that a block does not change a signal, not even for a moment that is told.
///
/// - Parameters:
///   - signal: The signal, which is observed while the block runs.
///   - label: The name that messages use.
///   - sourceLocation: Where the issue is recorded.
///   - body: What leaves it as it is.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws; then nothing is expected.
@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
@discardableResult
public func expectNoChange<Value, Output, Failure: Error>(
  of signal: Signal<Value>, label: String = "changes",
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws(Failure) -> Output
) throws(Failure) -> Output {
  let recorder = Recorder(signal, label: label, initial: false)
  let output = try body()
  recorder.expectNothing(sourceLocation: sourceLocation)
  return output
}

/// Expects that a block does not change a signal while it waits for what it started.
///
/// - Parameters:
///   - signal: The signal, which is observed while the block runs.
///   - label: The name that messages use.
///   - isolation: The domain of the signal, in which the block runs.
///   - sourceLocation: Where the issue is recorded.
///   - body: What leaves it as it is.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws; then nothing is expected.
@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
@discardableResult
public func expectNoChange<Value, Output, Failure: Error>(
  of signal: Signal<Value>, label: String = "changes",
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws(Failure) -> Output
) async throws(Failure) -> Output {
  let recorder = Recorder(signal, label: label, initial: false)
  let output = try await body()
  recorder.expectNothing(sourceLocation: sourceLocation)
  return output
}
