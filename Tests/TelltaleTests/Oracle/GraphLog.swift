/// What happened to a client while a program ran.
enum GraphEvent: Equatable {
  /// A step begins; its number counts what was done before.
  case step(Int)
  case told(observer: Int, value: Int?)
  case bound(observer: Int, value: Int)
  case read(signal: Int, value: Int)
  case computed(signal: Int)
  case cleanedUp(owner: Int)
  /// How many objects that closures held have outlived the program.
  case leaked(Int)
}

final class GraphLog {
  private(set) var events: [GraphEvent] = []

  func note(_ event: GraphEvent) {
    events.append(event)
  }
}

extension GraphEvent {
  /// The signal that was computed, if that is what happened.
  var computedSignal: Int? {
    if case .computed(let signal) = self { signal } else { nil }
  }
}

extension [GraphEvent] {
  /// The events in an order that does not tell which of two values was computed first, if nothing
  /// else happened between.
  var normalized: [GraphEvent] {
    var events = self
    var start = 0
    for index in 0...count where index == count || self[index].computedSignal == nil {
      events[start..<index].sort { ($0.computedSignal ?? 0) < ($1.computedSignal ?? 0) }
      start = index + 1
    }
    return events
  }

  /// The computations around a place, before and after which something else happened.
  func computations(around index: Int) -> ArraySlice<GraphEvent> {
    var start = Swift.min(index, count)
    while start > 0, self[start - 1].computedSignal != nil { start -= 1 }
    var end = Swift.min(index, count)
    while end < count, self[end].computedSignal != nil { end += 1 }
    return self[start..<end]
  }
}
