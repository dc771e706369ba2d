/// A clock on which time passes when a test says so, on the one thread that uses it.
final class SteppedClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var time: Duration

    func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    func duration(to other: Instant) -> Duration { other.time - time }
    static func < (a: Instant, b: Instant) -> Bool { a.time < b.time }
  }

  private(set) var now = Instant(time: .zero)
  let minimumResolution = Duration.nanoseconds(1)

  func advance(by duration: Duration) {
    now.time += duration
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
