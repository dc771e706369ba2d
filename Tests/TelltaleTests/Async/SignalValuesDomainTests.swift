import Synchronization
import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// Sequences of values in domains of all kinds, and what crosses them.
@Suite(.timeLimit(.minutes(5))) struct SignalValuesDomainTests {
  /// Neither it nor its values can leave the actor.
  private final class Page {
    let number: Int

    init(_ number: Int) {
      self.number = number
    }
  }

  private actor Store {
    let page = MutableSignal(Page(0))
    let count = MutableSignal(0)
    private(set) var seen: [Int] = []

    func readPages(through last: Int) async {
      for await page in page.values {
        seen.append(page.number)
        if page.number == last { return }
      }
    }

    /// Reads with pauses, at random, in which others have their turns.
    func read(through last: Int, seed: Int) async -> [Int] {
      var random = SeededRandom(seed: seed)
      var seen: [Int] = []
      for await value in count.values {
        seen.append(value)
        if value == last { break }
        for _ in 0..<random.below(4) { await Task.yield() }
      }
      return seen
    }

    /// Writes the numbers up to the last one, in bursts, batches, and single.
    func write(through last: Int, seed: Int) async {
      var random = SeededRandom(seed: seed)
      var value = 0
      while value < last {
        let burst = min(1 + random.below(3), last - value)
        if random.once(in: 3) {
          batch { for number in 1...burst { count.value = value + number } }
        } else {
          for number in 1...burst { count.value = value + number }
        }
        value += burst
        for _ in 0..<random.below(4) { await Task.yield() }
      }
    }

    func turnPages(through last: Int) async {
      for number in 0...last {
        page.value = Page(number)
        await Task.yield()
      }
    }

    func readUntilCancelled() async -> Int {
      var last = -1
      for await value in count.values { last = value }
      return last
    }

    func add() { count.value += 1 }
  }

  @Test func `a sequence stays on its actor, with values that cannot leave it`() async {
    let store = Store()
    async let reading: Void = store.readPages(through: 50)
    await store.turnPages(through: 50)
    await reading
    let seen = await store.seen
    #expect(seen == seen.sorted())
    #expect(seen.last == 50)
  }

  @Test func `a task that is nowhere isolated reads the graph it has made`() async {
    var seen: [Int] = []
    let count = MutableSignal(0)
    for await value in count.values {
      seen.append(value)
      if value == 5 { break }
      await Task.yield()
      count.value += 1
    }
    #expect(seen == [0, 1, 2, 3, 4, 5])
  }

  @Test func `such a task ends when it is cancelled from elsewhere`() async {
    for _ in rounds(200) {
      let reading = Task.detached {
        let count = MutableSignal(0)
        var seen: [Int] = []
        for await value in count.values { seen.append(value) }
        return seen
      }
      await Task.yield()
      reading.cancel()
      let seen = await reading.value
      #expect(seen == [] || seen == [0])
    }
  }

  @Test(arguments: seedList(30))
  func `the last value read is the last one written`(seed: UInt64) async {
    let store = Store()
    let seed = Int(seed)
    await withTaskGroup(of: [Int].self) { group in
      for reader in 0..<3 {
        group.addTask { await store.read(through: 200, seed: seed &* 10 &+ reader) }
      }
      group.addTask {
        await store.write(through: 200, seed: seed)
        return [200]
      }
      for await seen in group {
        #expect(seen.last == 200)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 < $1 })
      }
    }
  }

  @Test func `cancelling from another thread and writing at once ends the reader`() async {
    for _ in rounds(500) {
      let store = Store()
      let reading = Task.detached { await store.readUntilCancelled() }
      let writing = Task.detached { for _ in 0..<5 { await store.add() } }
      let cancelling = Task.detached { reading.cancel() }
      let last = await reading.value
      await writing.value
      await cancelling.value
      #expect((-1...5).contains(last))
    }
  }

  @Test func `an actor with a reader that has ended is released`() async {
    final class Flag: Sendable { let isSet = Atomic(false) }
    actor Owner {
      let count = MutableSignal(0)
      let flag: Flag
      init(_ flag: Flag) { self.flag = flag }
      deinit { flag.isSet.store(true, ordering: .releasing) }
      func read() async { for await _ in count.values {} }
    }
    let flag = Flag()
    do {
      let owner = Owner(flag)
      let reading = Task { await owner.read() }
      await Task.yield()
      reading.cancel()
      await reading.value
    }
    await turns { flag.isSet.load(ordering: .acquiring) }
  }
}
