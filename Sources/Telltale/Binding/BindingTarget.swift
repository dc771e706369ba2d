// Properties that follow a signal. Embedded Swift has neither key paths nor weak references.

#if !hasFeature(Embedded)

  /// An object whose properties are bound to signals, and that owns its bindings.
  ///
  /// ```swift
  /// final class Tab: BindingTarget {
  ///   let bindings = Bindings()
  ///   var badge: String?
  /// }
  /// tab.bind(\.badge, to: unread.map { $0 > 0 ? "\($0)" : nil })
  /// ```
  public protocol BindingTarget: AnyObject {
    /// The bindings, which end with the object.
    var bindings: Bindings { get }
  }

  // A property is an autoclosure, so that `bind` has a key path of its own, which the optimizer turns
  // into a direct access, beside the one by which the binding is kept.

  extension BindingTarget {
    /// Writes a signal's value to a property, now and after each change.
    ///
    /// Another binding of the same property replaces this one. The object is not kept alive.
    ///
    /// - Complexity: O(1)
    @inlinable @inline(__always)
    public func bind<Value>(
      _ property: @autoclosure () -> ReferenceWritableKeyPath<Self, Value>, to signal: Signal<Value>
    ) {
      bindings.cancel(property())
      bindings.keep(signal.bind(to: self, property()), for: property())
    }

    /// Writes a signal's value to an optional property, now and after each change.
    ///
    /// Another binding of the same property replaces this one. The object is not kept alive.
    ///
    /// - Complexity: O(1)
    @inlinable @inline(__always)
    public func bind<Value>(
      _ property: @autoclosure () -> ReferenceWritableKeyPath<Self, Value?>,
      to signal: Signal<Value>
    ) {
      bindings.cancel(property())
      bindings.keep(signal.bind(to: self, property()), for: property())
    }

    /// Writes a signal's value to a property, now and whenever it is not the one written last.
    ///
    /// Another binding of the same property replaces this one. The object is not kept alive.
    ///
    /// - Complexity: O(1)
    @inlinable @inline(__always)
    public func bind<Value: Equatable>(
      _ property: @autoclosure () -> ReferenceWritableKeyPath<Self, Value>, to signal: Signal<Value>
    ) {
      bindings.cancel(property())
      bindings.keep(signal.bind(to: self, property()), for: property())
    }

    /// Writes a signal's value to an optional property, now and whenever it is not the one written last.
    ///
    /// Another binding of the same property replaces this one. The object is not kept alive.
    ///
    /// - Complexity: O(1)
    @inlinable @inline(__always)
    public func bind<Value: Equatable>(
      _ property: @autoclosure () -> ReferenceWritableKeyPath<Self, Value?>,
      to signal: Signal<Value>
    ) {
      bindings.cancel(property())
      bindings.keep(signal.bind(to: self, property()), for: property())
    }
  }

#endif
