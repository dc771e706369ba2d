import TelltaleMachine

extension Node.State {
  /// The observer's token, or the scope's, is alive.
  @inlinable static var held: Node.State { Node.State(rawValue: firstOfOwner) }
  /// The observer is in the list of what owns it.
  @inlinable static var owned: Node.State { Node.State(rawValue: firstOfOwner << 1) }
  /// The node is, or was, in the list of what is to be freed.
  static var retired: Node.State { Node.State(rawValue: firstOfOwner << 2) }
  /// The node is unlinked and has released what it held.
  static var empty: Node.State { Node.State(rawValue: firstOfOwner << 5) }
  /// The observer owns others, or has clean-ups.
  static var owns: Node.State { Node.State(rawValue: firstOfOwner << 6) }
  /// The source has hooks.
  static var hooked: Node.State { Node.State(rawValue: firstOfOwner << 3) }
  /// The source's hooks were told last that it is observed.
  static var observed: Node.State { Node.State(rawValue: firstOfOwner << 4) }
  /// The node is in its region's list of those that were linked or unlinked.
  static var relinked: Node.State { Node.State(rawValue: firstOfOwner << 7) }
  /// The node is a scope's, which never runs.
  static var scope: Node.State { Node.State(rawValue: firstOfOwner << 8) }
}

// MARK: The way of a node from its last handle to the free list

extension Node {
  /// Takes note that the handle to the node was released, on whatever thread that happened.
  ///
  /// In the node's domain it takes effect at once. Anywhere else, the node is left in the inbox of the
  /// thread on which the domain was at work last, and nothing of the graph is touched, unless that is
  /// this thread and the domain can be kept away meanwhile.
  ///
  /// What lay in an inbox proves nothing: its domain may be at work on another thread by now, as may
  /// the domain of what is released with it.
  ///
  /// - Parameters:
  ///   - isPosted: Whether the node lay in an inbox.
  ///   - home: A region whose domain the running code is in, if that is known.
  func handleWasReleased(
    isLeaf: Bool, isPosted: Bool = false, home: Region? = nil, in context: Context = .current
  ) {
    if !takesRelease(isLeaf: isLeaf, isPosted: isPosted, home: home, in: context) {
      postRelease(isLeaf: isLeaf)
    }
  }

  /// Does the same, but leaves the node in no inbox.
  ///
  /// - Returns: Whether it took effect; if not, `postRelease` must follow.
  @inline(__always)
  func takesRelease(
    isLeaf: Bool, isPosted: Bool = false, home: Region? = nil, in context: Context = .current
  ) -> Bool {
    guard let root = region?.root else {
      handleIsGone(isLeaf: isLeaf, in: context)
      return true
    }
    let isHere = !isPosted && !context.isReleasingPosted && root.isDomainCurrent
    if root == home || isHere {
      if root != home { root.enter(in: context) }
      handleIsGone(isLeaf: isLeaf, in: context)
      // Nothing of the region stays in the context, whether the node has ended or not.
      context.settle()
    } else if let inbox = context.inbox, context.mayClaim, root.claim(as: inbox) {
      endClaimed(isLeaf: isLeaf, root: root, inbox: inbox, in: context)
    } else {
      return false
    }
    return true
  }

  /// Leaves the node in the inbox of the thread on which its domain was at work last.
  func postRelease(isLeaf: Bool) {
    guard let root = region?.root else { return }
    Inbox.post(self, isLeaf: isLeaf, to: root.owner & ~1)
  }

  /// Ends a node of a claimed region: unlinks it under the claim, and releases what it holds after.
  private func endClaimed(isLeaf: Bool, root: Region, inbox: Inbox, in context: Context) {
    // What waits to be unlinked belongs to another region.
    let outerEnded = context.ended
    let outerReports = context.traversal.reportsLosses
    context.ended = nil
    context.isClaiming = true
    root.count += 1
    handleIsGone(isLeaf: isLeaf, in: context)
    context.unlinkEnded()
    root.findRelinkedSources()
    context.traversal.reportsLosses = outerReports
    // The last reference is given up after the claim, which writes to the region.
    let isLast = root.count == 1
    if !isLast { root.count -= 1 }
    context.isClaiming = false
    root.yield(to: inbox)
    if isLast { root.release() }
    context.ended = outerEnded

    let isOutermost = !context.isReleasingPosted
    context.isReleasingPosted = true
    context.settle()
    if isOutermost { context.isReleasingPosted = false }
  }

