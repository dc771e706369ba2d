public import Telltale

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
extension GraphTrace {
  /// Returns the trace in the Trace Event Format of Chrome, which many viewers of traces show.
  ///
  /// Runs are spans, everything else is a moment, and arrows lead from who was written, marked or
  /// recomputed to who was marked or told by that. Times are in microseconds, to a nanosecond.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  public func chromeTrace() -> String {
    var lines = [
      #"{"name":"process_name","ph":"M","pid":1,"tid":1,"args":{"name":"Signals"}}"#
    ]
    var latest: [Int: Int] = [:]
    for (index, event) in events.enumerated() {
      lines.append(chromeEvent(event))
      if let cause = event.cause, event.kind != .checked, let from = latest[cause] {
        lines.append(chromeFlow("s", index, at: events[from].start))
        lines.append(chromeFlow("f", index, at: event.start))
      }
      if event.kind != .checked { latest[event.node] = index }
    }
    return "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n"
      + lines.joined(separator: ",\n") + "\n]}\n"
  }

  private func chromeEvent(_ event: Event) -> String {
    let node = graph.nodes[event.node]
    let isSpan = event.kind == .recomputed || event.kind == .told
    let phase =
      isSpan ? "\"ph\":\"X\",\"dur\":\(event.duration.microseconds)" : #""ph":"i","s":"t""#
    var details = ["\"kind\":\(node.kind.rawValue.inJSON)", "\"changed\":\(event.hasChanged)"]
    if let site = node.site { details.append("\"site\":\(site.inJSON)") }
    if let cause = event.cause { details.append("\"cause\":\(graph.nodes[cause].name.inJSON)") }
    let name = "\(event.kind.rawValue) \(node.name)"
    return "{\"name\":\(name.inJSON),\"cat\":\"\(event.kind.rawValue)\",\(phase),"
      + "\"ts\":\(event.start.microseconds),\"pid\":1,\"tid\":1,"
      + "\"args\":{\(details.joined(separator: ","))}}"
  }

  private func chromeFlow(_ phase: String, _ number: Int, at time: Duration) -> String {
    let binding = phase == "f" ? "\"bp\":\"e\"," : ""
    return
      "{\"name\":\"leads to\",\"cat\":\"cause\",\"ph\":\"\(phase)\",\(binding)\"id\":\(number),"
      + "\"ts\":\(time.microseconds),\"pid\":1,\"tid\":1}"
  }
}

@available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
extension Duration {
  /// The duration in microseconds, with three digits behind the point.
  fileprivate var microseconds: String {
    let (seconds, attoseconds) = components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    let rest = String(abs(nanoseconds % 1_000))
    let sign = nanoseconds < 0 ? "-" : ""
    return "\(sign)\(abs(nanoseconds / 1_000))."
      + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
