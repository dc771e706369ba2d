#if !hasFeature(Embedded)

  internal import Observation
  internal import Synchronization
  internal import TelltaleMachine

  /// What Observation tells of changes of one property: the same for all signals of that on one actor.
  ///
  /// There is no way to end what `withObservationTracking` has begun but a change. So a signal does not
  /// begin what another one has begun already, and signals that come and go leave one tracker behind, with
  /// nothing of a graph in it. Observation holds the tracker, which holds neither object nor signals.
  ///
  /// It is `Sendable` because Observation tells on any thread. There only what never changes is used,
  /// what is weak, and `armed`; all else belongs to the domain of the actor.
  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  final class PropertyTracker: @unchecked Sendable {
    let key: Key
    let number = telltale_unique()
    let property: AnyKeyPath
    /// The object, which holds on to this by way of Observation.
    weak let object: AnyObject?
    /// The actor, which may own the object.
    weak let isolation: (any Actor)?

    /// The source that all signals of the property depend on, as long as there is one.
    private(set) weak var changes: MutableSignal<Void>?
    /// The number of what Observation was asked last, or 0 if it has told since.
    private let armed = Atomic<UInt64>(0)
    /// Whether the property reads signals as well, so that what it reads of objects may change without
    /// any of those changing.
    private var readsSignals = false

    /// Whether a change was announced and may not have been made yet.
    var isAnnounced = false
    /// Whether the property was read since.
    var isDoubtful = false
    /// Whether the announcement ends in the next round, and in the actor's next turn.
    var endsInRound = false
    var endsInTurn = false
    /// The observers that were marked outside of all bodies, and wait for the turn. They are stale, so
    /// they are neither freed nor put into another chain.
    var waiting = Leaves()

    init(key: Key, property: AnyKeyPath, object: AnyObject, isolation: any Actor) {
      self.key = key
      self.property = property
      self.object = object
      self.isolation = isolation
    }

    deinit {
      forget()
    }
  }

  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  extension PropertyTracker {
    /// The source that signals depend on and hold.
    func sharedChanges() -> MutableSignal<Void> {
      if let changes { return changes }
      let made = MutableSignal(())
      changes = made
      return made
    }

    /// Reads the property for a node that is computed, and sees to it that the next change is told.
    ///
    /// It is read again after Observation was asked: what another thread has changed meanwhile was not
    /// told to anybody.
    func track<Value>(by node: Node, _ read: () -> Value) -> Value {
      if isAnnounced { isDoubtful = true }
      let slot = node.slot
      let mustArm = armed.load(ordering: .acquiring) == 0 || readsSignals
      if mustArm { arm(read) }
      let value = read()
      if node.slot != slot && !readsSignals {
        readsSignals = true
        if !mustArm { arm(read) }
      }
      return value
    }

    /// Asks Observation to tell of the next change. It may tell of that more than once, and of further
    /// ones, if another thread makes it just now; only the first time counts.
    private func arm<Value>(_ read: () -> Value) {
      let number = telltale_unique()
      armed.store(number, ordering: .releasing)
      withObservationTracking {
        _ = read()
      } onChange: { [self] in
        let isFirst = armed.compareExchange(
          expected: number, desired: 0, ordering: .acquiringAndReleasing
        ).exchanged
        if isFirst { announce() }
      }
    }
  }

#endif
