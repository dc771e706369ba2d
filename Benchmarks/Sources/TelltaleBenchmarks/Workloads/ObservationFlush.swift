internal import Observation

/// What an app does without signals: observers that are armed again by a flush after each change.
///
/// `onChange` must be `Sendable`, which the class is only by this rule: all of it is used by the one
/// thread that runs the benchmark.
final class ObservationFlush: @unchecked Sendable {
  private var waiting: [() -> Void] = []
  private var running: [() -> Void] = []

  init() {
    // How often an array grows depends on what the allocator has at hand.
    waiting.reserveCapacity(16)
    running.reserveCapacity(16)
  }

  /// Runs a closure now, and in the first flush after a change of what it reads.
  func observe(_ body: @escaping () -> Void) {
    arm(Observer(body: body))
  }

  /// Runs the observers that were told of a change.
  func flush() {
    swap(&waiting, &running)
    for run in running { run() }
    running.removeAll(keepingCapacity: true)
  }

  private struct Observer: @unchecked Sendable {
    let body: () -> Void
  }

  private func arm(_ observer: Observer) {
    withObservationTracking(observer.body) { [self] in
      waiting.append { [unowned self] in arm(observer) }
    }
  }
}

/// The counts of five sections, observable each.
@Observable
final class ObservedCounts {
  var projects = 0
  var tasks = 0
  var tweets = 0
  var messages = 0
  var me = 0
}
