// What leads from a signal to code that waits, and back: from any thread, and through time.

#if !hasFeature(Embedded)

  /// The values of a signal, for one who waits for them.
  ///
  /// ```swift
  /// for await count in unread.values { show(count) }
  /// ```
  ///
  /// An iteration stays in the domain of who reads it, like the signal. It starts with the current
  /// value; after that each call of `next` waits until the signal has changed since the last. A reader
  /// that is slow gets the latest value and not those between, but never misses the last one. If
  /// `Value` is `Equatable` where the sequence is made, a value equal to the one before is left out.
  ///
  /// The sequence ends with the task that reads it, and never else: it keeps the signal alive. Iterators
  /// know nothing of each other, and observe the signal from their first `next` until they are dropped.
  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  public struct SignalValues<Value> {
    let signal: Signal<Value>
    let areEquivalent: ((Value, Value) -> Bool)?
  }

  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  extension SignalValues: AsyncSequence {
    /// What is iterated over: the signal's values.
    public typealias Element = Value
    /// Nothing: a signal does not fail.
    public typealias Failure = Never

    /// Makes an iterator, which observes nothing before it is asked for a value.
    public func makeAsyncIterator() -> Iterator {
      Iterator(reader: SignalReader(signal, by: areEquivalent))
    }

    /// A reader of a signal's values; copies are the same reader.
    public struct Iterator: AsyncIteratorProtocol {
      let reader: SignalReader<Value>

      /// Waits for a value that was not returned yet, and returns the latest.
      ///
      /// - Returns: The value, or nil if the task is cancelled; from then on always nil.
      /// - Precondition: No other task waits for a value of this iterator.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Value? {
        await reader.next(isolation: actor)
      }

      /// Waits for a value that was not returned yet, and returns the latest.
      ///
      /// - Returns: The value, or nil if the task is cancelled; from then on always nil.
      /// - Precondition: No other task waits for a value of this iterator.
      nonisolated(nonsending) public mutating func next() async -> Value? {
        await reader.next(isolation: #isolation)
      }
    }
  }

#endif
