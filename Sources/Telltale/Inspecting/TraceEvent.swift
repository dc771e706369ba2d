#if !hasFeature(Embedded)

  /// Something that happened to a node that is followed, with times in nanoseconds.
  struct TraceEvent {
    enum Kind {
      case written, marked, checked, recomputed, told
    }

    let kind: Kind
    /// The number of the node.
    let node: Int
    /// The number of the node that led to it.
    let cause: Int?
    let start: Int64
    var duration: Int64 = 0
    var hasChanged: Bool
    /// The index of the event on the stack meanwhile.
    let parent: Int?
  }

  @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
  extension GraphTrace.Kind {
    init(_ kind: TraceEvent.Kind) {
      switch kind {
      case .written: self = .written
      case .marked: self = .marked
      case .checked: self = .checked
      case .recomputed: self = .recomputed
      case .told: self = .told
      }
    }
  }

  @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
  extension GraphTrace.Event {
    /// An event as a trace shows it that began at a time, with a number of events before it.
    init(_ event: TraceEvent, after count: Int, since start: Int64) {
      self.init(
        kind: GraphTrace.Kind(event.kind), node: event.node, cause: event.cause,
        start: .nanoseconds(event.start - start), duration: .nanoseconds(event.duration),
        hasChanged: event.hasChanged,
        parent: event.parent.flatMap { $0 < count ? nil : $0 - count })
    }
  }

#endif
