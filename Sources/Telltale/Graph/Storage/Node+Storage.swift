// The words of a node, which are valid as long as the node is.

extension Node {
  @frozen @usableFromInline @unsafe
  struct Fields {
    // What a read needs is last, beside the value in the payload: one line of a cache, or two.
    @usableFromInline var perform: Perform
    /// Three words that belong to the owner of the graph.
    @usableFromInline var site: UInt64
    @usableFromInline var region: UnsafeMutableRawPointer?
    @usableFromInline var details: UnsafeMutableRawPointer?
    /// While running: the place behind the link of the latest read. While a traversal is below this
    /// node: the link by which it came.
    @usableFromInline var cursor: UnsafeMutablePointer<Link.Fields>?
    /// The links to the nodes that this one read, in the order of reading.
    @usableFromInline var dependencies: UnsafeMutablePointer<Link.Fields>?
    /// The links to the nodes that read this one; a leaf's word is the next leaf of its chain.
    @usableFromInline var subscribers: UnsafeMutablePointer<Link.Fields>?
    @usableFromInline var state: State
    /// Grows with every change of the value; 0 before there is one.
    @usableFromInline var version: UInt32

    @inlinable init(state: State, site: UInt64, perform: @escaping Perform) {
      unsafe self.perform = perform
      unsafe self.site = site
      unsafe self.region = nil
      unsafe self.details = nil
      unsafe self.cursor = nil
      unsafe self.dependencies = nil
      unsafe self.subscribers = nil
      unsafe self.state = state
      unsafe self.version = 0
    }
  }
}

extension Node {
  @inlinable var state: State {
    get { unsafe address.pointee.state }
    nonmutating set { unsafe address.pointee.state = newValue }
  }

  @inlinable var version: UInt32 {
    get { unsafe address.pointee.version }
    nonmutating set { unsafe address.pointee.version = newValue }
  }

  @inlinable var subscribers: Link? {
    get { unsafe Link(address.pointee.subscribers) }
    nonmutating set { unsafe address.pointee.subscribers = newValue?.address }
  }

  @inlinable var dependencies: Link? { unsafe Link(address.pointee.dependencies) }

  @inlinable var cursor: Link? {
    get { unsafe Link(address.pointee.cursor) }
    nonmutating set { unsafe address.pointee.cursor = newValue?.address }
  }

  /// The place behind the link of the latest read, of a node that runs: in the word of the cursor.
  @inlinable var slot: Slot {
    get {
      // Sound because `begin` has set it, and a run ends before a traversal may pass the node.
      unsafe Slot(
        UnsafeMutableRawPointer(address.pointee.cursor).unsafelyUnwrapped.assumingMemoryBound(
          to: UnsafeMutablePointer<Link.Fields>?.self))
    }
    nonmutating set {
      unsafe address.pointee.cursor = UnsafeMutableRawPointer(newValue.address)
        .assumingMemoryBound(to: Link.Fields.self)
    }
  }

  /// The place of the first dependency.
  @inlinable var firstSlot: Slot {
    unsafe withUnsafeMutablePointer(to: &address.pointee.dependencies) { unsafe Slot($0) }
  }

  @inlinable var site: UInt64 {
    get { unsafe address.pointee.site }
    nonmutating set { unsafe address.pointee.site = newValue }
  }

  /// The next leaf of a chain, kept in the word that a leaf does not need: it has no subscribers.
  @inlinable var nextLeaf: Node? {
    get { unsafe Node(word: address.pointee.subscribers) }
    nonmutating set { unsafe address.pointee.subscribers = newValue?.word }
  }

  /// The number of a source that was made in a run, in the word that a source does not need.
  var number: UInt {
    get { unsafe UInt(bitPattern: address.pointee.dependencies) }
    nonmutating set { unsafe address.pointee.dependencies = .init(bitPattern: newValue) }
  }

  /// The node as it stands in the word of another type, and back.
  @inlinable var word: UnsafeMutablePointer<Link.Fields> {
    unsafe UnsafeMutableRawPointer(address).assumingMemoryBound(to: Link.Fields.self)
  }

  @inlinable init?(word: UnsafeMutablePointer<Link.Fields>?) {
    guard let word = unsafe word else { return nil }
    unsafe self.address = unsafe UnsafeMutableRawPointer(word).assumingMemoryBound(to: Fields.self)
  }

  /// The first of the inputs that were reached since the node last ran; only if it gathers.
  @inlinable var gathered: Link? {
    get { unsafe Link(gatheredWord.pointee) }
    nonmutating set { unsafe gatheredWord.pointee = newValue?.address }
  }

  /// A node that gathers was allocated with this word in front of its fields.
  @inlinable var gatheredWord: UnsafeMutablePointer<UnsafeMutablePointer<Link.Fields>?> {
    unsafe UnsafeMutableRawPointer(address).assumingMemoryBound(
      to: UnsafeMutablePointer<Link.Fields>?.self) - 1
  }

  /// The closure's two words, a function and its context: the first of the fields.
  @inlinable var closure: UnsafeRawPointer { unsafe UnsafeRawPointer(address) }

  @inlinable init(opaque: UnsafeMutableRawPointer) {
    unsafe self.address = unsafe opaque.assumingMemoryBound(to: Fields.self)
  }
}
