/// The task of the one request that its owner may have under way, and which ends with the owner.
@MainActor
final class RequestTask {
  private var task: Task<Void, Never>?

  init() {}

  deinit {
    task?.cancel()
  }
}

extension RequestTask {
  /// Works in the place of what was worked on, and hands over what came out.
  func start<Answer: Sendable>(
    _ work: @escaping @Sendable () async throws -> Answer,
    then answer: @escaping @MainActor (Result<Answer, any Error>) -> Void
  ) {
    cancel()
    task = Task {
      do { answer(.success(try await work())) } catch { answer(.failure(error)) }
    }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}
