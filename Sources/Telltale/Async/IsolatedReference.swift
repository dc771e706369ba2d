#if !hasFeature(Embedded)

  /// A way to an object of an actor's, from anywhere; it keeps neither alive.
  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  final class IsolatedReference<Object: AnyObject>: Sendable {
    private weak let actor: (any Actor)?
    /// The object, which only the actor's code gets at: it is read in `perform(on:_:)` alone. That a
    /// weak reference is emptied by who releases the object last is atomic.
    nonisolated(unsafe) private weak let object: Object?

    /// Refers to an object of the domain that runs.
    init(_ object: Object, isolation actor: isolated any Actor) {
      self.actor = actor
      unsafe self.object = object
    }

    /// Runs a body on the actor.
    ///
    /// - Returns: Whether it was run; if not, the object or the actor is gone.
    func perform(_ body: @Sendable (Object) -> Void) async -> Bool {
      guard let actor else { return false }
      return await perform(on: actor, body)
    }

    private func perform(on actor: isolated any Actor, _ body: @Sendable (Object) -> Void) -> Bool {
      guard let object = unsafe object else { return false }
      body(object)
      return true
    }
  }

#endif
