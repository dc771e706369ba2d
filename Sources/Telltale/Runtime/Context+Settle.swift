extension Context {
  /// Frees what has ended, and tells sources whether they are observed, when no client code and no
  /// traversal is on the stack.
  @inlinable @inline(__always)
  func settle() {
    if (ended != nil || unlinked != nil || hooked != nil) && isIdle && !isSettling && !isClaiming {
      settleNow()
    }
  }

  @usableFromInline @inline(never)
  func settleNow() {
    isSettling = true
    repeat {
      unlinkEnded()
      findRelinkedSources()
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

  private func findRelinkedSources() {
    // Regions that were joined meanwhile have one root.
    var next = hooked
    hooked = nil
    while let region = next {
      next = region.nextHooked
      region.isHooked = false
      region.root.noteHooks(in: self)
      region.release()
    }
    next = hooked
    while let root = next {
      root.findRelinkedSources()
      next = root.nextHooked
    }
  }

  /// Calls the hooks of the sources whose state has changed since they were called last.
  private func callHooks() {
    while let region = hooked {
      hooked = region.nextHooked
      region.isHooked = false
      // The hooks of one region may relink another.
      for source in region.root.takeChangedSources() {
        withBody(reader: nil, owner: nil) {
          source.perform(source.state.contains(.observed) ? .observed : .unobserved)
        }
      }
      region.release()
    }
    traversal.reportsLosses = false
  }
}
