// Which tracker serves a property.

#if !hasFeature(Embedded)

  internal import Synchronization

  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  extension PropertyTracker {
    /// A property of one object, as one actor sees it.
    ///
    /// It is `Sendable` because a key path never changes, and is only hashed and compared.
    struct Key: Hashable, @unchecked Sendable {
      let object: ObjectIdentifier
      let property: AnyKeyPath
      let isolation: ObjectIdentifier
    }

    /// A place for a tracker that lives only as long as somebody holds it.
    private final class Entry {
      weak var tracker: PropertyTracker?

      init(_ tracker: PropertyTracker) {
        self.tracker = tracker
      }
    }

    private static let entries = Mutex<[Key: Entry]>([:])

    /// The tracker of a property for the actor that the running code is on.
    ///
    /// One that an object or an actor has left that is gone, and was at the same address, is replaced.
    static func shared<Object: AnyObject, Value>(
      by property: KeyPath<Object, Value>, of object: Object, on isolation: any Actor
    ) -> PropertyTracker {
      let key = Key(
        object: ObjectIdentifier(object), property: property, isolation: ObjectIdentifier(isolation)
      )
      let made = PropertyTracker(key: key, object: object, isolation: isolation)
      // Trackers are released outside the lock, which their end takes.
      let found = entries.withLock { entries in
        let found = entries[key]?.tracker
        if found == nil { entries[key] = Entry(made) }
        return found
      }
      guard let found else { return made }
      if found.object === object && found.isolation === isolation { return found }
      entries.withLock { $0[key] = Entry(made) }
      return made
    }

    /// Takes the tracker, which ends, out of the table, unless another one has its place.
    func forget() {
      // The other one may be released by its last holder meanwhile, and so ends outside the lock too.
      let other = Self.entries.withLock { entries in
        let other = entries[key]?.tracker
        if other == nil { entries[key] = nil }
        return other
      }
      withExtendedLifetime(other) {}
    }
  }

#endif
