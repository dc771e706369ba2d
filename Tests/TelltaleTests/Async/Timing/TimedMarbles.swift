import Telltale

/// A diagram of what goes into a machine that works with time, and what comes out of it.
///
/// Going in, a character is a tick: a letter is a value, `-` nothing, and the timer reports when it is
/// due, before the value of the tick. What is in parentheses happens at one tick, in that order; there,
/// `!` is the report of the timer, and without it the timer is late.
///
/// Coming out, a character is a tick: what was told, or `-`; in a second line `*` where the timer was
/// started.
enum TimedMarbles {
  typealias Instant = ContinuousClock.Instant

  static func run(
    _ diagram: String, through machine: some TimedMachine<Character, ContinuousClock.Instant>
  ) -> [String] {
    var machine = machine
    var now = ContinuousClock.now
    var wake: Instant?
    var isGroup = false
    var told = ""
    var started = ""

    func take(_ step: TimedStep<Character, Instant>) {
      if let value = step.emitted {
        if told.last == "-" { told.removeLast() }
        told.append(value)
      }
      if let next = step.wake {
        precondition(wake == nil, "the timer is started while it runs")
        wake = next
        started.removeLast()
        started += "*"
      }
    }
    func fire() {
      precondition(wake != nil, "the timer does not run")
      wake = nil
      take(machine.timerFired(at: now))
    }
    func beginTick() {
      told += "-"
      started += "-"
    }

    for character in diagram {
      switch character {
      case "(":
        isGroup = true
        beginTick()
        continue
      case ")": isGroup = false
      case "!": fire()
      default:
        if !isGroup {
          beginTick()
          if let due = wake, due <= now { fire() }
        }
        if character != "-" { take(machine.receive(character, at: now)) }
      }
      if !isGroup { now = now.advanced(by: .seconds(1)) }
    }
    return [told, started]
  }
}
