/// A value that was recorded, and what it came after.
@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
public struct Recorded<Value> {
  /// The value.
  public let value: Value
  /// What had changed since the record before, such as "messages 0 → 3".
  ///
  /// There is one for each signal that was named to ``Recorder/attributeChanges(to:named:)`` and has
  /// changed.
  public let changes: [String]
  /// The part of the test that was under way; nil outside of all.
  public let step: Step?
}

@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
extension Recorded: Sendable where Value: Sendable {}

@available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
extension Recorded {
  /// What caused the value, as far as it is known: the changes before it and the step.
  ///
  /// It is nil if nothing is known.
  public var cause: String? {
    let after = changes.isEmpty ? nil : "after \(changes.joined(separator: ", "))"
    let during = step.map { "in \($0)" }
    let parts = [after, during].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
