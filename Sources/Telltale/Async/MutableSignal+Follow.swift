#if !hasFeature(Embedded)

  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  extension MutableSignal {
    /// Writes each element of a sequence to the signal, until the sequence or the task ends.
    ///
    /// ```swift
    /// try await temperature.follow(sensor.readings)
    /// ```
    ///
    /// The sequence is iterated in the caller's domain, so neither it nor its elements need to be
    /// `Sendable`. When the task is cancelled, nothing is written any more; the function returns when
    /// the sequence notices that or has its next element.
    ///
    /// - Parameters:
    ///   - sequence: What to follow.
    ///   - isolation: The domain of the signal and the caller.
    /// - Throws: What the sequence throws; the signal keeps the last element.
    public final func follow<Elements: AsyncSequence>(
      _ sequence: Elements, isolation: isolated (any Actor)? = #isolation
    ) async throws(Elements.Failure) where Elements.Element == Value {
      var iterator = sequence.makeAsyncIterator()
      while let element = try await iterator.next(isolation: isolation), !Task.isCancelled {
        value = element
      }
    }
  }

#endif
