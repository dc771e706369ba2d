import Telltale
import Testing

/// The rule of throttling, with an interval of three ticks.
@Suite struct ThrottleTests {
  private func run(_ diagram: String, interval: Int = 3) -> [String] {
    TimedMarbles.run(diagram, through: Throttle(interval: .seconds(interval)))
  }

  @Test func `a value is told at once`() {
    #expect(
      run("a------") == [
        "a------",
        "*------",
      ])
  }

  @Test func `of the values in an interval the latest is told at its end`() {
    #expect(
      run("abcd------") == [
        "a--c--d---",
        "*--*--*---",
      ])
  }

  @Test func `values far from each other are all told at once`() {
    #expect(
      run("a---b---c---") == [
        "a---b---c---",
        "*---*---*---",
      ])
  }

  @Test func `a stream of values is told once in an interval, and its last one`() {
    #expect(
      run("abcdefgh------") == [
        "a--c--f--h----",
        "*--*--*--*----",
      ])
  }

  @Test func `a timer that reports before the value of its tick opens an interval or none`() {
    #expect(
      run("a--(!b)-----") == [
        "a--b-----",
        "*--*-----",
      ])
    #expect(
      run("ab-(!c)-----") == [
        "a--b--c--",
        "*--*--*--",
      ])
  }

  @Test func `a value that comes when the interval is over is told, before the timer reports`() {
    #expect(
      run("ab-(c!)-----") == [
        "a--c-----",
        "*--*-----",
      ])
  }

  @Test func `a late timer holds up only what waits`() {
    #expect(
      run("ab-()()-----") == [
        "a----b----",
        "*----*----",
      ])
    #expect(
      run("ab-()(c)----") == [
        "a---c----",
        "*----*---",
      ])
  }

  @Test func `values at one tick are the first and the last of them`() {
    #expect(
      run("(abc)-----") == [
        "a--c--",
        "*--*--",
      ])
  }

  @Test func `without an interval every value is told at once`() {
    #expect(run("(ab)(!c)-", interval: 0) == ["abc-", "**-"])
  }

  @Test func `nothing happens without a value`() {
    #expect(run("-----") == ["-----", "-----"])
  }

  @Test func `a report of a timer that nobody waits for is ignored`() {
    var machine = Throttle<Int, ContinuousClock.Instant>(interval: .seconds(1))
    #expect(machine.timerFired(at: .now) == TimedStep())
  }
}
