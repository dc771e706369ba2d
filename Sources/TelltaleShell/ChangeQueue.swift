import Telltale

/// The changes of one tree of screens, each of which ends before the next one begins.
///
/// A change that is asked for while another is under way, by a callback or an observer it called,
/// waits for its end. Each change is one batch: observers see the state after it and none between.
@MainActor
final class ChangeQueue {
  /// The number of changes in a row, each asked for by an earlier one, that has no good end.
  private static let limit = 100_000

  private var waiting: [() -> Void] = []
  private(set) var isRunning = false
  /// The transition that is under a finger, if there is one.
  var openTransition: OpenTransition?

  init() {}
}

extension ChangeQueue {
  /// Makes a change of what is in view, for which a transition under a finger is called off.
  func rearrange(_ change: @escaping () -> Void) {
    run { [self] in
      openTransition?.endNow(finished: false)
      change()
    }
  }

  /// Makes a change now, or after those that are under way and waiting.
  func run(_ change: @escaping () -> Void) {
    waiting.append(change)
    guard !isRunning else { return }
    isRunning = true
    var next = 0
    while next < waiting.count {
      if next == Self.limit {
        fatalError(
          "Telltale: \(next) changes of screens in a row, each asked for by an earlier one")
      }
      let change = waiting[next]
      next += 1
      batch(change)
    }
    waiting = []
    isRunning = false
  }
}
