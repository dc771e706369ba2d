import Synchronization
import TelltaleTesting
import Testing

@Suite(.timeLimit(.minutes(10))) struct ManualClockTests {
  private final class Log: Sendable {
    private let lines: Mutex<[String]> = Mutex([])

    var values: [String] { lines.withLock { $0 } }
    func note(_ line: String) { lines.withLock { $0.append(line) } }
  }

  @Test func `time stands still until it is advanced`() async {
    let clock = ManualClock()
    let start = clock.now
    #expect(clock.now == start)
    await clock.advance(by: .seconds(3))
    #expect(start.duration(to: clock.now) == .seconds(3))
    await clock.advance(to: start)
    #expect(start.duration(to: clock.now) == .seconds(3))
    #expect(clock.now == ManualClock.Instant(offset: .seconds(3)))
  }

  @Test func `a deadline that is over is not slept for`() async throws {
    let clock = ManualClock()
    try await clock.sleep(until: clock.now)
    try await clock.sleep(for: .seconds(-1))
    #expect(clock.sleeperCount == 0)
  }

  @Test func `sleepers wake in the order of deadlines, each at its own time`() async throws {
    let clock = ManualClock()
    let log = Log()
    let start = clock.now
    let tasks = [5, 1, 3, 9].map { seconds in
      Task {
        try await clock.sleep(for: .seconds(seconds))
        log.note("\(seconds) at \(start.duration(to: clock.now))")
      }
    }
    try await clock.waitForSleepers(4)
    #expect(clock.nextDeadline == start.advanced(by: .seconds(1)))
    for step in 1...3 {
      await clock.advanceToNextDeadline()
      try await tasks[[1, 2, 0][step - 1]].value
    }
    #expect(log.values == ["1 at 1.0 seconds", "3 at 3.0 seconds", "5 at 5.0 seconds"])
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: .seconds(3))
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: .seconds(1))
    try await tasks[3].value
    #expect(log.values.last == "9 at 9.0 seconds")
  }

  @MainActor @Test func `equal deadlines wake in the order of sleeping`() async throws {
    let clock = ManualClock()
    let log = Log()
    var tasks: [Task<Void, any Error>] = []
    for number in 1...5 {
      tasks.append(
        Task { @MainActor in
          try await clock.sleep(for: .seconds(1))
          log.note("\(number)")
        })
      try await clock.waitForSleepers(number)
    }
    await clock.advance(by: .seconds(1))
    for task in tasks { try await task.value }
    #expect(log.values == ["1", "2", "3", "4", "5"])
  }

  @MainActor @Test func `who sleeps again wakes again, each time at its deadline`() async throws {
    let clock = ManualClock()
    let log = Log()
    let start = clock.now
    let ticker = Task { @MainActor in
      while true {
        try await clock.sleep(for: .seconds(2))
        log.note("\(start.duration(to: clock.now))")
      }
    }
    for seconds in [2, 4, 7] {
      try await clock.waitForSleepers(1)
      await clock.advance(to: start.advanced(by: .seconds(seconds)))
    }
    try await clock.waitForSleepers(1)
    #expect(log.values == ["2.0 seconds", "4.0 seconds", "6.0 seconds"])
    #expect(clock.now == start.advanced(by: .seconds(7)))
    ticker.cancel()
    await #expect(throws: CancellationError.self) { try await ticker.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a cancelled sleeper wakes at once with an error, the others sleep on`() async throws {
    let clock = ManualClock()
    let tasks = (1...3).map { seconds in Task { try await clock.sleep(for: .seconds(seconds)) } }
    try await clock.waitForSleepers(3)
    tasks[1].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[1].value }
    #expect(clock.sleeperCount == 2)
    await withThrowingTaskGroup(of: Void.self) { group in
      group.cancelAll()
      group.addTask { try await clock.sleep(for: .seconds(1)) }
      await #expect(throws: CancellationError.self) { try await group.next() }
    }
    await clock.advance(by: .seconds(3))
    try await tasks[0].value
    try await tasks[2].value
  }

  @Test func `a cancelled task waits for no sleepers`() async {
    let clock = ManualClock()
    let waiting = Task { try await clock.waitForSleepers(1) }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  @Test func `to advance to the next deadline of nobody does nothing`() async {
    let clock = ManualClock()
    await clock.advanceToNextDeadline()
    #expect(clock.now == ManualClock().now)
    #expect(clock.minimumResolution == .nanoseconds(1))
  }

  @Test func `to turn the clock back ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await ManualClock().advance(by: .seconds(-1))
    }
  }

  @Test(arguments: 1...20)
  func `sleepers, cancellations and advances on all threads lose nobody`(round: Int) async throws {
    let clock = ManualClock()
    let log = Log()
    let tasks = (0..<20).map { number in
      Task {
        do {
          for _ in 0..<3 { try await clock.sleep(for: .seconds(1 + number % 4)) }
          log.note("done")
        } catch {
          log.note("cancelled")
        }
      }
    }
    async let cancelling: Void = {
      for (number, task) in tasks.enumerated() where number % 5 == round % 5 { task.cancel() }
    }()
    while log.values.count < 20 { await clock.advance(by: .seconds(1)) }
    await cancelling
    for task in tasks { await task.value }
    #expect(clock.sleeperCount == 0)
    #expect(log.values.filter { $0 == "done" }.count >= 16)
  }
}
