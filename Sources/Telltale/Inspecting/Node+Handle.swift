import TelltaleMachine

#if !hasFeature(Embedded)

  // How the node of a source finds the value, which lies in the handle and may be released on any
  // thread: by the address of the handle, in the word for the cursor, which no traversal uses in a
  // source.
  //
  // The handle is valid as long as the word holds its address and the node's domain has not noted its
  // release: one that is released elsewhere clears the word before it goes on, and waits while the
  // lowest bit is set, which is during a copy of the value. The stored value is released after that,
  // for a superclass is deinitialized before the stored properties are; `InspectingDomainTests` holds
  // it under ThreadSanitizer.

  extension Node {
    /// Takes note of the handle, before anybody else knows the node.
    @inlinable @inline(__always) func noteHandle(_ handle: AnyObject) {
      unsafe address.pointee.cursor = Unmanaged.passUnretained(handle).toOpaque()
        .assumingMemoryBound(to: Link.Fields.self)
    }

    /// Takes the handle's address away, on any thread.
    func forgetHandle() {
      while true {
        let word = unsafe telltale_load(handleWord)
        if word & 1 == 0, unsafe telltale_compare_exchange(handleWord, word, 0) { return }
        telltale_pause()
      }
    }

    /// Lends the handle to a body that copies from it and runs no client code; in the node's domain.
    func withHandle<Handle: AnyObject, Result>(
      as _: Handle.Type, _ body: (Handle) -> Result
    ) -> Result? {
      if state.contains(.released | .dead) { return nil }
      let word = unsafe telltale_load(handleWord)
      guard let address = unsafe UnsafeRawPointer(bitPattern: word), word & 1 == 0,
        unsafe telltale_compare_exchange(handleWord, word, word | 1)
      else { return nil }
      defer { unsafe telltale_store(handleWord, word) }
      return unsafe Unmanaged<Handle>.fromOpaque(address)._withUnsafeGuaranteedRef(body)
    }

    private var handleWord: UnsafeMutablePointer<UInt> {
      unsafe withUnsafeMutablePointer(to: &address.pointee.cursor) {
        unsafe UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt.self)
      }
    }
  }

#endif

extension Node {
  /// Puts a word in the place of the site, on any thread, so that the node's domain reads one or the
  /// other.
  func replaceSite(by word: UInt) {
    #if _pointerBitWidth(_64)
      unsafe telltale_store_relaxed(siteWord, word)
    #else
      site = UInt64(word)
    #endif
  }

  /// The site; none if the node's handle was released on another thread, which leaves a word without
  /// a line.
  var knownSite: Site {
    #if _pointerBitWidth(_64)
      let word = unsafe UInt64(telltale_load_relaxed(siteWord))
    #else
      let word = site
    #endif
    return word >> 48 == 0 ? .unknown : Site(word: word)
  }

  #if _pointerBitWidth(_64)
    private var siteWord: UnsafeMutablePointer<UInt> {
      unsafe withUnsafeMutablePointer(to: &address.pointee.site) {
        unsafe UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt.self)
      }
    }
  #endif
}
