import Synchronization
public import Testing

/// A count of the objects that a test made and that are still alive; usable from any thread.
public final class LifetimeTracker: Sendable {
  private let counts: Mutex<Counts> = Mutex(Counts())

  public init() {}

  private struct Counts {
    var made = 0
    var alive = 0
  }

  /// An object whose life is counted.
  public final class Instance<Payload> {
    public let payload: Payload
    private let tracker: LifetimeTracker

    fileprivate init(_ payload: Payload, _ tracker: LifetimeTracker) {
      self.payload = payload
      self.tracker = tracker
      tracker.count(+1)
    }

    deinit {
      tracker.count(-1)
    }
  }
}

extension LifetimeTracker {
  public var alive: Int { counts.withLock { $0.alive } }
  public var made: Int { counts.withLock { $0.made } }

  /// Makes an object that is counted until it dies.
  public func instance<Payload>(_ payload: Payload) -> Instance<Payload> {
    Instance(payload, self)
  }

  /// Makes an object without content that is counted until it dies.
  public func instance() -> Instance<Void> {
    Instance((), self)
  }

  private func count(_ change: Int) {
    counts.withLock {
      $0.alive += change
      $0.made += max(0, change)
    }
  }
}

extension LifetimeTracker.Instance: Equatable where Payload: Equatable {
  public static func == (a: LifetimeTracker.Instance<Payload>, b: LifetimeTracker.Instance<Payload>)
    -> Bool
  {
    a.payload == b.payload
  }
}

/// Runs a body and expects that it made objects and that all of them have died when it returns.
public func withLifetimeTracking<R>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (LifetimeTracker) throws -> R
) rethrows -> R {
  let tracker = LifetimeTracker()
  let result = try body(tracker)
  #expect(tracker.made > 0, "no object was tracked", sourceLocation: sourceLocation)
  #expect(
    tracker.alive == 0, "\(tracker.alive) of \(tracker.made) objects leaked",
    sourceLocation: sourceLocation)
  return result
}
