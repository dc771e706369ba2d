import Foundation
import Synchronization

/// A place where one thread leaves an object and another one drops it; the lock orders both.
public final class Handoff<Object: AnyObject>: @unchecked Sendable {
  private var object: Object?
  private let lock = NSLock()
  private let dropped = Atomic(false)

  public init(_ object: Object) {
    self.object = object
  }
}

extension Handoff {
  public var isDropped: Bool { dropped.load(ordering: .acquiring) }

  /// Releases the object on the calling thread.
  public func drop() {
    release()
    dropped.store(true, ordering: .releasing)
  }

  /// Starts a thread that releases the object.
  public func dropOnThread() {
    let thread = Thread { self.drop() }
    thread.start()
  }

  /// The object dies at the latest when this returns, outside the lock.
  @inline(never)
  private func release() {
    _ = take()
  }

  @inline(never)
  private func take() -> Object? {
    lock.lock()
    defer {
      object = nil
      lock.unlock()
    }
    return object
  }
}
