/// Knows whether an actor lives, without keeping it alive.
@usableFromInline
final class ActorReference {
  #if hasFeature(Embedded)
    var isAlive: Bool { true }

    init(_ identity: UInt) {}
  #else
    private weak var actor: AnyObject?

    var isAlive: Bool { actor != nil }

    /// Refers to the actor that the running code is on.
    init(_ identity: UInt) {
      // Sound because an executor's identity is the address of an object, which cannot be gone
      // while its code runs.
      actor = unsafe UnsafeRawPointer(bitPattern: identity).map {
        unsafe Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
      }
    }
  #endif
}
