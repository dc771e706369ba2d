// Which sources are told that they are observed, or not any more. A region in which no source wants to
// know pays nothing for it.

extension Region {
  /// Takes note that the region's links may change, and that sources are told when the running call
  /// is done.
  func noteHooks(in context: Context) {
    context.traversal.reportsLosses = true
    // Nobody is told under a claim; the domain will note it when it enters.
    if isHooked || context.isClaiming { return }
    isHooked = true
    count += 1
    nextHooked = context.hooked
    context.hooked = self
  }

  /// Replaces the list of relinked nodes by the sources with hooks that are upstream of them.
  ///
  /// It must be done between the unlinking of nodes that have ended and their release, and when
  /// no function of the graph is on the stack.
  ///
  /// - Complexity: O(*n*), where *n* is the number of links upstream.
  func findRelinkedSources() {
    if unsafe address.pointee.relinked.isEmpty { return }
    var nodes = takeRelinked().filter { !$0.isDead }
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      index += 1
      var link = node.state.contains(.source) ? nil : node.dependencies
      while let input = link {
        if input.dependency.markRelinked() { nodes.append(input.dependency) }
        link = input.nextDependency
      }
    }
    for node in nodes {
      if node.state.contains(.hooked) {
        unsafe address.pointee.relinked.append(node)
      } else {
        node.state.remove(.relinked)
      }
    }
  }

  /// The relinked sources that are observed and were not told so, or the other way round; they are
  /// marked as told.
  func takeChangedSources() -> [Node] {
    // A hook may have relinked more.
    findRelinkedSources()
    return takeRelinked().filter { source in
      source.state.remove(.relinked)
      if Graph.isObserved(source) == source.state.contains(.observed) { return false }
      source.state.flip(.observed)
      return true
    }
  }
}

extension Node {
  /// Takes note that the node has gained a link, or loses one.
  @usableFromInline func noteRelinked(in context: Context) {
    guard let root = region?.root, root.hookedCount > 0 else { return }
    root.noteHooks(in: context)
    if markRelinked() { unsafe root.address.pointee.relinked.append(self) }
  }

  /// Marks the node, and returns whether it was not marked before.
  fileprivate func markRelinked() -> Bool {
    if state.contains(.relinked) { return false }
    state.insert(.relinked)
    return true
  }
}
