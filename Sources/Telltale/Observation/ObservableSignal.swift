#if !hasFeature(Embedded)

  public import Observation

  /// An observable view of a signal, for what follows observable objects.
  ///
  /// A SwiftUI view that reads ``value`` in its body is drawn again after a change, and so does
  /// `withObservationTracking` follow it. Keep the view: each one made is an object of its own.
  ///
  /// ```swift
  /// let badge = unread.map { "\($0)" }.observable
  /// withObservationTracking { print(badge.value) } onChange: { print("will be another") }
  /// ```
  ///
  /// Observation is told when observers are: once for a batch, in the order of attachment. The signal has
  /// changed by then, so `onChange` finds the new value already. The signal is observed from the first
  /// read on, until it changes twice and nobody reads in between; a view that is never read observes
  /// nothing. The view keeps the signal alive, and belongs to the signal's isolation domain, but may be
  /// released on any thread.
  @available(macOS 14, iOS 17, watchOS 10, tvOS 17, visionOS 1, *)
  public class ObservableSignal<Value>: Observable {
    private let registrar = ObservationRegistrar()
    private let source: Signal<Value>
    private var token: ObservationToken?
    /// Whether somebody has read the value since it was announced to change last.
    private var isRead = false

    init(_ source: Signal<Value>) {
      self.source = source
    }

    /// The signal's current value.
    ///
    /// Reading it counts for Observation alone: an observer or a computed value reads the signal itself.
    public var value: Value {
      follow()
      registrar.access(self, keyPath: \.value)
      return source.untrackedValue
    }

    /// Observes the signal, if that is not the case, also if a value is being computed.
    private func follow() {
      isRead = true
      if token != nil { return }
      let node = Node.makeObserver(state: .known, site: .unknown, label: nil) {
        [weak self, source] node, request in
        switch request {
        case .run: self?.announce()
        case .connect: Context.current.linkKnown(source.linkedNode, to: node)
        default: break
        }
      }
      token = ObservationToken(following: node)
    }

    private func announce() {
      guard isRead else { return token = nil }
      isRead = false
      // What is observed in a handler of `onChange` is nobody's.
      Context.current.withBody(reader: nil, owner: nil) {
        registrar.withMutation(of: self, keyPath: \.value) {}
      }
    }
  }

  extension ReadableSignal {
    /// A new view of the signal that Observation can follow.
    @available(macOS 14, iOS 17, watchOS 10, tvOS 17, visionOS 1, *)
    public var observable: ObservableSignal<Value> { ObservableSignal(signal) }
  }

  extension ObservationToken {
    /// Lets an observer follow known inputs from their next change on, owned by nobody.
    ///
    /// It is allowed while a value is computed, since no client code runs but what computes the inputs.
    fileprivate convenience init(following node: Node) {
      self.init(node: node)
      let context = Context.current
      context.holds += 1
      _ = Graph.refresh(node, in: context.traversal)
      Graph.confirmKnown(node)
      context.holds -= 1
      node.state.remove(.stale | .dirty)
      context.settle()
    }
  }

#endif
