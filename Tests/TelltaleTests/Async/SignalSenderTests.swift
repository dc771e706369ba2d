import Dispatch
import Synchronization
import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// Writing a signal from any thread.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SignalSenderTests {
  private let log = Recorder<Int>()

  @Test func `what is sent is written in order`() async throws {
    let count = MutableSignal(0)
    let token = count.observe { log.note($0) }
    let sender = count.sender()
    for value in 1...5 { #expect(sender.send(value)) }
    #expect(log.values == [0])
    try await count.first { $0 == 5 }
    #expect(log.values == Array(0...5))
    token.cancel()
  }

  @Test func `a burst of one that coalesces is one change`() async throws {
    let count = MutableSignal(0)
    let token = count.observe { log.note($0) }
    let sender = count.sender(coalescing: true)
    for value in 1...5 { sender.send(value) }
    for _ in 0..<3 { sender.update { $0 += 10 } }
    try await count.first { $0 == 35 }
    #expect(log.values == [0, 35])
    sender.update { $0 += 1 }
    sender.send(7)
    try await count.first { $0 == 7 }
    #expect(log.values == [0, 35, 7])
    token.cancel()
  }

  @Test func `an update comes in its turn, and each is told`() async throws {
    let count = MutableSignal(0)
    let token = count.observe { log.note($0) }
    let sender = count.sender()
    sender.send(1)
    sender.update { $0 *= 10 }
    sender.send(2)
    sender.update { $0 *= 10 }
    sender.update { _ in }
    sender.send(3)
    try await count.first { $0 == 3 }
    #expect(log.values == [0, 1, 10, 2, 20, 20, 3])
    token.cancel()
  }

  @Test func `an equal value tells nobody`() async throws {
    let count = MutableSignal(0)
    let token = count.observe { log.note($0) }
    let sender = count.sender()
    for value in [0, 0, 1, 1, 2] { sender.send(value) }
    try await count.first { $0 == 2 }
    #expect(log.values == [0, 1, 2])
    token.cancel()
  }

  @Test func `what an observer sends is written after it`() async throws {
    let count = MutableSignal(0)
    let sender = count.sender()
    let token = count.observe { value in
      log.note(value)
      if value < 5 { sender.send(value + 1) }
      log.note(-value)
    }
    try await count.first { $0 == 5 }
    #expect(log.values == [0, 0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5])
    token.cancel()
  }

  private struct Item: Sendable, Equatable {
    let thread: Int
    let number: Int
  }

  @Test(arguments: [false, true])
  func `many threads send at once, and each one's order is kept`(coalescing: Bool) async throws {
    let threads = 8
    let numbers = 500
    let item = MutableSignal(Item(thread: -1, number: -1))
    let items = Recorder<Item>()
    let token = item.observe(initial: false) { items.note($0) }
    let sender = item.sender(coalescing: coalescing)
    await Task.detached {
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for number in 0..<numbers { sender.send(Item(thread: thread, number: number)) }
      }
      sender.send(Item(thread: threads, number: 0))
    }.value
    try await item.first { $0.thread == threads }
    for thread in 0..<threads {
      let seen = items.values.filter { $0.thread == thread }.map(\.number)
      #expect(coalescing ? seen == seen.sorted() : seen == Array(0..<numbers))
    }
    #expect(items.last == Item(thread: threads, number: 0))
    token.cancel()
  }

  @Test func `updates of many threads are all made`() async throws {
    let count = MutableSignal(0)
    let sender = count.sender(coalescing: true)
    await Task.detached {
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for _ in 0..<500 { sender.update { $0 += 1 } }
      }
    }.value
    #expect(try await count.first { $0 == 4_000 } == 4_000)
  }

  /// An executor that counts the jobs it is given.
  private final class CountingExecutor: SerialExecutor {
    let jobs = Atomic(0)
    private let queue = DispatchQueue(label: "counting")

    func enqueue(_ job: consuming ExecutorJob) {
      jobs.add(1, ordering: .relaxed)
      let job = UnownedJob(job)
      queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }

  private actor Counted {
    let executor = CountingExecutor()
    let count = MutableSignal(0)
    nonisolated var unownedExecutor: UnownedSerialExecutor {
      unsafe executor.asUnownedSerialExecutor()
    }

    func sender(coalescing: Bool) -> SignalSender<Int> { count.sender(coalescing: coalescing) }

    /// Sends a burst while the actor is busy with that.
    func burst(by sender: SignalSender<Int>) { for value in 1...100 { sender.send(value) } }

    func wait(for value: Int) async throws { try await count.first { $0 == value } }
  }

  @Test(arguments: [false, true])
  func `a burst costs one visit of the actor`(coalescing: Bool) async throws {
    let actor = Counted()
    let sender = await actor.sender(coalescing: coalescing)
    let before = actor.executor.jobs.load(ordering: .relaxed)
    await actor.burst(by: sender)
    try await actor.wait(for: 100)
    // The burst itself, the visit, the wait, and its waking up, if it began before the visit.
    let visits = actor.executor.jobs.load(ordering: .relaxed) - before - 2
    #expect((1...2).contains(visits))
  }

  @Test func `a signal is not kept alive, and what is sent to one that is gone is dropped`() async {
    let tracker = LifetimeTracker()
    func makeSender() -> SignalSender<Int> {
      let object = tracker.instance()
      return MutableSignal(0, by: { withExtendedLifetime((object, $0, $1)) { false } }).sender()
    }
    let sender = makeSender()
    await turns { !sender.send(1) }
    #expect(!sender.update { $0 += 1 })
    #expect(tracker.alive == 0)
  }

  private actor Owner {
    let count = MutableSignal(0)
    private(set) var sender: SignalSender<Int>?
    let object: LifetimeTracker.Instance<Void>

    init(_ tracker: LifetimeTracker) { object = tracker.instance() }

    func makeSender() -> SignalSender<Int> {
      let sender = count.sender()
      self.sender = sender
      return sender
    }
  }

  @Test func `an actor that holds its own sender is not kept alive`() async {
    for _ in rounds(50) {
      let tracker = LifetimeTracker()
      let sender = await Owner(tracker).makeSender()
      await turns { !sender.send(1) }
      await turns { tracker.alive == 0 }
    }
  }

  /// Sends when it dies.
  private final class Farewell: Sendable {
    let onEnd: @Sendable () -> Void
    init(_ onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }
    deinit { onEnd() }
  }

  @Test func `a value that is replaced before it was written may send when it dies`() async throws {
    let ends = MutableSignal(0)
    let endSender = ends.sender()
    let value = MutableSignal<Farewell?>(nil)
    let sender = value.sender(coalescing: true)
    for _ in 0..<5 {
      sender.send(
        Farewell {
          endSender.update { $0 += 1 }
          sender.update { _ in }
        })
    }
    try await ends.first { $0 == 4 }
    sender.send(nil)
    try await ends.first { $0 == 5 }
  }
}
