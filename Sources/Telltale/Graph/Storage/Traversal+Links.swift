import TelltaleMachine

// The memory of links. A thread keeps a few that were freed for those it makes next, so that a graph
// whose links change to and fro allocates nothing.

extension Traversal {
  /// Makes a link that is in no list yet.
  ///
  /// - Complexity: O(1)
  func makeLink(from dependency: Node, to subscriber: Node, stamp: UInt32) -> Link {
    let gathers = subscriber.state.contains(.gathers)
    let address = unsafe gathers ? nil : takeSpare()?.address
    let fields = unsafe address ?? Link.allocate(gathers: gathers)
    unsafe fields.initialize(
      to: Link.Fields(
        nextDependency: nil, dependency: dependency, subscriber: subscriber,
        previousSubscriber: fields, nextSubscriber: nil, version: 0, stamp: stamp))
    let link = unsafe Link(fields)
    if gathers { link.nextGathered = nil }
    #if InternalChecks
      LiveParts.add(link)
    #endif
    return link
  }

  /// Frees a link that is in no list any more.
  func free(_ link: Link) {
    #if InternalChecks
      LiveParts.remove(link)
    #endif
    if unsafe address.pointee.spareCount < telltale_spare_links,
      !link.subscriber.state.contains(.gathers)
    {
      unsafe link.nextDependency = address.pointee.spare
      unsafe address.pointee.spare = link
      unsafe address.pointee.spareCount &+= 1
    } else {
      unsafe UnsafeMutableRawPointer(link.address).deallocate()
    }
  }

  /// Gives back what is spare, for the thread ends: nothing is kept from here on.
  func freeSpares() {
    while let link = takeSpare() { unsafe UnsafeMutableRawPointer(link.address).deallocate() }
    unsafe address.pointee.spareCount = .max
  }

  private func takeSpare() -> Link? {
    guard let link = unsafe address.pointee.spare else { return nil }
    unsafe address.pointee.spare = link.nextDependency
    unsafe address.pointee.spareCount &-= 1
    return link
  }
}

extension Link {
  /// Allocates memory for a link, and for one word more in a node that gathers.
  ///
  /// Sound because every access to a link goes through its two lists, and it is freed once, when it
  /// has left both; the lifetime tests count links, and AddressSanitizer, beside which none is kept,
  /// watches.
  fileprivate static func allocate(gathers: Bool) -> UnsafeMutablePointer<Fields> {
    let size = unsafe MemoryLayout<Fields>.size + (gathers ? MemoryLayout<Int>.size : 0)
    return unsafe UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<Int>.alignment
    ).bindMemory(to: Fields.self, capacity: 1)
  }
}
