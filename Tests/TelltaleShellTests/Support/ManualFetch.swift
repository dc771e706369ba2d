import Synchronization
import TelltaleShell

/// A fetch that a test answers, and that says when it is called and cancelled.
final class ManualFetch: Sendable {
  enum Call: Equatable {
    case started(LoadRequest, loaded: [Int])
    case cancelled(LoadRequest)
  }

  private typealias Answer = CheckedContinuation<Page<Int>, any Error>
  private let answers = Mutex<[LoadRequest: Answer]>([:])
  private let calls: AsyncStream<Call>
  private let feed: AsyncStream<Call>.Continuation

  init() {
    (calls, feed) = AsyncStream.makeStream()
  }
}

extension ManualFetch {
  /// Waits until somebody answers, cancelled or not.
  @Sendable func callAsFunction(_ request: LoadRequest, _ loaded: [Int]) async throws -> Page<Int> {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { answer in
        answers.withLock { $0[request] = answer }
        feed.yield(.started(request, loaded: loaded))
      }
    } onCancel: {
      feed.yield(.cancelled(request))
    }
  }

  func next() async -> Call? {
    var iterator = calls.makeAsyncIterator()
    return await iterator.next()
  }

  func answer(_ request: LoadRequest, with result: Result<Page<Int>, any Error>) {
    let answer = answers.withLock { $0.removeValue(forKey: request) }
    answer?.resume(with: result)
  }
}
