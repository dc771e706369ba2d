#if !hasFeature(Embedded)

  /// A signal that follows an asynchronous sequence: its latest element, and its end or failure.
  ///
  /// ```swift
  /// let quotes = SequenceSignal(market.quotes)
  /// let price = quotes.map { $0.latest ?? 0 }
  /// ```
  ///
  /// A task iterates the sequence, outside of the actor, and comes to the actor with each element; it asks
  /// for the next one when those who depend on the signal were told of this one. It keeps neither the signal
  /// nor the actor alive, and is cancelled as soon as the last reference to the signal is released, on
  /// whatever thread. What `map` and the like derive refers to the signal.
  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  public final class SequenceSignal<Element: Sendable, Failure: Error>:
    Signal<SequenceState<Element, Failure>>
  {
    private let task: TaskCanceller

    private init<Elements: AsyncSequence>(
      _ sequence: sending Elements, to source: MutableSignal<SequenceState<Element, Failure>>,
      isolation: isolated any Actor
    )
    where
      Elements: SendableMetatype, Elements.AsyncIterator: SendableMetatype,
      Elements.Element == Element, Elements.Failure == Failure
    {
      let reference = IsolatedReference(source, isolation: isolation)
      task = TaskCanceller(
        Task {
          let end: SequenceState<Element, Failure>.Phase
          do throws(Failure) {
            var iterator = sequence.makeAsyncIterator()
            while let element = try await iterator.next(isolation: nil) {
              let isHere = await reference.perform { $0.value.latest = element }
              if !isHere || Task.isCancelled { return }
            }
            end = .finished
          } catch {
            end = .failed(error)
          }
          if Task.isCancelled { return }
          _ = await reference.perform { $0.value.phase = end }
        })
      super.init(node: source.makeFollower())
    }

    /// Creates a signal that follows a sequence.
    ///
    /// - Parameters:
    ///   - sequence: What to follow.
    ///   - isolation: The actor on which the signal lives.
    @_disfavoredOverload
    public convenience init<Elements: AsyncSequence>(
      _ sequence: sending Elements, isolation: isolated any Actor = #isolation
    )
    where
      Elements: SendableMetatype, Elements.AsyncIterator: SendableMetatype,
      Elements.Element == Element, Elements.Failure == Failure
    {
      self.init(sequence, to: MutableSignal(SequenceState()), isolation: isolation)
    }
  }

  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  extension SequenceSignal where Element: Equatable {
    /// Creates a signal that follows a sequence; an element equal to the one before tells nobody.
    ///
    /// - Parameters:
    ///   - sequence: What to follow.
    ///   - isolation: The actor on which the signal lives.
    public convenience init<Elements: AsyncSequence>(
      _ sequence: sending Elements, isolation: isolated any Actor = #isolation
    )
    where
      Elements: SendableMetatype, Elements.AsyncIterator: SendableMetatype,
      Elements.Element == Element, Elements.Failure == Failure
    {
      let source = MutableSignal(SequenceState<Element, Failure>()) { old, new in
        old.isRunning && new.isRunning && old.latest == new.latest
      }
      self.init(sequence, to: source, isolation: isolation)
    }
  }

  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  extension MutableSignal {
    /// Makes a node with the signal's value, of which each change is one.
    final func makeFollower() -> Node {
      Node.derived(Value.self, state: .known) { node, request in
        switch request {
        case .update: node.store(self.currentValue)
        case .connect: Context.current.linkKnown(self.linkedNode, to: node)
        default: node.answer(request, for: Value.self)
        }
      }
    }
  }

#endif
