#if !hasFeature(Embedded)

  @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
  extension GraphTrace {
    /// Records what happens while a closure runs.
    ///
    /// A trace inside another one sees what that one follows as well, and takes its times and its limit.
    /// In the middle of a batch or an observer, it sees no more than marks: who is told is told later.
    ///
    /// - Parameters:
    ///   - members: What is followed, with everything that is connected with it.
    ///   - limit: The most nodes that are followed; if there are more, the graph says that it is cut.
    ///   - valueLimit: The most characters of a value's text.
    ///   - clock: Where the times come from; it is asked while the graph is walked, so it uses no signal.
    ///   - body: Writes or reads signals.
    public init<C: Clock<Duration>>(
      of members: any GraphMember..., limit: Int = 10_000, valueLimit: Int = 120,
      clock: C = ContinuousClock(), _ body: () -> Void
    ) {
      self =
        GraphTrace.recording(
          members, limit: limit, valueLimit: valueLimit, clock: clock, body
        ).trace
    }

    /// Records what happens while a closure runs, which has a result, or may throw.
    ///
    /// - Parameters:
    ///   - members: What is followed, with everything that is connected with it.
    ///   - limit: The most nodes that are followed; if there are more, the graph says that it is cut.
    ///   - valueLimit: The most characters of a value's text.
    ///   - clock: Where the times come from; it is asked while the graph is walked, so it uses no signal.
    ///   - body: Writes or reads signals.
    /// - Returns: What was recorded, and what `body` returns.
    /// - Throws: What `body` throws; then nothing is left of the trace.
    public static func record<Result, Failure: Error, C: Clock<Duration>>(
      of members: any GraphMember..., limit: Int = 10_000, valueLimit: Int = 120,
      clock: C = ContinuousClock(), _ body: () throws(Failure) -> Result
    ) throws(Failure) -> (trace: GraphTrace, result: Result) {
      try recording(members, limit: limit, valueLimit: valueLimit, clock: clock, body)
    }

    /// Records what happens while a closure runs, in what is connected with the members of a list.
    ///
    /// - Parameters:
    ///   - members: What is followed, with everything that is connected with it.
    ///   - limit: The most nodes that are followed; if there are more, the graph says that it is cut.
    ///   - valueLimit: The most characters of a value's text.
    ///   - clock: Where the times come from; it is asked while the graph is walked, so it uses no signal.
    ///   - body: Writes or reads signals.
    /// - Returns: What was recorded, and what `body` returns.
    /// - Throws: What `body` throws; then nothing is left of the trace.
    public static func record<Result, Failure: Error, C: Clock<Duration>>(
      of members: [any GraphMember], limit: Int = 10_000, valueLimit: Int = 120,
      clock: C = ContinuousClock(), _ body: () throws(Failure) -> Result
    ) throws(Failure) -> (trace: GraphTrace, result: Result) {
      try recording(members, limit: limit, valueLimit: valueLimit, clock: clock, body)
    }

    private static func recording<Result, Failure: Error, C: Clock<Duration>>(
      _ members: [any GraphMember], limit: Int, valueLimit: Int, clock: C,
      _ body: () throws(Failure) -> Result
    ) throws(Failure) -> (trace: GraphTrace, result: Result) {
      let context = Context.current
      let outer = unsafe context.address.pointee.trace?.takeUnretainedValue()
      let session = outer ?? TraceSession(limit: limit, now: nanoseconds(of: clock))
      // Sound because this function keeps the session alive until it has reset the word.
      unsafe context.address.pointee.trace = Unmanaged.passUnretained(session)
      let places = members.map { $0.place }
      for place in places {
        place.node.region?.enter(in: context)
        session.follow(place.node)
      }
      let count = session.events.count
      let start = session.now()
      let result: Result
      do {
        result = try body()
      } catch {
        context.endTrace(session, isOutermost: outer == nil)
        throw error
      }
      let end = session.now()
      context.holds += 1
      let events = session.events[count...].map { Event($0, after: count, since: start) }
      let capture = GraphCapture(session, in: context)
      context.holds -= 1
      context.endTrace(session, isOutermost: outer == nil)
      var graph = capture.snapshot(valueLimit: valueLimit)
      for node in graph.nodes.indices { graph.nodes[node].runs = 0 }
      for event in events where event.kind == .recomputed || event.kind == .told {
        graph.nodes[event.node].runs? += 1
      }
      withExtendedLifetime(places) {}
      let trace = GraphTrace(graph: graph, events: events, duration: .nanoseconds(end - start))
      return (trace, result)
    }

    private static func nanoseconds(of clock: some Clock<Duration>) -> () -> Int64 {
      let start = clock.now
      return {
        let (seconds, attoseconds) = start.duration(to: clock.now).components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
      }
    }
  }

  extension Context {
    fileprivate func endTrace(_ session: TraceSession, isOutermost: Bool) {
      if isOutermost {
        session.end()
        unsafe address.pointee.trace = nil
      }
      settle()
    }
  }

  extension GraphCapture {
    /// Copies what a trace follows, with what has ended as it was when it was met.
    init(_ session: TraceSession, in context: Context) {
      self.init(
        session.taps.map { $0.isRemoved || $0.node.isDead ? .ended($0.first) : .living($0.node) },
        isCut: session.isCut, in: context
      ) { session.tap(of: $0)?.number }
    }
  }

  @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
  extension GraphTrace: CustomStringConvertible {
    /// A line for each event, indented by the runs that it is within, without times.
    public var description: String {
      events.map { line(on: $0) }.joined(separator: "\n")
    }

    /// Returns a line on an event: what happened to whom, and by whom.
    ///
    /// - Precondition: The event is of this trace.
    public func line(on event: Event) -> String {
      var line = String(repeating: "  ", count: depth(of: event))
      line += "\(event.kind.rawValue) \(graph.nodes[event.node].name)"
      switch event.kind {
      case .written: break
      case .marked: if let cause = event.cause { line += " by \(graph.nodes[cause].name)" }
      case .checked:
        // An observer needs itself: it is looked at in its turn.
        if let cause = event.cause, graph.nodes[event.node].kind != .observer {
          line += " for \(graph.nodes[cause].name)"
        }
      case .recomputed: line += event.hasChanged ? ": another value" : ": the same value"
      case .told: break
      }
      return line
    }

    /// Returns in how many runs an event is nested.
    public func depth(of event: Event) -> Int {
      var depth = 0
      var parent = event.parent
      while let index = parent, events.indices.contains(index) {
        depth += 1
        parent = events[index].parent
      }
      return depth
    }
  }

#endif
