extension Graph {
  /// Records that the running `subscriber` reads `dependency`, if it did so at this place in its
  /// latest run as well; this is the usual case, and allocates nothing.
  @inlinable @inline(__always)
  static func confirm(_ dependency: Node, by subscriber: Node) -> Bool {
    guard let next = subscriber.slot.link, next.dependency == dependency else { return false }
    next.version = dependency.version
    next.stamp = subscriber.state.rawValue & Node.State.parity.rawValue
    subscriber.slot = next.slot
    return true
  }

  /// Records that the running `subscriber` reads `dependency`, by a new link if need be.
  ///
  /// A link that was confirmed in this run, with another version, matches none from then on: whoever
  /// writes what it reads has to run again, even if a batch puts the first value back.
  static func link(_ dependency: Node, to subscriber: Node, in traversal: Traversal) {
    if subscriber.slot != subscriber.firstSlot {
      let latest = Link(before: subscriber.slot)
      if latest.dependency == dependency { return confirmAgain(latest) }
    }
    let parity = subscriber.state.rawValue & Node.State.parity.rawValue
    if let last = dependency.subscribers?.previousSubscriber,
      last.subscriber == subscriber, last.isKnown || last.stamp == parity
    {
      return confirmAgain(last)
    }
    let link = traversal.makeLink(from: dependency, to: subscriber, stamp: parity)
    link.version = dependency.version
    insert(link)
  }

  private static func confirmAgain(_ link: Link) {
    if link.version != link.dependency.version { link.version = 0 }
  }

  /// Links a known input, behind those linked before, while `subscriber` is being connected.
  static func linkKnown(
    _ dependency: Node, to subscriber: Node, number: UInt32 = 0, in traversal: Traversal
  ) {
    insert(traversal.makeLink(from: dependency, to: subscriber, stamp: Link.known | number))
  }

  /// Puts a link into its subscriber's slot, and last among the subscribers of its dependency.
  private static func insert(_ link: Link) {
    let subscriber = link.subscriber
    link.nextDependency = subscriber.slot.link
    subscriber.slot.link = link
    subscriber.slot = link.slot

    let dependency = link.dependency
    if let first = dependency.subscribers {
      let last = first.previousSubscriber
      last.nextSubscriber = link
      link.previousSubscriber = last
      first.previousSubscriber = link
    } else {
      dependency.subscribers = link
    }
    verify(subscriber)
  }

  /// Takes a link out of its dependency's list and frees it; the caller has taken it out of its
  /// subscriber's.
  ///
  /// - Complexity: O(1)
  private static func unlink(_ link: Link, in traversal: Traversal) {
    let dependency = link.dependency
    let next = link.nextSubscriber
    let previous = link.previousSubscriber
    if dependency.subscribers == link {
      dependency.subscribers = next
      next?.previousSubscriber = previous
    } else {
      previous.nextSubscriber = next
      (next ?? dependency.subscribers)?.previousSubscriber = previous
    }
    traversal.free(link)
    if dependency.subscribers == nil && dependency.state.contains(.released) {
      dependency.perform(.orphan)
    }
  }

  /// Drops the links behind the slot: what the run that ends did not read.
  @inlinable static func trim(_ subscriber: Node, in traversal: Traversal) {
    if let rest = subscriber.slot.link { drop(rest, of: subscriber, in: traversal) }
  }

  @usableFromInline @inline(never)
  static func drop(_ first: Link, of subscriber: Node, in traversal: Traversal) {
    subscriber.slot.link = nil
    var rest: Link? = first
    while let link = rest {
      rest = link.nextDependency
      if traversal.reportsLosses { link.dependency.perform(.loss) }
      unlink(link, in: traversal)
    }
    verify(subscriber)
  }

  /// Drops every link of a node to what it depends on.
  ///
  /// - Complexity: O(*n*), where *n* is the number of its dependencies.
  static func detach(_ subscriber: Node, in traversal: Traversal) {
    subscriber.slot = subscriber.firstSlot
    if subscriber.state.contains(.gathers) { subscriber.gathered = nil }
    trim(subscriber, in: traversal)
  }
}
