#if !hasFeature(Embedded)

  import Synchronization

  /// A value behind a lock.
  ///
  /// Threads that contend for a `Mutex` on Linux do so out of the thread sanitizer's sight. `order` shows
  /// it, at the cost of a load and a store, what holds anyway: that one holder comes after another.
  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  struct Guarded<Value>: ~Copyable, Sendable {
    private let mutex: Mutex<Value>
    private let order = Atomic(false)

    init(_ value: sending Value) {
      mutex = Mutex(value)
    }

    /// Runs a body with the lock held: none that calls a client's code, or releases a client's value.
    func withLock<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result {
      mutex.withLock { value in
        _ = order.load(ordering: .acquiring)
        defer { order.store(true, ordering: .releasing) }
        return body(&value)
      }
    }
  }

#endif
