import TelltaleBadges

/// States that differ in all they hold, so that half of one is none of them.
enum NumberedState {
  typealias State = UnreadState<RootSection>

  /// Returns the state of a number.
  static func make(_ number: Int) -> State {
    var state = State()
    for source in ["A", "B", "count"] { state.apply(.source(source, section: .messages)) }
    let stated = SourceSnapshot(unread: number, mentions: 0)
    state.apply(.snapshot(through: number, complete: false, sources: ["count": stated]))
    for item in (number + 1)...(number + 40) {
      let source = item % 2 == 0 ? "A" : "B"
      state.apply(.arrived(source: source, item: item, author: "author \(number)"))
    }
    state.apply(.mute(source: "B", on: true, clock: number))
    return state
  }

  /// Returns the number of a state; of one that has none, nil.
  static func number(of state: State) -> Int? {
    let number = state.status(of: "count").unread
    return number > 0 && make(number) == state ? number : nil
  }
}
