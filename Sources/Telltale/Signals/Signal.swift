/// A value that changes over time and knows who depends on it.
///
/// Whoever reads ``value`` while computing or observing is told, once, when it has changed:
///
/// ```swift
/// let messages = MutableSignal(0)
/// let notices = MutableSignal(0)
/// let badge = combineLatest(messages, notices).reduce { $0 + $1 }.map { "\($0) new" }
/// let token = badge.observe { print($0) }  // 0 new
/// messages.value = 3                       // 3 new
/// token.cancel()
/// ```
///
/// A signal belongs to the isolation domain it is used in: it is not `Sendable`, and the compiler
/// proves that no two domains share one. Its last reference may be released on any thread.
///
/// The name is the one of the signals of Solid, Preact, Angular, and the proposal to TC39.
public class Signal<Value> {
  /// The node; a source has none until somebody links to it.
  ///
  /// No other access can overlap one to this word: it is read and written whole, and no client code
  /// runs meanwhile.
  @exclusivity(unchecked) @usableFromInline final var nodeWord: Node?

  @usableFromInline init(node: Node?) {
    unsafe nodeWord = node
  }

  deinit {
    if let node { release(node) }
  }

  @inline(never)
  private final func release(_ node: Node) {
    if node.takesRelease(isLeaf: false) { return }
    #if !hasFeature(Embedded)
      hideValue()
    #endif
    node.postRelease(isLeaf: false)
  }

  #if !hasFeature(Embedded)
    /// Keeps the node's domain from looking at a value that is released on another thread.
    func hideValue() {}
  #endif
}

// MARK: Reading

/// What every signal is: a value that can be read.
///
/// The property `value` is an extension's and not the class's, so that every read and write is called
/// directly, and a mutable signal can have one of its own, which can be written and compares by `==`
/// where that is known; an override would be called through a table.
public protocol ReadableSignal<Value>: AnyObject {
  /// The type of the value.
  associatedtype Value
  /// The signal that is read.
  var signal: Signal<Value> { get }
}

extension ReadableSignal {
  /// The current value.
  ///
  /// A read while computing or observing makes the reader depend on the signal. The value follows
  /// from the sources as they are now, also in the middle of a batch.
  ///
  /// - Precondition: The signal does not depend on itself.
  /// - Complexity: O(1) if nothing it depends on has changed since it was read last.
  @inlinable public var value: Value { signal.trackedValue }

  /// The current value, read without becoming dependent on the signal.
  @inlinable public var untrackedValue: Value { signal.currentValue }
}

extension Signal: ReadableSignal {
  @inlinable final var node: Node? {
    get { unsafe nodeWord }
    set { unsafe nodeWord = newValue }
  }

  /// The signal itself.
  @inlinable public final var signal: Signal<Value> { self }

  @inlinable final var trackedValue: Value {
    guard let node, !node.state.contains(.source | .stale) else { return slowTrackedValue }
    if let reader = Context.current.reader, !Graph.confirm(node, by: reader) {
      return slowTrackedValue
    }
    return node.value(Value.self)
  }

  @inlinable final var slowTrackedValue: Value {
    @inline(never) get {
      guard let node, !node.state.contains(.source) else { return asMutable.value }
      let context = Context.current
      while node.isStale { context.refresh(node) }
      if let reader = context.reader, !Graph.confirm(node, by: reader) {
        context.link(node, to: reader)
      }
      return node.value(Value.self)
    }
  }

  @inlinable final var currentValue: Value {
    guard let node, !node.state.contains(.source | .stale) else { return slowCurrentValue }
    return node.value(Value.self)
  }

  @inlinable final var slowCurrentValue: Value {
    @inline(never) get {
      guard let node, !node.state.contains(.source) else { return asMutable.current }
      while node.isStale { Context.current.refresh(node) }
      return node.value(Value.self)
    }
  }

  @inlinable final var asMutable: MutableSignal<Value> {
    // Sound because only a mutable signal is made without a node or with one marked as a source, and
    // every caller has ruled out the others; all tests that read a source through `Signal` hold it.
    unsafe unsafeDowncast(self, to: MutableSignal<Value>.self)
  }
}