  /// Takes note, in the node's domain or with a claim, that no handle is left.
  private func handleIsGone(isLeaf: Bool, in context: Context) {
    state.remove(.held)
    state.insert(.released)
    if isLeaf {
      if isDead { freeIfUnused() } else if !state.contains(.owned) { end(in: context) }
    } else if subscribers == nil {
      end(in: context)
    }
  }

  /// Puts an ended node into the list of what is to be freed.
  func retire(in context: Context) {
    if state.contains(.retired) || state.contains(.leaf) && state.contains(.running) { return }
    if isTouched { return }
    state.insert(.retired)
    nextEnded = context.ended
    context.ended = self
    context.settle()
  }

  /// Unlinks an ended node from the graph, so that what is left of it is nobody else's business.
  func unlink(in context: Context) {
    if let root = region?.root, root.hookedCount > 0 {
      root.noteHooks(in: context)
      if state.contains(.hooked) { root.hookedCount -= 1 }
    }
    // A source's word for dependencies holds its number.
    if !state.contains(.source) { Graph.detach(self, in: context.traversal) }
    if !state.contains(.held) { leaveRegion() }
  }

  /// Releases what an unlinked node holds.
  func releaseAll(in context: Context) {
    if state.contains(.leaf) {
      runCleanups(in: context)
    } else if state.contains(.observed) {
      perform(.unobserved)
    }
    perform(.destroy)
    releaseClosure()
    state.insert(.empty)
    freeIfUnused()
  }

  /// Frees an ended node if it holds nothing and nobody refers to it, neither token nor queue.
  func freeIfUnused() {
    guard state.contains(.empty), !state.contains(.held) else { return }
    if state.contains(.leaf) {
      if state.contains(.stale) { return }
      destroyObserver()
    }
    freeDetails()
    leaveRegion()
    free()
  }
}

// MARK: The end of a node

extension Node {
  /// Ends a node, and all that an observer or a scope owns: last first, inner before outer.
  ///
  /// A clean-up may end anything, this node included.
  @usableFromInline
  func end(in context: Context) {
    if !state.contains(.leaf) {
      state.insert(.dead)
      return retire(in: context)
    }
    context.holds += 1
    context.openBodies += 1
    var node = self
    while !isDead {
      while let child = node.observer.lastChild { node = child }
      let owner = node.observer.owner
      node.finish(in: context)
      guard let owner, !owner.isDead else {
        node = self
        continue
      }
      node = node == self ? self : owner
    }
    context.holds -= 1
    context.closeBody()
    context.settle()
  }

  /// Ends all that an observer owns, and runs its clean-ups: what precedes another run. What they
  /// write is told when all are done.
  func endChildren(in context: Context) {
    guard state.contains(.owns) else { return }
    state.remove(.owns)
    context.holds += 1
    context.openBodies += 1
    while let child = observer.lastChild { child.end(in: context) }
    runCleanups(in: context)
    context.holds -= 1
    context.closeBody()
    // What has settled meanwhile has forgotten the region.
    region?.enter(in: context)
  }

  private func finish(in context: Context) {
    state.insert(.dead)
    if let owner = observer.owner {
      owner.observer.abandon(self)
      state.remove(.owned)
    }
    runCleanups(in: context)
    retire(in: context)
  }

  /// Gives the clean-ups of a scope that goes on to an observer that ends at once, and is released
  /// when no value is computed any more.
  private func postponeCleanups(in context: Context) {
    let carrier = Node.makeObserver(state: .none, site: .unknown, label: nil) { _, _ in }
    carrier.state.remove(.held)
    for cleanup in observer.takeCleanups() { carrier.observer.addCleanup(cleanup) }
    carrier.end(in: context)
  }

  func runCleanups(in context: Context) {
    // While a value is computed, or a region claimed, they wait until the observer is released.
    guard observer.hasCleanups, !context.isClaiming else { return }
    if context.isComputing {
      if !isDead { postponeCleanups(in: context) }
      return
    }
    let cleanups = observer.takeCleanups()
    context.withBody(reader: nil, owner: nil) {
      for cleanup in cleanups.reversed() { cleanup() }
    }
  }
}
