/// A count of runs that wraps the value a run returns: `Computed { runs(a.value + 1) }`.
public final class Counter {
  public private(set) var total: Int = 0
  private var taken: Int = 0

  public init() {}
}

extension Counter {
  /// Counts one run.
  public func callAsFunction() {
    total += 1
  }

  /// Counts one run and returns its value.
  @discardableResult
  public func callAsFunction<T>(_ value: T) -> T {
    total += 1
    return value
  }

  /// Returns the number of runs since the last call.
  public func take() -> Int {
    defer { taken = total }
    return total - taken
  }
}
