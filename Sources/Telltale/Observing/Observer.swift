import TelltaleMachine

/// The payload of an observer's node, or a scope's.
@safe
struct Observer {
  let fields: UnsafeMutablePointer<Fields>

  struct Fields {
    /// The place in the order of attachment.
    var order: UInt64
    /// The flush in which the observer ran last; how often it did is its version.
    var flush: UInt64 = 0
    /// The observer or scope that ends this one with itself, and the others that it ends.
    var owner: Node?
    var previousSibling: Node?
    var nextSibling: Node?
    var lastChild: Node?
    /// The next node in an inbox.
    var nextPosted: UInt = 0
    var cleanups: [() -> Void] = []

    init() {
      order = telltale_unique() | Observer.lateOrder
    }
  }
}

extension Observer {
  /// The bit of an order that only those lack who run before all others.
  static var lateOrder: UInt64 { 1 << 63 }

  var order: UInt64 {
    get { unsafe fields.pointee.order }
    nonmutating set { unsafe fields.pointee.order = newValue }
  }

  var flush: UInt64 {
    get { unsafe fields.pointee.flush }
    nonmutating set { unsafe fields.pointee.flush = newValue }
  }

  var owner: Node? {
    get { unsafe fields.pointee.owner }
    nonmutating set { unsafe fields.pointee.owner = newValue }
  }

  var previousSibling: Node? {
    get { unsafe fields.pointee.previousSibling }
    nonmutating set { unsafe fields.pointee.previousSibling = newValue }
  }

  var nextSibling: Node? {
    get { unsafe fields.pointee.nextSibling }
    nonmutating set { unsafe fields.pointee.nextSibling = newValue }
  }

  var lastChild: Node? {
    get { unsafe fields.pointee.lastChild }
    nonmutating set { unsafe fields.pointee.lastChild = newValue }
  }

  var nextPosted: UInt {
    get { unsafe fields.pointee.nextPosted }
    nonmutating set { unsafe fields.pointee.nextPosted = newValue }
  }

  /// Takes the clean-ups, the first one first.
  func takeCleanups() -> [() -> Void] {
    let cleanups = unsafe fields.pointee.cleanups
    unsafe fields.pointee.cleanups = []
    return cleanups
  }

  var hasCleanups: Bool { unsafe !fields.pointee.cleanups.isEmpty }

  func addCleanup(_ body: @escaping () -> Void) {
    unsafe fields.pointee.cleanups.append(body)
  }

  /// Takes a child into the list, as the last one.
  func adopt(_ child: Node, by owner: Node) {
    let observer = child.observer
    observer.owner = owner
    observer.previousSibling = lastChild
    lastChild?.observer.nextSibling = child
    lastChild = child
  }

  /// Takes a child out of the list.
  func abandon(_ child: Node) {
    let observer = child.observer
    if lastChild == child { lastChild = observer.previousSibling }
    observer.previousSibling?.observer.nextSibling = observer.nextSibling
    observer.nextSibling?.observer.previousSibling = observer.previousSibling
    observer.owner = nil
    observer.previousSibling = nil
    observer.nextSibling = nil
  }
}

/// A client's closure behind the payload: its two words, as `telltale_run_body` takes them.
private struct ObserverBody {
  let run: () -> Void
}

extension Node {
  /// The payload; the node is a leaf.
  var observer: Observer { unsafe Observer(fields: payload(Observer.Fields.self)) }

  /// Allocates an observer's node, which has not run yet.
  @usableFromInline static func makeObserver(
    state: State, site: Site, label: String?, hasBody: Bool = false, perform: @escaping Perform
  ) -> Node {
    let node = make(
      Observer.Fields.self, state: state | .leaf | .dirty | .held, site: site, hasBody: hasBody,
      perform: perform)
    unsafe node.payload(Observer.Fields.self).initialize(to: Observer.Fields())
    if let label { node.makeDetails(for: Void.self).label = label }
    return node
  }

  /// Allocates the node of an observer with the client's closure, which reads what it is told by.
  static func makeObserver(site: Site, label: String?, _ run: @escaping () -> Void) -> Node {
    let node = makeObserver(state: .none, site: site, label: label, hasBody: true) {
      node, request in
      let body = unsafe node.body(behind: Observer.Fields.self, as: ObserverBody.self)
      switch request {
      case .run: unsafe telltale_run_body(body)
      case .destroy: unsafe body.deinitialize(count: 1)
      default: break
      }
    }
    unsafe node.body(behind: Observer.Fields.self, as: ObserverBody.self).initialize(
      to: ObserverBody(run: run))
    return node
  }

  func destroyObserver() {
    unsafe payload(Observer.Fields.self).deinitialize(count: 1)
  }
}
