// A lifetime ends with its test, unless something keeps what it should let go.

/// A record of the objects that a test made and that may still be alive; usable from any thread.
///
/// ```swift
/// withLifetimeTracking { tracker in
///   let list = tracker.track(ListModel())
///   list.show(tracker.instance("row"))
/// }
/// ```
public final class LifetimeTracker: Sendable {
  fileprivate struct Origin: Hashable {
    let type: String
    let fileID: String
    let line: Int

    var description: String {
      "\(type) from \(fileID.split(separator: "/").last ?? ""):\(line)"
    }
  }

  /// An object of which nothing is used but whether it is there, so that any thread may ask.
  private struct Tracked: @unchecked Sendable {
    weak var object: AnyObject?
    let origin: Origin
  }

  private struct State {
    var made = 0
    var tracked: [Tracked] = []
    /// How many instances of each origin are alive.
    var instances: [Origin: Int] = [:]
  }

  private let state: Locked<State> = Locked(State())

  /// Creates a tracker of nothing yet.
  public init() {}

  /// An object that lives for its tracker, and carries what a test puts into it.
  public final class Instance<Payload> {
    /// What it carries.
    public let payload: Payload
    private let tracker: LifetimeTracker
    private let origin: Origin

    fileprivate init(_ payload: Payload, _ tracker: LifetimeTracker, _ origin: Origin) {
      self.payload = payload
      self.tracker = tracker
      self.origin = origin
      tracker.count(origin, 1)
    }

    deinit {
      tracker.count(origin, -1)
    }
  }
}

extension LifetimeTracker {
  /// How many objects were made and tracked.
  public var made: Int { state.withLock { $0.made } }

  /// How many of them are alive.
  ///
  /// - Complexity: O(*n*), where *n* is the number of objects tracked.
  public var alive: Int { origins().values.reduce(0, +) }

  /// What is alive: the type of an object, and where in the test it comes from.
  ///
  /// - Returns: A line for each place and type, sorted.
  /// - Complexity: O(*n* log *n*), where *n* is the number of objects tracked.
  public var namesAlive: [String] {
    origins().map { origin, count in
      count == 1 ? origin.description : "\(count) × \(origin.description)"
    }.sorted()
  }

  /// Tracks an object that the test made, without keeping it.
  ///
  /// - Returns: The object.
  @discardableResult
  public func track<Object: AnyObject>(
    _ object: Object, fileID: String = #fileID, line: Int = #line
  ) -> Object {
    let type = String(describing: Swift.type(of: object))
    let origin = Origin(type: type, fileID: fileID, line: line)
    state.withLock {
      $0.tracked.append(Tracked(object: object, origin: origin))
      $0.made += 1
    }
    return object
  }

  /// Makes an object that is counted until it dies.
  public func instance<Payload>(
    _ payload: Payload, fileID: String = #fileID, line: Int = #line
  ) -> Instance<Payload> {
    Instance(payload, self, Origin(type: "instance", fileID: fileID, line: line))
  }

  /// Makes an object without content that is counted until it dies.
  public func instance(fileID: String = #fileID, line: Int = #line) -> Instance<Void> {
    instance((), fileID: fileID, line: line)
  }

  private func count(_ origin: Origin, _ change: Int) {
    state.withLock {
      $0.instances[origin, default: 0] += change
      $0.made += max(0, change)
    }
  }

  private func origins() -> [Origin: Int] {
    var (tracked, alive) = state.withLock { ($0.tracked, $0.instances.filter { $0.value > 0 }) }
    // Outside the lock: an object that is looked at may die of it, and take instances along.
    for one in tracked where one.object != nil { alive[one.origin, default: 0] += 1 }
    tracked = []
    return alive
  }
}

extension LifetimeTracker.Instance: Equatable where Payload: Equatable {
  /// Whether two carry equal things.
  public static func == (
    left: LifetimeTracker.Instance<Payload>, right: LifetimeTracker.Instance<Payload>
  ) -> Bool {
    left.payload == right.payload
  }
}
