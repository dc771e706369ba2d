import Foundation

/// The processor time that no test takes, unless it costs more than it should.
///
/// Internal checks, which walk over the graph around each change, need far more.
public var patience: Duration {
  #if InternalChecks
    .seconds(60)
  #else
    .seconds(2)
  #endif
}

/// Measures the processor time that a body takes on this thread, which other work does not disturb.
public func processorTime(_ body: () -> Void) -> Duration {
  let start = threadTime()
  body()
  return threadTime() - start
}

private func threadTime() -> Duration {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
