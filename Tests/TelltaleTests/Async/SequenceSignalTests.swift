import Synchronization
import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// A signal that owns the task by which it follows a sequence.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SequenceSignalTests {
  private struct Breakdown: Error, Equatable {}

  /// What feeds a stream, and knows whether who read that is gone.
  private struct Source<Element: Sendable>: Sendable {
    final class Flag: Sendable { let isSet = Atomic(false) }
    let continuation: AsyncStream<Element>.Continuation
    private let flag = Flag()

    /// Makes a source and its stream, which the source does not keep.
    static func make() -> (source: Source, stream: AsyncStream<Element>) {
      let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
      let source = Source(continuation: continuation)
      continuation.onTermination = { _ in source.flag.isSet.store(true, ordering: .releasing) }
      return (source, stream)
    }

    private init(continuation: AsyncStream<Element>.Continuation) {
      self.continuation = continuation
    }

    var hasEnded: Bool { flag.isSet.load(ordering: .acquiring) }
  }

  /// Makes a source and a signal that alone keeps its stream.
  private func makeFeed() -> (source: Source<Int>, feed: SequenceSignal<Int, Never>) {
    let (source, stream) = Source<Int>.make()
    return (source, SequenceSignal(stream))
  }

  private typealias State = SequenceState<Int, Never>

  @Test func `it has no element, then the latest one, then that of a finished sequence`()
    async throws
  {
    let (source, feed) = makeFeed()
    let log = Recorder<State>()
    let token = feed.observe { log.note($0) }
    #expect(feed.value == State())
    #expect(feed.value.isRunning && feed.value.latest == nil)
    source.continuation.yield(1)
    source.continuation.yield(2)
    source.continuation.finish()
    try await feed.first { !$0.isRunning }
    #expect(
      log.values == [
        State(), State(latest: 1), State(latest: 2), State(latest: 2, phase: .finished),
      ])
    token.cancel()
  }

  @Test func `a failure keeps its type, and the last element`() async throws {
    struct Faulty: AsyncSequence, AsyncIteratorProtocol {
      typealias Element = Int
      typealias Failure = Breakdown
      var count = 0
      func makeAsyncIterator() -> Faulty { self }
      mutating func next(isolation actor: isolated (any Actor)?) async throws(Breakdown) -> Int? {
        count += 1
        if count > 2 { throw Breakdown() }
        return count
      }
    }
    let feed = SequenceSignal(Faulty())
    try await feed.first { $0.failure != nil }
    #expect(feed.value == SequenceState(latest: 2, phase: .failed(Breakdown())))
    #expect(!feed.value.isRunning)
  }

  @Test func `any error is told as it is`() async throws {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
    let feed = SequenceSignal(stream)
    continuation.yield(5)
    continuation.finish(throwing: Breakdown())
    try await feed.first { !$0.isRunning }
    #expect(feed.value.failure is Breakdown)
    #expect(feed.value.latest == 5)
  }

  @Test func `an equal element tells nobody`() async throws {
    let (source, feed) = makeFeed()
    let log = Recorder<Int?>()
    let token = feed.observe { log.note($0.latest) }
    for value in [1, 1, 2, 2, 1] { source.continuation.yield(value) }
    source.continuation.finish()
    try await feed.first { !$0.isRunning }
    #expect(log.values == [nil, 1, 2, 1, 1])
    token.cancel()
  }

  @Test func `elements that are not comparable are each a change`() async throws {
    struct Plain: Sendable { let number: Int }
    let (source, stream) = Source<Plain>.make()
    let feed = SequenceSignal(stream)
    let log = Recorder<Int?>()
    let token = feed.observe { log.note($0.latest?.number) }
    for value in [1, 1] { source.continuation.yield(Plain(number: value)) }
    source.continuation.finish()
    try await feed.first { !$0.isRunning }
    #expect(log.values == [nil, 1, 1, 1])
    token.cancel()
  }

  @Test func `the task ends when the signal is dropped`() async throws {
    let (source, stream) = Source<Int>.make()
    let owner = Owner(LifetimeTracker())
    await owner.follow(stream)
    source.continuation.yield(1)
    try await owner.wait(for: 1)
    #expect(!source.hasEnded)
    await owner.unfollow()
    await turns { source.hasEnded }
  }

  @Test func `the task goes on while something depends on the signal`() async {
    func observe() -> (Source<Int>, ObservationToken) {
      let (source, feed) = makeFeed()
      return (source, feed.map(\.latest).observe { log.note($0) })
    }
    let log = Recorder<Int?>()
    let (source, token) = observe()
    source.continuation.yield(1)
    await turns { log.last == 1 }
    #expect(!source.hasEnded)
    token.cancel()
    await turns { source.hasEnded }
  }

  @Test func `it may be dropped on another thread`() async {
    for _ in rounds(30) {
      let (source, handoff) = makeHandoff()
      source.continuation.yield(1)
      await Task.detached { handoff.drop() }.value
      await turns { source.hasEnded }
    }
  }

  private func makeHandoff() -> (Source<Int>, Handoff<SequenceSignal<Int, Never>>) {
    let (source, feed) = makeFeed()
    return (source, Handoff(feed))
  }

  private actor Owner {
    private var feed: SequenceSignal<Int, Never>?
    private let object: LifetimeTracker.Instance<Void>

    init(_ tracker: LifetimeTracker) { object = tracker.instance() }

    func follow(_ stream: AsyncStream<Int>) { feed = SequenceSignal(stream) }
    func unfollow() { feed = nil }
    func wait(for value: Int) async throws { try await feed?.first { $0.latest == value } }
  }

  @Test func `an actor that owns it is not kept alive`() async throws {
    for _ in rounds(30) {
      let tracker = LifetimeTracker()
      let source: Source<Int>
      do {
        let owner = Owner(tracker)
        let made = Source<Int>.make()
        source = made.source
        await owner.follow(made.stream)
        source.continuation.yield(1)
        try await owner.wait(for: 1)
      }
      await turns { tracker.alive == 0 && source.hasEnded }
    }
  }

  @Test func `an element is told before the next one is asked for`() async throws {
    struct Counting: AsyncSequence, AsyncIteratorProtocol {
      final class Asked: Sendable { let count = Atomic(0) }
      let asked = Asked()
      func makeAsyncIterator() -> Counting { self }
      func next(isolation actor: isolated (any Actor)?) async -> Int? {
        asked.count.add(1, ordering: .sequentiallyConsistent).newValue
      }
    }
    let numbers = Counting()
    let feed = SequenceSignal(numbers)
    var ahead = 0
    let token = feed.observe { state in
      let asked = numbers.asked.count.load(ordering: .sequentiallyConsistent)
      ahead = max(ahead, asked - (state.latest ?? asked))
    }
    try await feed.first { ($0.latest ?? 0) >= 20 }
    #expect(ahead == 0)
    token.cancel()
  }
}
