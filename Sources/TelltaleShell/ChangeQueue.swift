import Telltale

/// The changes of one tree of screens, each of which ends before the next one begins.
///
/// A change that is asked for while another is under way, by a callback or an observer it called,
/// waits for its end. Each change is one batch: observers see the state after it and none between.
/// Whoever asks for a change does not come to depend on what it reads.
@MainActor
final class ChangeQueue {
  /// How many changes may ask for each other in a row; more have no end.
  private static let limit = 1000

  private var waiting: [(change: () -> Void, depth: Int)] = []
  /// How many changes asked for each other up to the one that is under way.
  private var depth = 0
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
    waiting.append((change, depth + 1))
    guard !isRunning else { return }
    isRunning = true
    var next = 0
    while next < waiting.count {
      let (change, depth) = waiting[next]
      if depth > Self.limit {
        fatalError("Telltale: more than \(Self.limit) changes of screens each ask for the next one")
      }
      self.depth = depth
      next += 1
      batch { untracked(change) }
    }
    waiting = []
    depth = 0
    isRunning = false
  }
}
