import Telltale
import Testing

/// The rule of debouncing, with an interval of three ticks.
@Suite struct DebounceTests {
  private func run(_ diagram: String, interval: Int = 3) -> [String] {
    TimedMarbles.run(diagram, through: Debounce(interval: .seconds(interval)))
  }

  @Test func `a value is told when the interval is over`() {
    #expect(
      run("a------") == [
        "---a---",
        "*------",
      ])
  }

  @Test func `each value puts the next one off, and the last is told`() {
    #expect(
      run("abcd--------") == [
        "------d-----",
        "*--*-*------",
      ])
  }

  @Test func `values far from each other are all told`() {
    #expect(
      run("a---b---c---") == [
        "---a---b---c",
        "*---*---*---",
      ])
  }

  @Test func `a timer that reports before the value of its tick tells the one before`() {
    #expect(
      run("a--(!b)----") == [
        "---a--b-",
        "*--*----",
      ])
  }

  @Test func `a value that comes before the timer reports takes the place of the one before`() {
    #expect(
      run("a--(b!)----") == [
        "------b-",
        "*--*----",
      ])
  }

  @Test func `a late timer changes nothing but the time`() {
    #expect(
      run("a--()()-----") == [
        "-----a----",
        "*---------",
      ])
    #expect(
      run("a--(b)()----") == [
        "------b--",
        "*----*---",
      ])
  }

  @Test func `values at one tick count as the last of them`() {
    #expect(
      run("(abc)-----") == [
        "---c--",
        "*-----",
      ])
  }

  @Test func `without an interval a value waits for the timer alone`() {
    #expect(run("a-b-", interval: 0) == ["-a-b", "*-*-"])
    #expect(run("(a!)(b!)", interval: 0) == ["ab", "**"])
  }

  @Test func `nothing happens without a value`() {
    #expect(run("-----") == ["-----", "-----"])
  }

  @Test func `a report of a timer that nobody waits for is ignored`() {
    var machine = Debounce<Int, ContinuousClock.Instant>(interval: .seconds(1))
    #expect(machine.timerFired(at: .now) == TimedStep())
  }
}
