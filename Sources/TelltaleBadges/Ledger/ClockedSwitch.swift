/// An on-off fact of which the newest statement holds; off wins a tie.
struct ClockedSwitch: Hashable {
  /// The clock of the statement that holds; -1 before the first.
  var clock = -1
  var isOn = false

  mutating func set(_ on: Bool, at newClock: Int) {
    if newClock > clock {
      clock = newClock
      isOn = on
    } else if newClock == clock, !on {
      isOn = false
    }
  }

  mutating func join(_ other: ClockedSwitch) {
    if other.clock >= 0 { set(other.isOn, at: other.clock) }
  }
}
