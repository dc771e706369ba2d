/// A log that closures write to and tests read.
public final class Recorder<Value> {
  public private(set) var values: [Value] = []

  public init() {}
}

extension Recorder {
  public var count: Int { values.count }
  public var last: Value? { values.last }

  /// Appends a value.
  public func note(_ value: Value) {
    values.append(value)
  }

  /// Returns what was noted since the last call, and forgets it.
  public func take() -> [Value] {
    defer { values = [] }
    return values
  }
}
