public import TelltaleMachine

/// Where other threads leave the nodes whose handles they released, for the thread to end them when
/// its domain is at work next.
///
/// A foreign release can do nothing to a graph but this. An inbox outlives its thread: one that
/// ends makes it vacant, and whoever leaves something in a vacant one, or starts a new thread, takes
/// it over; so there are never more of them than there were threads at one time.
@frozen @usableFromInline @safe
struct Inbox: Equatable {
  @usableFromInline let address: UnsafeMutablePointer<Fields>

  @inlinable init(_ address: UnsafeMutablePointer<Fields>) {
    unsafe self.address = unsafe address
  }

  @inlinable static func == (left: Inbox, right: Inbox) -> Bool {
    unsafe left.address == right.address
  }

  /// Both words that change are atomic.
  @frozen @usableFromInline @unsafe
  struct Fields {
    /// The first of a chain of nodes.
    @usableFromInline var first: UInt
    @usableFromInline var isVacant: UInt
    @usableFromInline var next: UInt
  }

  @inlinable var word: UInt { unsafe UInt(bitPattern: address) }

  @inlinable var isEmpty: Bool { unsafe telltale_load_relaxed(&address.pointee.first) == 0 }
}

extension Inbox {
  /// The first of all inboxes; they are never freed.
  nonisolated(unsafe) private static let all = {
    let word = UnsafeMutablePointer<UInt>.allocate(capacity: 1)
    unsafe word.initialize(to: 0)
    return unsafe word
  }()

  /// The inbox of the running thread.
  static func own(in context: Context) -> Inbox {
    if let inbox = context.inbox { return inbox }
    let inbox = vacant() ?? make()
    context.inbox = inbox
    context.flushNumber = telltale_unique() << 32
    unsafe telltale_at_thread_exit(inbox.address) { word in
      unsafe Inbox(word.assumingMemoryBound(to: Fields.self)).leave()
      Context.current.traversal.freeSpares()
    }
    return inbox
  }

  private static func vacant() -> Inbox? {
    var word = unsafe telltale_load(all)
    while let address = unsafe UnsafeMutablePointer<Fields>(bitPattern: word) {
      if unsafe telltale_compare_exchange(&address.pointee.isVacant, 1, 0) {
        return unsafe Inbox(address)
      }
      word = unsafe address.pointee.next
    }
    return nil
  }

  private static func make() -> Inbox {
    let address = UnsafeMutablePointer<Fields>.allocate(capacity: 1)
    unsafe address.initialize(to: Fields(first: 0, isVacant: 0, next: 0))
    repeat {
      unsafe address.pointee.next = unsafe telltale_load(all)
    } while unsafe !telltale_compare_exchange(
      all, address.pointee.next, UInt(bitPattern: address))
    return unsafe Inbox(address)
  }

  /// Leaves a node for the thread whose inbox `word` is; from any thread.
  static func post(_ node: Node, isLeaf: Bool, to word: UInt) {
    guard let address = unsafe UnsafeMutablePointer<Fields>(bitPattern: word) else { return }
    unsafe Inbox(address).post(node, isLeaf: isLeaf)
  }

  private func post(_ node: Node, isLeaf: Bool) {
    let posted = node.posted(isLeaf: isLeaf)
    var first: UInt
    repeat {
      first = unsafe telltale_load(&address.pointee.first)
      node.setNextPosted(first, isLeaf: isLeaf)
    } while unsafe !telltale_compare_exchange(&address.pointee.first, first, posted)
    if unsafe telltale_compare_exchange(&address.pointee.isVacant, 1, 0) { leave() }
  }

  /// Ends what was left here, and makes the inbox vacant: its thread is gone.
  private func leave() {
    let context = Context.current
    let outer = context.inbox
    context.inbox = self
    var first: UInt
    repeat {
      if !isEmpty { collect(in: context) }
      first = unsafe telltale_load(&address.pointee.first)
      unsafe telltale_store(&address.pointee.isVacant, 1)
      // What came in between finds no thread to end it but this one.
    } while unsafe telltale_load(&address.pointee.first) != first
      && telltale_compare_exchange(&address.pointee.isVacant, 1, 0)
    context.inbox = outer == self ? nil : outer
  }

  static func collect(from word: UInt, in context: Context, home: Region) {
    guard let address = unsafe UnsafeMutablePointer<Fields>(bitPattern: word) else { return }
    let inbox = unsafe Inbox(address)
    if !inbox.isEmpty { inbox.collect(in: context, home: home) }
  }

  /// Leaves here what was left for another thread, whose domain is at work here now.
  func adopt(from word: UInt) {
    guard let address = unsafe UnsafeMutablePointer<Fields>(bitPattern: word) else { return }
    var posted = unsafe telltale_exchange(&address.pointee.first, 0)
    while let (node, isLeaf) = Node.posted(posted) {
      posted = node.nextPosted(isLeaf: isLeaf)
      post(node, isLeaf: isLeaf)
    }
  }

  /// Ends the nodes that were left for a domain that this thread is in now, or that is gone, and
  /// leaves the others where their domain will find them.
  ///
  /// - Parameter home: The region that the domain is known to be at work in.
  func collect(in context: Context, home: Region? = nil) {
    var posted = unsafe telltale_exchange(&address.pointee.first, 0)
    while let (node, isLeaf) = Node.posted(posted) {
      posted = node.nextPosted(isLeaf: isLeaf)
      node.setNextPosted(0, isLeaf: isLeaf)
      node.handleWasReleased(isLeaf: isLeaf, isPosted: true, home: home, in: context)
    }
  }
}

extension Node {
  /// The node as it stands in an inbox: its address, and whether it is a leaf in the lowest bit.
  fileprivate func posted(isLeaf: Bool) -> UInt {
    unsafe UInt(bitPattern: address) | (isLeaf ? 1 : 0)
  }

  fileprivate static func posted(_ word: UInt) -> (node: Node, isLeaf: Bool)? {
    unsafe UnsafeMutablePointer<Fields>(bitPattern: word & ~1).map {
      unsafe (Node($0), word & 1 != 0)
    }
  }

  /// The next node in an inbox: a leaf's payload has a word for it, any other's site is not needed
  /// any more.
  fileprivate func nextPosted(isLeaf: Bool) -> UInt {
    isLeaf ? observer.nextPosted : UInt(truncatingIfNeeded: site)
  }

  fileprivate func setNextPosted(_ word: UInt, isLeaf: Bool) {
    if isLeaf { observer.nextPosted = word } else { replaceSite(by: word) }
  }

  /// The next node that is to be freed, in the word for the site, which is not needed any more.
  var nextEnded: Node? {
    get { Node.posted(UInt(truncatingIfNeeded: site))?.node }
    nonmutating set { site = UInt64(newValue?.posted(isLeaf: false) ?? 0) }
  }
}
