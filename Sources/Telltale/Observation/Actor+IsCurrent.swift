// Whether code that the compiler knows nothing about is on an actor.

#if !hasFeature(Embedded)

  internal import TelltaleMachine

  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  extension Actor {
    /// Whether the running code is on the actor; not, if that is not certain.
    ///
    /// The main actor is on the main thread, or, where that only started the program, on another one that
    /// its executor has.
    nonisolated var isCurrent: Bool {
      let domain = telltale_current_domain()
      if !domain.is_actor { return domain.identity == 1 && self is MainActor }
      // Sound because the type is frozen, and consists of two words, of which the first is the identity
      // that the concurrency runtime reports; tests on the main actor and on others hold it.
      let words = unsafe unsafeBitCast(unownedExecutor, to: (UInt, UInt).self)
      return words.0 == domain.identity
    }
  }

#endif
