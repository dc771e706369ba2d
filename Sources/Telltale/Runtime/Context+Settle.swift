extension Context {
  /// Frees what has ended, and tells sources whether they are observed, when no client code and no
  /// traversal is on the stack.
  @inlinable func settle() {
    if (ended != nil || unlinked != nil || hooked != nil) && isIdle && !isSettling && !isClaiming {
      settleNow()
    }
  }

  @usableFromInline
  func settleNow() {
    isSettling = true
    repeat {
      unlinkEnded()
      while let node = unlinked {
        unlinked = node.nextEnded
        holds += 1
        node.releaseAll(in: self)
        holds -= 1
      }
      callHooks()
    } while ended != nil || unlinked != nil || hooked != nil
    isSettling = false
    if openBodies == 0 && queue.first != nil { flush() }
  }

  /// Unlinks what has ended, and what ends because that was its last link.
  func unlinkEnded() {
    while let node = ended {
      ended = node.nextEnded
      node.unlink(in: self)
      node.nextEnded = unlinked
      unlinked = node
    }
  }

  /// Calls the hooks of the sources whose state has changed since they were called last.
  private func callHooks() {
    var hasRelinked = false
    while let region = hooked {
      // The hooks of one region may relink another.
      hasRelinked = hasRelinked || traversal.hasRelinked
      traversal.hasRelinked = false
      hooked = region.nextHooked
      region.isHooked = false
      let root = region.root
      if hasRelinked || root.hasLostLinks {
        root.hasLostLinks = false
        callHooks(of: root)
      }
      region.release()
    }
  }

  private func callHooks(of region: Region) {
    region.count += 1
    var sources = region.hooks
    region.hooks = nil
    var changed: Node?
    while let source = sources {
      sources = source.nextSource
      source.nextSource = region.hooks
      region.hooks = source
      if Graph.isObserved(source) != source.state.contains(.observed) {
        source.state.flip(.observed)
        source.nextChanged = changed
        changed = source
      }
    }
    // The lists are whole again, whatever the clients' code does.
    while let source = changed {
      changed = source.nextChanged
      source.nextChanged = nil
      withBody(reader: nil, owner: nil) {
        source.perform(source.state.contains(.observed) ? .observed : .unobserved)
      }
    }
    region.release()
  }
}
