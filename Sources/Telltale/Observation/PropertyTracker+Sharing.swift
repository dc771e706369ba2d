// Which tracker serves a property.

#if !hasFeature(Embedded)

  internal import Synchronization

  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  extension PropertyTracker {
    /// An object, as one actor sees it.
    struct Key: Hashable {
      let object: ObjectIdentifier
      let isolation: ObjectIdentifier
    }

    /// A place for a tracker that lives only as long as somebody holds it.
    private final class Entry {
      let number: UInt64
      weak var tracker: PropertyTracker?

      init(_ tracker: PropertyTracker) {
        number = tracker.number
        self.tracker = tracker
      }
    }

    private static let entries = Mutex<[Key: [Entry]]>([:])

    /// The tracker of a property for the actor that the running code is on.
    ///
    /// One that an object or an actor has left that is gone, and was at the same address, does not serve.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the object's properties that are followed.
    static func shared<Object: AnyObject, Value>(
      by property: KeyPath<Object, Value>, of object: Object, on isolation: any Actor
    ) -> PropertyTracker {
      let key = Key(object: ObjectIdentifier(object), isolation: ObjectIdentifier(isolation))
      // Key paths may have arguments of a client's types, and trackers may end here; so both are looked
      // at outside the lock. Nobody else adds to the key meanwhile: who does is on the actor.
      let trackers = entries.withLock { entries in (entries[key] ?? []).compactMap(\.tracker) }
      let found = trackers.first {
        $0.object === object && $0.isolation === isolation && $0.property == property
      }
      if let found { return found }
      let made = PropertyTracker(key: key, property: property, object: object, isolation: isolation)
      entries.withLock { $0[key, default: []].append(Entry(made)) }
      return made
    }

    /// Takes the tracker, which ends, out of the table; on any thread.
    func forget() {
      Self.entries.withLock { entries in
        entries[key]?.removeAll { $0.number == number }
        if entries[key]?.isEmpty == true { entries[key] = nil }
      }
    }
  }

#endif
