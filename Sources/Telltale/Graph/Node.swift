// The graph alone: nodes, the links between them, and five functions that keep every node's value
// the one that follows from the sources. Nothing here knows a value, a closure, a queue, a thread.

public import TelltaleMachine

/// A node of the graph: a reference to its memory, which outlives every handle to it until no
/// traversal can see it.
///
/// The owner of a node allocates it with the memory of its payload behind it, and frees it when it
/// is linked to nothing and no function of the graph is on the stack.
@frozen @usableFromInline @safe
struct Node: Equatable {
  @usableFromInline let address: UnsafeMutablePointer<Fields>

  @inlinable init(_ address: UnsafeMutablePointer<Fields>) {
    unsafe self.address = unsafe address
  }

  @inlinable static func == (left: Node, right: Node) -> Bool {
    unsafe left.address == right.address
  }

  /// What a node asks its owner to do.
  @frozen @usableFromInline
  enum Request: UInt8 {
    /// Compute the value anew; if it differs, store it and call `advance`.
    case update
    /// Link the known inputs, in order, by `Graph.linkKnown`.
    case connect
    /// Run the observer.
    case run
    /// Release the value remembered since the batch began.
    case forget
    /// Release everything the payload holds.
    case destroy
    /// Report that the node depends on itself.
    case cycle
    /// End the node: its handle is gone, and so is the last link to it.
    case orphan
    /// Take note that the node loses a link.
    case loss
    /// Call the hook of a source that is observed from now on.
    case observed
    /// Call the hook of a source that is not observed any more.
    case unobserved
    /// Hand a copy of the value to whoever collects it.
    case describe
    /// Take note that a traced source has another value.
    case written
    /// Take note that a traced node is marked as stale; the traversal's position is the link to it.
    case marked
    /// Take note that a traced node that is stale is looked at; the position is the link to it, if
    /// another node needs it.
    case checked
  }

  /// The closure that answers a request, specialized where the node was made.
  @usableFromInline typealias Perform = (Node, Request) -> Void

  /// A set of marks.
  @frozen @usableFromInline
  struct State: Equatable {
    @usableFromInline var rawValue: UInt32

    @inlinable init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Whether one of the marks is in the set.
    @inlinable func contains(_ marks: State) -> Bool { rawValue & marks.rawValue != 0 }
    /// Whether one of the marks is in the set and `leaf` is not: one test of the sign and of zero.
    @inlinable func containsWithoutLeaf(_ marks: State) -> Bool {
      Int32(bitPattern: rawValue & (marks.rawValue | State.leaf.rawValue)) > 0
    }
    @inlinable mutating func insert(_ marks: State) { rawValue |= marks.rawValue }
    @inlinable mutating func remove(_ marks: State) { rawValue &= ~marks.rawValue }
    @inlinable mutating func flip(_ marks: State) { rawValue ^= marks.rawValue }
    @inlinable static func | (left: State, right: State) -> State {
      State(rawValue: left.rawValue | right.rawValue)
    }

    @inlinable static var none: State { State(rawValue: 0) }
    /// Something upstream has changed since the node was last known to be right.
    @inlinable static var stale: State { State(rawValue: 1) }
    /// The node must run, whatever its dependencies say.
    @inlinable static var dirty: State { State(rawValue: 2) }
    /// The node's closure is on the stack.
    @inlinable static var running: State { State(rawValue: 8) }
    /// Flips with every run and marks the links that were confirmed in it.
    @inlinable static var parity: State { State(rawValue: 16) }
    /// The node has no value: an observer. It is the sign of the word, for `containsWithoutLeaf`.
    @inlinable static var leaf: State { State(rawValue: 1 << 31) }
    /// The node has no dependencies and is never stale.
    @inlinable static var source: State { State(rawValue: 64) }
    /// The first dependencies are known inputs, linked once by `connect`.
    @inlinable static var known: State { State(rawValue: 128) }
    /// The node keeps a list of the inputs that were reached, and checks those alone.
    @inlinable static var gathers: State { State(rawValue: 256) }
    /// Mark of a walk downstream.
    @inlinable static var visited: State { State(rawValue: 512) }
    /// No handle is left: the links to the node are all that keeps it.
    @inlinable static var released: State { State(rawValue: 1024) }
    /// The node has ended: it is never run again, and is freed when nothing sees it.
    @inlinable static var dead: State { State(rawValue: 2048) }
    /// The node tells its owner when it is marked and when it is checked.
    @inlinable static var traced: State { State(rawValue: 4096) }
    /// The first of the bits that belong to the owner of the graph.
    @inlinable static var firstOfOwner: UInt32 { 1 << 16 }
  }
}

extension Node {
  @inlinable var isStale: Bool { state.contains(.stale) }
  @inlinable var isDead: Bool { state.contains(.dead) }

  /// Asks the owner. The closure lives as long as the node, which is not freed meanwhile, so the
  /// call needs no retain.
  @inlinable func perform(_ request: Request) {
    unsafe telltale_call(closure, address, request.rawValue)
  }
}

extension Node {
  /// Takes note that every known input is read, and calls `body` with the numbers of those that have
  /// changed since: of a node that gathers, once it has run.
  @inlinable func confirmGathered(_ body: (Int) -> Void) {
    var link = gathered
    while let input = link {
      if input.version != input.dependency.version {
        input.version = input.dependency.version
        body(input.number)
      }
      link = input.nextGathered
    }
  }

  /// Says that the value has changed: every link that read an earlier one is out of date.
  @inlinable func advance() {
    version &+= 1
    if version == 0 { startVersionsAnew() }
  }

  /// After 2³² changes, makes sure that no link has seen the versions that are given out next.
  @usableFromInline @inline(never)
  func startVersionsAnew() {
    version = 1
    var link = subscribers
    while let reader = link {
      reader.version = 0
      link = reader.nextSubscriber
    }
  }
}
