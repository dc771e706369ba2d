import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// A signal that a task writes from a sequence, as long as the task goes on.
@MainActor @Suite(.timeLimit(.minutes(10))) struct FollowTests {
  private struct Breakdown: Error, Equatable {
    let code: Int
  }

  /// Elements from a list, then an error.
  private struct Faulty: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = Int
    typealias Failure = Breakdown
    var next = 0

    func makeAsyncIterator() -> Faulty { self }

    mutating func next(isolation actor: isolated (any Actor)?) async throws(Breakdown) -> Int? {
      next += 1
      if next > 3 { throw Breakdown(code: 7) }
      return next
    }
  }

  @Test func `each element is written, and the end of the sequence is the end`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    for value in 1...3 { continuation.yield(value) }
    continuation.finish()
    let count = MutableSignal(0)
    let log = Recorder<Int>()
    let token = count.observe { log.note($0) }
    await count.follow(stream)
    #expect(log.values == [0, 1, 2, 3])
    token.cancel()
  }

  @Test func `a failure is thrown with its type, and the last element stays`() async {
    let count = MutableSignal(0)
    do throws(Breakdown) {
      try await count.follow(Faulty())
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.code == 7)
    }
    #expect(count.value == 3)
  }

  @Test func `it ends with its task, and keeps nothing`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let count = MutableSignal(0)
    let following = Task { await count.follow(stream) }
    continuation.yield(1)
    await turns { count.value == 1 }
    following.cancel()
    await following.value
    continuation.yield(2)
    #expect(count.value == 1)
  }

  /// A sequence that takes no notice of cancellation.
  private struct Stubborn: AsyncSequence, AsyncIteratorProtocol {
    let gate: MutableSignal<Int>
    var last = 0
    func makeAsyncIterator() -> Stubborn { self }
    mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
      while gate.value == last { await Task.yield() }
      last = gate.value
      return last
    }
  }

  @Test func `a cancelled task writes nothing, whatever the sequence does`() async {
    let gate = MutableSignal(0)
    let count = MutableSignal(0)
    let following = Task { await count.follow(Stubborn(gate: gate)) }
    gate.value = 1
    await turns { count.value == 1 }
    following.cancel()
    gate.value = 2
    await following.value
    #expect(count.value == 1)
  }

  @Test func `one signal may follow the values of another`() async {
    let source = MutableSignal([1])
    let copy = MutableSignal<[Int]>([])
    let following = Task { await copy.follow(source.values) }
    await turns { copy.value == [1] }
    source.value.append(2)
    await turns { copy.value == [1, 2] }
    following.cancel()
    await following.value
  }
}
