#if !hasFeature(Embedded)

  extension Signal {
    /// Writes the value to a property of an object, now and after each change.
    ///
    /// The object is not kept alive.
    ///
    /// - Returns: A token; the binding ends when it is cancelled or dropped, unless an owner holds it.
    /// - Complexity: O(1)
    @inlinable @inline(__always)
    public final func bind<Target: AnyObject>(
      to target: Target, _ property: consuming ReferenceWritableKeyPath<Target, Value>
    ) -> ObservationToken {
      observe(writer(to: target, setter(of: property)))
    }

    /// Writes the value to an optional property of an object, now and after each change.
    ///
    /// The object is not kept alive.
    ///
    /// - Returns: A token; the binding ends when it is cancelled or dropped, unless an owner holds it.
    /// - Complexity: O(1)
    @inlinable @inline(__always)
    public final func bind<Target: AnyObject>(
      to target: Target, _ property: consuming ReferenceWritableKeyPath<Target, Value?>
    ) -> ObservationToken {
      observe(writer(to: target, setter(of: property)))
    }
  }

  extension Signal where Value: Equatable {
    /// Writes the value to a property of an object, now and whenever it is not the one written last.
    ///
    /// The object is not kept alive.
    ///
    /// - Returns: A token; the binding ends when it is cancelled or dropped, unless an owner holds it.
    /// - Complexity: O(1)
    @inlinable @inline(__always)
    public final func bind<Target: AnyObject>(
      to target: Target, _ property: consuming ReferenceWritableKeyPath<Target, Value>
    ) -> ObservationToken {
      observe(changes(writer(to: target, setter(of: property))))
    }

    /// Writes the value to an object's optional property, now and when it is not the one written last.
    ///
    /// The object is not kept alive.
    ///
    /// - Returns: A token; the binding ends when it is cancelled or dropped, unless an owner holds it.
    /// - Complexity: O(1)
    @inlinable @inline(__always)
    public final func bind<Target: AnyObject>(
      to target: Target, _ property: consuming ReferenceWritableKeyPath<Target, Value?>
    ) -> ObservationToken {
      observe(changes(writer(to: target, setter(of: property))))
    }
  }

  /// The write of a property, by a closure of its own.
  ///
  /// It is a function, and so is `writer`, because the optimizer then puts a key path that is written
  /// out where `bind` is called into the closure, as a direct access, and no access by key path is left.
  @inlinable @inline(__always)
  func setter<Target: AnyObject, Value>(
    of property: consuming ReferenceWritableKeyPath<Target, Value>
  ) -> (Target, Value) -> Void {
    let property = property
    return { $0[keyPath: property] = $1 }
  }

  /// A closure that writes to an object as long as that lives.
  @inlinable @inline(__always)
  func writer<Target: AnyObject, Value>(
    to target: Target, _ write: @escaping (Target, Value) -> Void
  ) -> (Value) -> Void {
    { [weak target] value in if let target { write(target, value) } }
  }

  /// A closure that hands on each value that is not the one before.
  @inlinable @inline(__always)
  func changes<Value: Equatable>(_ write: @escaping (Value) -> Void) -> (Value) -> Void {
    let last = Kept<Value?>(nil)
    return { value in
      if value == last.value { return }
      last.value = value
      write(value)
    }
  }

#endif
