#if !hasFeature(Embedded)

  /// Cancels a task when nobody holds on to it any more.
  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, visionOS 2, *)
  final class TaskCanceller: Sendable {
    private let task: Task<Void, Never>

    init(_ task: Task<Void, Never>) {
      self.task = task
    }

    deinit {
      task.cancel()
    }
  }

#endif
