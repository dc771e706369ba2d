import FuzzingSupport
import TelltaleBadges

/// What one device knows.
enum Copy {
  typealias State = UnreadState<RootSection>

  /// Returns what is known after some answers, by a device that knows three sources.
  static func state(after lines: ArraySlice<ArraySlice<UInt8>>) -> State {
    var state = State()
    for (source, section) in [("A", RootSection.messages), ("B", .messages), ("C", .tasks)] {
      state.apply(.source(source, section: section))
    }
    for line in lines {
      guard let event = Answer.event(line) else { continue }
      let stamped = state.apply(event)
      state.requireSound()
      if isRepeatable(event) { requireSame(state, after: stamped) }
    }
    return state
  }

  /// Whether an event may come any number of times; an own message reads when it is applied.
  private static func isRepeatable(_ event: BadgeEvent<RootSection>) -> Bool {
    if case .arrived(_, _, "me", _, _, _, _) = event { false } else { true }
  }

  private static func requireSame(_ state: State, after event: BadgeEvent<RootSection>) {
    var twice = state
    twice.apply(event)
    require(twice == state, "\(event) changes something when it comes again")
  }

  /// Returns what two devices know together.
  static func merged(_ one: State, _ other: State) -> State {
    var state = one
    state.merge(other)
    state.requireSound()
    return state
  }
}
