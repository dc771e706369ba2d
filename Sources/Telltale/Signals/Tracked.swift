/// A property of an object that is a mutable signal: `$count` of `count`.
///
/// ```swift
/// final class Inbox {
///   @Tracked var count = 0
///   @Tracked(label: "names") var names: [String] = []
///   let title: Signal<String>
///   init() { title = _count.projectedValue.map { "\($0) new" } }
/// }
/// inbox.count = 3             // tells
/// inbox.names.append("Ann")   // changes the array in place, and tells
/// let token = inbox.$count.observe { print($0) }
/// ```
///
/// In an initializer, before all properties are set, the signal is `_count.projectedValue`. A property of
/// a structure is possible, but its copies share the signal. In an `@Observable` class, mark the
/// property `@ObservationIgnored` as well.
///
/// Reading the property is reading the signal, and setting it is setting the signal. If `Value` is
/// `Equatable` where the property is declared, setting an equal value changes nothing.
///
/// A change in place, by `+=`, a mutating method, or as an `inout` argument, is no read: an observer that
/// does it does not depend on the property. If `Value` is made of plain bits, as `Int` and `Double` are,
/// it sets the changed copy, so an equal one changes nothing. Any other value, as an array, is changed
/// without a copy and not compared: that is always one event, as ``MutableSignal/update(_:)`` is.
@propertyWrapper
public struct Tracked<Value> {
  /// The signal.
  public let projectedValue: MutableSignal<Value>

  /// Creates a property of which every write is a change.
  ///
  /// - Parameters:
  ///   - wrappedValue: The first value.
  ///   - label: The name that messages use.
  @inlinable @_disfavoredOverload
  public init(wrappedValue: Value, label: String? = nil) {
    projectedValue = MutableSignal(wrappedValue, label: label)
  }

  /// Creates a property that compares what is written by an equivalence of its own.
  ///
  /// - Parameters:
  ///   - wrappedValue: The first value.
  ///   - areEquivalent: Whether a written value changes nothing; it is asked with the current value and
  ///     the new one.
  ///   - label: The name that messages use.
  @inlinable
  public init(
    wrappedValue: Value, by areEquivalent: @escaping (Value, Value) -> Bool, label: String? = nil
  ) {
    projectedValue = MutableSignal(wrappedValue, by: areEquivalent, label: label)
  }

  /// The value of the signal.
  ///
  /// - Precondition: No value is being computed when it is written, and what changes it in place does not
  ///   use the signal.
  /// - Complexity: As that of the signal's value.
  @inlinable public var wrappedValue: Value {
    get { projectedValue.value }
    nonmutating set { projectedValue.value = newValue }
    nonmutating _modify { yield &projectedValue.inPlace }
  }
}

extension Tracked where Value: Equatable {
  /// Creates a property that ignores a write of an equal value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The first value.
  ///   - label: The name that messages use.
  @inlinable
  public init(wrappedValue: Value, label: String? = nil) {
    projectedValue = MutableSignal(wrappedValue, label: label)
  }
}
