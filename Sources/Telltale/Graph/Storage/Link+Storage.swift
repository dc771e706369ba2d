// The words of a link, which are valid until it is freed.

extension Link {
  @frozen @usableFromInline @unsafe
  struct Fields {
    /// The first word, so that the place of the next link is where this one is.
    @usableFromInline var nextDependency: UnsafeMutablePointer<Fields>?
    @usableFromInline var dependency: Node
    @usableFromInline var subscriber: Node
    @usableFromInline var previousSubscriber: UnsafeMutablePointer<Fields>
    @usableFromInline var nextSubscriber: UnsafeMutablePointer<Fields>?
    /// The version of the dependency that was read; 0 matches none.
    @usableFromInline var version: UInt32
    /// The parity of the run that confirmed the link, or `known`, or, in a node that gathers, the
    /// number of the input and whether it is in the list.
    @usableFromInline var stamp: UInt32
  }
}

extension Link {
  @inlinable var dependency: Node { unsafe address.pointee.dependency }
  @inlinable var subscriber: Node { unsafe address.pointee.subscriber }

  @inlinable var nextDependency: Link? {
    get { unsafe Link(address.pointee.nextDependency) }
    nonmutating set { unsafe address.pointee.nextDependency = newValue?.address }
  }

  @inlinable var previousSubscriber: Link {
    get { unsafe Link(address.pointee.previousSubscriber) }
    nonmutating set { unsafe address.pointee.previousSubscriber = newValue.address }
  }

  @inlinable var nextSubscriber: Link? {
    get { unsafe Link(address.pointee.nextSubscriber) }
    nonmutating set { unsafe address.pointee.nextSubscriber = newValue?.address }
  }

  @inlinable var version: UInt32 {
    get { unsafe address.pointee.version }
    nonmutating set { unsafe address.pointee.version = newValue }
  }

  @inlinable var stamp: UInt32 {
    get { unsafe address.pointee.stamp }
    nonmutating set { unsafe address.pointee.stamp = newValue }
  }

  @inlinable var isKnown: Bool { stamp & Link.known != 0 }

  /// The number of a known input, in a node that gathers.
  @inlinable var number: Int { Int(stamp & (Link.isGathered - 1)) }

  /// The next gathered input; only in a link of a node that gathers, which has this word more.
  @inlinable var nextGathered: Link? {
    get { unsafe Link(gatheredWord.pointee) }
    nonmutating set { unsafe gatheredWord.pointee = newValue?.address }
  }

  @inlinable var gatheredWord: UnsafeMutablePointer<UnsafeMutablePointer<Fields>?> {
    unsafe UnsafeMutableRawPointer(address + 1).assumingMemoryBound(
      to: UnsafeMutablePointer<Fields>?.self)
  }
}

/// A place in a node's list of dependencies: the word that holds the link that comes next.
@frozen @usableFromInline @safe
struct Slot: Equatable {
  @usableFromInline let address: UnsafeMutablePointer<UnsafeMutablePointer<Link.Fields>?>

  @inlinable init(_ address: UnsafeMutablePointer<UnsafeMutablePointer<Link.Fields>?>) {
    unsafe self.address = unsafe address
  }

  @inlinable static func == (left: Slot, right: Slot) -> Bool {
    unsafe left.address == right.address
  }

  /// The link that comes next.
  @inlinable var link: Link? {
    get { unsafe Link(address.pointee) }
    nonmutating set { unsafe address.pointee = newValue?.address }
  }
}

extension Link {
  /// The place behind the link: its first word.
  @inlinable var slot: Slot {
    unsafe Slot(
      UnsafeMutableRawPointer(address).assumingMemoryBound(
        to: UnsafeMutablePointer<Fields>?.self))
  }

  /// The link of which a place is the one behind it; it must not be a node's first one.
  @inlinable init(before slot: Slot) {
    unsafe address = UnsafeMutableRawPointer(slot.address).assumingMemoryBound(to: Fields.self)
  }
}
