#if !hasFeature(Embedded)

  /// An observable view of a mutable signal, whose value can be set: what bindings of SwiftUI need.
  ///
  /// ```swift
  /// @Bindable var count = model.$count.observable
  /// var body: some View { Stepper("\(count.value)", value: $count.value) }
  /// ```
  @available(macOS 14, iOS 17, watchOS 10, tvOS 17, visionOS 1, *)
  public final class ObservableMutableSignal<Value>: ObservableSignal<Value> {
    private let target: MutableSignal<Value>

    init(_ target: MutableSignal<Value>) {
      self.target = target
      super.init(target)
    }

    /// The signal's current value; setting it sets the signal's.
    ///
    /// Reading it counts for Observation alone: an observer or a computed value reads the signal itself.
    ///
    /// - Precondition: No value is being computed when it is set.
    public override var value: Value {
      get { super.value }
      set { target.value = newValue }
    }
  }

  extension MutableSignal {
    /// A new view of the signal that Observation can follow and that can be set.
    @available(macOS 14, iOS 17, watchOS 10, tvOS 17, visionOS 1, *)
    public var observable: ObservableMutableSignal<Value> { ObservableMutableSignal(self) }
  }

#endif
