// The run time above the graph: who reads, what is batched, which observers wait for their turn.

public import TelltaleMachine

/// What the running thread is in the middle of; all of it begins and ends in one synchronous call.
///
/// A thread is not a domain: the next call may find another graph here. So nothing in a context
/// belongs to a graph once the outermost call has returned.
@frozen @usableFromInline @safe
struct Context {
  @usableFromInline let address: UnsafeMutablePointer<Fields>

  @inlinable static var current: Context {
    unsafe Context(
      address: telltale_thread_storage().assumingMemoryBound(to: Fields.self))
  }

  @inlinable init(address: UnsafeMutablePointer<Fields>) {
    unsafe self.address = unsafe address
  }

  /// The words of the thread; all zero is the state of a thread that does nothing.
  @frozen @usableFromInline @unsafe
  struct Fields {
    /// The part that the graph knows.
    @usableFromInline var traversal: Traversal.Fields
    /// How many bodies of batches, observers and clean-ups are open: writes only mark.
    @usableFromInline var openBodies: Int
    /// How many of them are observers': what ends meanwhile is released when they return.
    @usableFromInline var openRuns: Int
    /// How many functions are on the stack that hold on to nodes: nothing is freed meanwhile.
    @usableFromInline var holds: Int
    @usableFromInline var isFlushing: Bool
    @usableFromInline var isSettling: Bool
    /// Whether a region is claimed, so that no client code may run.
    @usableFromInline var isClaiming: Bool
    /// Whether what is released now was held by a node that lay in an inbox.
    @usableFromInline var isReleasingPosted: Bool
    /// What owns the observers that are made now: an observer or a scope.
    @usableFromInline var owner: Node?
    /// The observers that are to run in the next round.
    @usableFromInline var queue: Leaves
    /// The nodes that have ended and are to be freed.
    @usableFromInline var ended: Node?
    /// Those of them that are unlinked already.
    @usableFromInline var unlinked: Node?
    /// The nodes that remember the value they had when the batch began.
    @usableFromInline var touched: Node?
    /// The regions with hooks that this call is at work in.
    @usableFromInline var hooked: Region?
    /// The number of the flush that runs, or ran last.
    @usableFromInline var flushNumber: UInt64
    /// Where other threads leave what they released; see `Inbox`.
    @usableFromInline var inbox: Inbox?
    #if !hasFeature(Embedded)
      /// Takes the value of the node that is asked for it.
      @usableFromInline var collector: Unmanaged<ValueCollector>?
      /// The trace that is recorded, if one is.
      @usableFromInline var trace: Unmanaged<TraceSession>?
    #endif
  }
}

extension Context {
  @inlinable var traversal: Traversal {
    unsafe Traversal(
      UnsafeMutableRawPointer(address).assumingMemoryBound(to: Traversal.Fields.self))
  }

  @inlinable var reader: Node? {
    get { traversal.reader }
    nonmutating set { traversal.reader = newValue }
  }

  @inlinable var openBodies: Int {
    get { unsafe address.pointee.openBodies }
    nonmutating set { unsafe address.pointee.openBodies = newValue }
  }

  @inlinable var openRuns: Int {
    get { unsafe address.pointee.openRuns }
    nonmutating set { unsafe address.pointee.openRuns = newValue }
  }

  @inlinable var holds: Int {
    get { unsafe address.pointee.holds }
    nonmutating set { unsafe address.pointee.holds = newValue }
  }

  @inlinable var isFlushing: Bool {
    get { unsafe address.pointee.isFlushing }
    nonmutating set { unsafe address.pointee.isFlushing = newValue }
  }

  @inlinable var isSettling: Bool {
    get { unsafe address.pointee.isSettling }
    nonmutating set { unsafe address.pointee.isSettling = newValue }
  }

  @inlinable var owner: Node? {
    get { unsafe address.pointee.owner }
    nonmutating set { unsafe address.pointee.owner = newValue }
  }

  @inlinable var queue: Leaves {
    get { unsafe address.pointee.queue }
    nonmutating set { unsafe address.pointee.queue = newValue }
  }

  @inlinable var ended: Node? {
    get { unsafe address.pointee.ended }
    nonmutating set { unsafe address.pointee.ended = newValue }
  }

  @inlinable var unlinked: Node? {
    get { unsafe address.pointee.unlinked }
    nonmutating set { unsafe address.pointee.unlinked = newValue }
  }

  @inlinable var isClaiming: Bool {
    get { unsafe address.pointee.isClaiming }
    nonmutating set { unsafe address.pointee.isClaiming = newValue }
  }

  var isReleasingPosted: Bool {
    get { unsafe address.pointee.isReleasingPosted }
    nonmutating set { unsafe address.pointee.isReleasingPosted = newValue }
  }

  /// Whether no traversal is on the stack: only the release of what was unlinked may be.
  var mayClaim: Bool { openRuns == 0 && holds == (isReleasingPosted && isSettling ? 1 : 0) }

  @inlinable var touched: Node? {
    get { unsafe address.pointee.touched }
    nonmutating set { unsafe address.pointee.touched = newValue }
  }

  @inlinable var hooked: Region? {
    get { unsafe address.pointee.hooked }
    nonmutating set { unsafe address.pointee.hooked = newValue }
  }

  @inlinable var flushNumber: UInt64 {
    get { unsafe address.pointee.flushNumber }
    nonmutating set { unsafe address.pointee.flushNumber = newValue }
  }

  @inlinable var inbox: Inbox? {
    get { unsafe address.pointee.inbox }
    nonmutating set { unsafe address.pointee.inbox = newValue }
  }

  /// Whether a closure that computes a value is on the stack.
  @inlinable var isComputing: Bool { traversal.isRunning }

  /// Whether no closure of a client and no function that holds on to nodes is on the stack.
  @inlinable var isIdle: Bool { holds == 0 && openRuns == 0 }
}
