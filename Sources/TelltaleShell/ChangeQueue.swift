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

  private typealias Work = (body: () -> Void, depth: Int)

  private var waiting: [Work] = []
  /// What waits until no change is under way or waiting.
  private var later: [Work] = []
  /// How many changes asked for each other up to the one that is under way.
  private var depth = 0
  private(set) var isRunning = false
  private var isWorking = false
  /// Whether nothing is under way.
  var isIdle: Bool { !isRunning && !isWorking }
  /// The transition that is under a finger, if there is one.
  var openTransition: OpenTransition?

  init() {}
}

extension ChangeQueue {
  /// Makes a change of what is in view, for which a transition under a finger is called off.
  func rearrange(_ change: @escaping () -> Void) {
    run { [self] in
      callOffDrag()
      change()
    }
  }

  /// Calls off a transition under a finger, inside a change.
  func callOffDrag() {
    openTransition?.endNow(finished: false)
  }

  /// Makes a change now, or after those that are under way and waiting.
  func run(_ change: @escaping () -> Void) {
    waiting.append((change, depth + 1))
    guard !isRunning else { return }
    isRunning = true
    let outer = depth
    while !waiting.isEmpty {
      for work in Self.takeAll(&waiting) { run(work) }
    }
    depth = outer
    isRunning = false
    workLater()
  }

  /// Takes out all that waits in a line.
  ///
  /// It is let go when it has run, and not while the line changes: a screen that ends with it may ask
  /// for a change.
  private static func takeAll(_ line: inout [Work]) -> [Work] {
    defer { line = [] }
    return line
  }

  private func run(_ work: Work) {
    if work.depth > Self.limit {
      trap("more than \(Self.limit) changes of screens each ask for the next one")
    }
    depth = work.depth
    batch { untracked(work.body) }
  }
}

extension ChangeQueue {
  /// Runs what makes several changes and looks at the outcome of each, in one batch: now, or when
  /// all changes that are under way and waiting have been made.
  ///
  /// - Returns: What it returns; `nil` if it has to wait.
  /// - Throws: What it throws; if it has to wait, `failed` hears of that instead.
  @discardableResult
  func runWhenIdle<Value, Failure>(
    _ body: @escaping () throws(Failure) -> Value, failed: @escaping (Failure) -> Void = { _ in }
  ) throws(Failure) -> Value? {
    var outcome: Result<Value, Failure>?
    var isWaiting = false
    let work = {
      do throws(Failure) {
        outcome = .success(try body())
      } catch {
        outcome = .failure(error)
        if isWaiting { failed(error) }
      }
    }
    later.append((work, depth + 1))
    workLater()
    isWaiting = true
    return try outcome?.get()
  }

  private func workLater() {
    guard isIdle else { return }
    isWorking = true
    while !later.isEmpty {
      for work in Self.takeAll(&later) { run(work) }
    }
    depth = 0
    isWorking = false
  }
}
