import Telltale
public import Testing

/// Expects that a condition holds before a block, after it, and whenever something is told in it.
///
/// What the condition reads is observed: it is looked at as an observer would, after each change.
///
/// ```swift
/// expectAlways("the icon is the sum of the tabs", { icon.value == tabs.value }) {
///   unread.apply(.readAll(through: 9))
/// }
/// ```
///
/// - Parameters:
///   - name: What the condition says, for the message.
///   - condition: Reads signals, and returns whether they are as they must be.
///   - sourceLocation: Where the issue is recorded: one, of the first time.
///   - body: What changes the signals.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
@discardableResult
public func expectAlways<Output, Failure: Error>(
  _ name: String, _ condition: @escaping () -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws(Failure) -> Output
) throws(Failure) -> Output {
  let held = Recorder<Bool>()
  let token = ObservationToken(label: name) { held.note(condition()) }
  defer {
    token.cancel()
    if let first = held.records.firstIndex(where: { !$0.value }) {
      let when = first == 0 ? "before the block" : "after change \(first)"
      let cause = held.records[first].cause.map { ", \($0)" } ?? ""
      record("\(name): does not hold \(when)\(cause)", nil, at: sourceLocation)
    }
  }
  return try body()
}
