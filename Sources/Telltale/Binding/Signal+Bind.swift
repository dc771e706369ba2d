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
      to target: Target, _ property: ReferenceWritableKeyPath<Target, Value>
    ) -> ObservationToken {
      observe { [weak target] value in target?[keyPath: property] = value }
    }

    /// Writes the value to an optional property of an object, now and after each change.
    ///
    /// The object is not kept alive.
    ///
    /// - Returns: A token; the binding ends when it is cancelled or dropped, unless an owner holds it.
    /// - Complexity: O(1)
    @inlinable @inline(__always)
    public final func bind<Target: AnyObject>(
      to target: Target, _ property: ReferenceWritableKeyPath<Target, Value?>
    ) -> ObservationToken {
      observe { [weak target] value in target?[keyPath: property] = value }
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
      to target: Target, _ property: ReferenceWritableKeyPath<Target, Value>
    ) -> ObservationToken {
      var last: Value?
      return observe { [weak target] value in
        if value == last { return }
        last = value
        target?[keyPath: property] = value
      }
    }

    /// Writes the value to an optional property of an object, now and whenever it is not the one
    /// written last.
    ///
    /// The object is not kept alive.
    ///
    /// - Returns: A token; the binding ends when it is cancelled or dropped, unless an owner holds it.
    /// - Complexity: O(1)
    @inlinable @inline(__always)
    public final func bind<Target: AnyObject>(
      to target: Target, _ property: ReferenceWritableKeyPath<Target, Value?>
    ) -> ObservationToken {
      var last: Value?
      return observe { [weak target] value in
        if value == last { return }
        last = value
        target?[keyPath: property] = value
      }
    }
  }

#endif
