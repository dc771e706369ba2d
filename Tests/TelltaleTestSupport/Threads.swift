import Foundation

/// Runs a body on a new thread with a stack of the given size, and waits for its result.
public func runOnThread<R>(stackSize: Int = 8 << 20, _ body: () -> R) -> R {
  withoutActuallyEscaping(body) { body in
    let job = Job(body)
    let thread = Thread { job.run() }
    thread.stackSize = stackSize
    thread.start()
    return job.wait()
  }
}

/// A body and its result; the semaphore orders the threads, so only one uses it at a time.
private final class Job<R>: @unchecked Sendable {
  private var body: (() -> R)?
  private var result: R?
  private let isDone = DispatchSemaphore(value: 0)

  init(_ body: @escaping () -> R) {
    self.body = body
  }

  func run() {
    result = body?()
    body = nil
    isDone.signal()
  }

  func wait() -> R {
    isDone.wait()
    guard let result else { preconditionFailure("the thread ended without a result") }
    return result
  }
}
