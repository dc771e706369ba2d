/// A derived value: what a closure makes of the signals it reads.
///
/// ```swift
/// let price = MutableSignal(3)
/// let count = MutableSignal(2)
/// let total = Computed { price.value * count.value }
/// print(total.value)  // 6
/// ```
///
/// It is computed when somebody reads it, at most once for any number of writes and reads between,
/// and not at all if nothing it read has changed. It depends on what its latest run has read. If
/// `Value` is `Equatable` where it is made, a result that is equal to the one before tells nobody.
///
/// - Precondition: The closure does not read the value itself, writes no signal that existed before,
///   and observes nothing.
public final class Computed<Value>: Signal<Value> {
  @usableFromInline init(derived node: Node) {
    super.init(node: node)
  }

  /// Creates a derived value of which every computation is a change.
  ///
  /// - Parameters:
  ///   - label: The name that messages use.
  ///   - fileID: The file that messages name.
  ///   - line: The line that messages name.
  ///   - compute: Computes the value.
  @inlinable @_disfavoredOverload
  public convenience init(
    label: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ compute: @escaping () -> Value
  ) {
    self.init(
      derived: Node.derived(Value.self, label: label, site: Site(fileID: fileID, line: line)) {
        node, request in
        if request == .update {
          node.store(compute())
        } else {
          node.answer(request, for: Value.self)
        }
      })
  }
}

extension Computed where Value: Equatable {
  /// Creates a derived value that tells of a change only if the result differs.
  ///
  /// - Parameters:
  ///   - label: The name that messages use.
  ///   - fileID: The file that messages name.
  ///   - line: The line that messages name.
  ///   - compute: Computes the value.
  @inlinable
  public convenience init(
    label: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ compute: @escaping () -> Value
  ) {
    self.init(
      derived: Node.derived(Value.self, label: label, site: Site(fileID: fileID, line: line)) {
        node, request in
        if request == .update {
          node.store(compute(), by: ==)
        } else {
          node.answer(request, for: Value.self)
        }
      })
  }
}

extension Computed {
  /// Creates a derived value that tells of a change only if the result is not equivalent.
  ///
  /// - Parameters:
  ///   - label: The name that messages use.
  ///   - areEquivalent: Whether the value before and the result are the same to everybody; what it
  ///     reads counts as read by the value.
  ///   - fileID: The file that messages name.
  ///   - line: The line that messages name.
  ///   - compute: Computes the value.
  @inlinable
  public convenience init(
    label: String? = nil, by areEquivalent: @escaping (Value, Value) -> Bool,
    fileID: StaticString = #fileID, line: UInt = #line, _ compute: @escaping () -> Value
  ) {
    self.init(
      derived: Node.derived(Value.self, label: label, site: Site(fileID: fileID, line: line)) {
        node, request in
        if request == .update {
          node.store(compute(), by: areEquivalent)
        } else {
          node.answer(request, for: Value.self)
        }
      })
  }
}
