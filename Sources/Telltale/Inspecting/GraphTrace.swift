#if !hasFeature(Embedded)

  /// What happened in a graph while a closure ran: who was written, marked, checked, recomputed, told,
  /// in order and with times.
  ///
  /// ```swift
  /// let trace = GraphTrace(of: count) { count.value = 3 }
  /// print(trace)
  /// ```
  ///
  /// A trace follows what is connected with the given members when it begins, and what is linked to
  /// that while it goes on. It changes nothing in what is computed and told, or in which order; a node
  /// that is not followed is not slowed, and neither is a program without a trace.
  ///
  /// A write of an equal value is none, and neither is one that nobody depends on.
  @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
  public struct GraphTrace: Sendable, Hashable {
    /// The nodes that were followed, as they were at the end, with the number of their runs.
    public var graph: GraphSnapshot
    /// What happened, in the order in which it began.
    public var events: [Event]
    /// How long the closure ran.
    public var duration: Duration

    /// Creates a trace from its parts.
    public init(graph: GraphSnapshot, events: [Event], duration: Duration) {
      self.graph = graph
      self.events = events
      self.duration = duration
    }
  }

  @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
  extension GraphTrace {
    /// Something that happened to a node.
    public struct Event: Sendable, Hashable {
      /// What happened.
      public var kind: Kind
      /// The number of the node, in the graph of the trace.
      public var node: Int
      /// The number of the node that led to it: who marked it, or who needs it.
      public var cause: Int?
      /// When it began, counted from the beginning of the trace.
      public var start: Duration
      /// How long it took, with all that happened within; zero for what is not a run.
      public var duration: Duration
      /// Whether the node has another value since: it was written, or recomputed with another result.
      public var hasChanged: Bool
      /// The index of the run within which it happened.
      public var parent: Int?

      /// Creates an event from its parts.
      public init(
        kind: Kind, node: Int, cause: Int? = nil, start: Duration, duration: Duration = .zero,
        hasChanged: Bool = false, parent: Int? = nil
      ) {
        self.kind = kind
        self.node = node
        self.cause = cause
        self.start = start
        self.duration = duration
        self.hasChanged = hasChanged
        self.parent = parent
      }
    }
  }

  @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
  extension GraphTrace {
    /// What can happen to a node.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// A source has got another value.
      case written
      /// Something upstream has changed, so the node is stale until it is looked at.
      case marked
      /// Somebody needs the node, or it is an observer's turn, and it is stale: does it have to run?
      case checked
      /// A derived value was computed.
      case recomputed
      /// An observer has run.
      case told
    }
  }

#endif
