#if !hasFeature(Embedded)

  /// What is recorded of the nodes that are followed, from the beginning of the outermost trace of a
  /// thread to its end.
  ///
  /// The graph calls a node that is marked as traced when it is marked as stale and when it is looked
  /// at; everything else is seen by a closure in the place of the node's own. Both are as they were
  /// when the session has ended.
  @usableFromInline final class TraceSession {
    /// Everything that was followed, by number.
    private(set) var taps: [TraceTap] = []
    private(set) var events: [TraceEvent] = []
    /// Whether something was not followed because there is a limit.
    private(set) var isCut = false
    private let limit: Int
    /// The time in nanoseconds.
    let now: () -> Int64
    /// What is followed and has not ended, by address.
    private var living: [UInt: TraceTap] = [:]
    /// The events that are on the stack.
    private var openEvents: [Int] = []

    init(limit: Int, now: @escaping () -> Int64) {
      self.limit = limit
      self.now = now
    }
  }

  // MARK: Following

  extension TraceSession {
    func tap(of node: Node) -> TraceTap? { living[node.identity] }

    /// Follows a node and what it is connected with, unless it is followed already.
    func follow(_ start: Node) {
      if start.state.contains(.traced) { return }
      var survey = GraphSurvey(
        reach: .connected, limit: limit - taps.count, avoidsTraced: true)
      survey.add(start)
      survey.spread()
      if survey.isCut { isCut = true }
      for node in survey.nodes {
        let tap = TraceTap(node, number: taps.count, session: self)
        taps.append(tap)
        living[node.identity] = tap
      }
    }

    /// Stops following a node that has ended and is to be freed.
    func forget(_ tap: TraceTap) {
      tap.remove()
      living[tap.identity] = nil
    }

    /// Leaves every node as it was.
    func end() {
      for tap in taps { tap.remove() }
      taps = []
      living = [:]
    }

    /// Follows what a run has read or made.
    func followAround(_ node: Node) {
      if node.isDead { return }
      node.forEachInput { follow($0.dependency) }
      if node.state.contains(.leaf) { node.forEachOwned { follow($0) } }
    }
  }

  // MARK: Noting

  extension TraceSession {
    private func note(
      _ kind: TraceEvent.Kind, _ tap: TraceTap, cause: Int?, hasChanged: Bool = false
    ) {
      events.append(
        TraceEvent(
          kind: kind, node: tap.number, cause: cause, start: now(), hasChanged: hasChanged,
          parent: openEvents.last))
    }

    private var openNode: Int? { openEvents.last.map { events[$0].node } }

    func noteWritten(_ tap: TraceTap) {
      tap.node.forEachReader { follow($0.subscriber) }
      note(.written, tap, cause: openNode, hasChanged: true)
    }

    func noteMarked(_ tap: TraceTap) {
      // Who came while this node was followed is marked after it.
      tap.node.forEachReader { follow($0.subscriber) }
      tap.markedBy = Context.current.traversal.position.flatMap {
        self.tap(of: $0.dependency)?.number
      }
      tap.isLookedAt = false
      note(.marked, tap, cause: tap.markedBy)
    }

    func noteChecked(_ tap: TraceTap) {
      let reader = Context.current.traversal.position.flatMap { self.tap(of: $0.subscriber) }
      if let reader { noteLookedAt(reader) }
      tap.checkedBy = reader?.number ?? openNode
      note(.checked, tap, cause: tap.checkedBy)
    }

    /// An observer is not checked by the graph: it is looked at when the first of its inputs is.
    private func noteLookedAt(_ observer: TraceTap) {
      if !observer.isLeaf || observer.isLookedAt { return }
      observer.isLookedAt = true
      note(.checked, observer, cause: observer.markedBy)
    }

    /// Notes a run, and what it leads to within itself.
    func noteRun(_ tap: TraceTap, _ run: () -> Void) {
      let node = tap.node
      let version = node.version
      let cause = tap.isLeaf ? tap.markedBy : tap.checkedBy
      note(tap.isLeaf ? .told : .recomputed, tap, cause: cause ?? openNode)
      tap.checkedBy = nil
      let index = events.count - 1
      openEvents.append(index)
      run()
      openEvents.removeLast()
      events[index].duration = now() - events[index].start
      events[index].hasChanged = !tap.isLeaf && node.version != version
      followAround(node)
    }
  }

#endif
