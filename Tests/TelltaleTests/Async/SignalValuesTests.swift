import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// What a sequence of values promises to who reads it.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SignalValuesTests {
  private let log = Recorder<Int>()

  /// Starts a task that notes every value, and -1 at its end.
  private func read(_ signal: Signal<Int>) -> Task<Void, Never> {
    Task {
      for await value in signal.values { log.note(value) }
      log.note(-1)
    }
  }

  @Test func `the first value is the current one`() async {
    let count = MutableSignal(3)
    var iterator = count.values.makeAsyncIterator()
    count.value = 4
    #expect(await iterator.next() == 4)
    for await value in count.values {
      #expect(value == 4)
      break
    }
  }

  @Test func `a reader that waits gets each change`() async {
    let count = MutableSignal(0)
    let reading = read(count)
    await turns { log.count == 1 }
    for value in 1...3 {
      count.value = value
      await turns { log.last == value }
    }
    reading.cancel()
    await reading.value
    #expect(log.values == [0, 1, 2, 3, -1])
  }

  @Test func `a slow reader gets the last value and not those between`() async {
    let count = MutableSignal(0)
    var iterator = count.values.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    for value in 1...100 { count.value = value }
    #expect(await iterator.next() == 100)
    let reading = read(count)
    await turns { log.count == 1 }
    count.value = 101
    count.value = 102
    await turns { log.count == 2 }
    reading.cancel()
    await reading.value
    #expect(log.values == [100, 102, -1])
  }

  @Test func `a value that was put back before it was read is left out`() async {
    let count = MutableSignal(0)
    let reading = read(count)
    await turns { log.count == 1 }
    count.value = 1
    count.value = 0
    for _ in 0..<10 { await Task.yield() }
    count.value = 2
    await turns { log.count == 2 }
    reading.cancel()
    await reading.value
    #expect(log.values == [0, 2, -1])
  }

  @Test func `values that are not comparable are each a change`() async {
    let names = MutableSignal<[Int?]>([], by: { _, _ in false })
    func readAny<Value>(_ signal: Signal<Value>) async -> Value? {
      var iterator = signal.values.makeAsyncIterator()
      _ = await iterator.next()
      names.value = []
      return await iterator.next()
    }
    #expect(await readAny(names) == [])
  }

  @Test func `an optional value that is nil is a value`() async {
    let name = MutableSignal<String?>("a")
    var iterator = name.values.makeAsyncIterator()
    #expect(await iterator.next() == .some("a"))
    name.value = nil
    let value = await iterator.next()
    #expect(value == .some(nil))
  }

  @Test func `a batch is read as one change at its end`() async {
    let count = MutableSignal(0)
    let reading = read(count.map { $0 * 10 })
    await turns { log.count == 1 }
    batch { for value in 1...5 { count.value = value } }
    await turns { log.count == 2 }
    batch {
      count.value = 7
      count.value = 5
    }
    for _ in 0..<10 { await Task.yield() }
    reading.cancel()
    await reading.value
    #expect(log.values == [0, 50, -1])
  }

  @Test func `what an observer writes is read`() async {
    let count = MutableSignal(0)
    let double = MutableSignal(0)
    let token = count.observe { double.value = $0 * 2 }
    let reading = read(double)
    await turns { log.count == 1 }
    count.value = 4
    await turns { log.last == 8 }
    reading.cancel()
    await reading.value
    token.cancel()
  }

  @Test func `a task that waits ends when it is cancelled`() async {
    let count = MutableSignal(0)
    let reading = read(count)
    await turns { log.count == 1 }
    reading.cancel()
    await reading.value
    #expect(log.values == [0, -1])
  }

  @Test func `a cancelled task gets no value, and observes nothing`() async {
    let hooks = Counter()
    let count = MutableSignal(0, onObserved: { hooks() })
    let reading = read(count)
    reading.cancel()
    await reading.value
    #expect(log.values == [-1])
    #expect(hooks.total == 0)
  }

  @Test func `a cancelled task gets no value that came before it was cancelled`() async {
    let count = MutableSignal(0)
    let reading = read(count)
    await turns { log.count == 1 }
    count.value = 1
    reading.cancel()
    await reading.value
    #expect(log.values == [0, -1])
  }

  @Test func `what has ended stays so, and observes no more`() async {
    let hooks = Recorder<String>()
    let count = MutableSignal(
      0, onObserved: { hooks.note("on") }, onUnobserved: { hooks.note("off") })
    var iterator = count.values.makeAsyncIterator()
    let reading = Task { [iterator] in
      var iterator = iterator
      while let value = await iterator.next() { log.note(value) }
    }
    await turns { log.count == 1 }
    reading.cancel()
    await reading.value
    #expect(hooks.values == ["on", "off"])
    count.value += 1
    #expect(await iterator.next() == nil)
    #expect(log.values == [0])
    #expect(hooks.values == ["on", "off"])
  }

  @Test func `two readers know nothing of each other`() async {
    let count = MutableSignal(0)
    let values = count.values
    var one = values.makeAsyncIterator()
    #expect(await one.next() == 0)
    count.value = 1
    var other = values.makeAsyncIterator()
    #expect(await other.next() == 1)
    #expect(await one.next() == 1)
    count.value = 2
    #expect(await other.next() == 2)
    #expect(await one.next() == 2)
    let readings = (read(count), read(count))
    await turns { log.count == 2 }
    readings.0.cancel()
    await readings.0.value
    count.value = 3
    await turns { log.last == 3 }
    readings.1.cancel()
    await readings.1.value
    #expect(log.values == [2, 2, -1, 3, -1])
  }

  @Test func `a dropped iterator ends its observation`() async {
    let hooks = Recorder<String>()
    let count = MutableSignal(
      0, onObserved: { hooks.note("on") }, onUnobserved: { hooks.note("off") })
    let values = count.values
    func readOne() async {
      var iterator = values.makeAsyncIterator()
      #expect(hooks.values == [])
      #expect(await iterator.next() == 0)
      #expect(hooks.values == ["on"])
    }
    await readOne()
    #expect(hooks.take() == ["on", "off"])
    for await _ in values { break }
    #expect(hooks.take() == ["on", "off"])
    let reading = read(count)
    await turns { log.count == 1 }
    reading.cancel()
    await reading.value
    #expect(hooks.take() == ["on", "off"])
  }

  @Test func `a derived signal that nobody else holds is read`() async {
    let count = MutableSignal(1)
    let reading = read(count.map { $0 * 2 }.map { $0 + 1 })
    await turns { log.count == 1 }
    count.value = 2
    await turns { log.last == 5 }
    reading.cancel()
    await reading.value
  }

  @Test func `a reader that starts in an observer is not ended by it`() async {
    let count = MutableSignal(0)
    let other = MutableSignal(0)
    var reading: Task<Void, Never>?
    let token = observe {
      guard other.value == 0 else { return }
      reading = Task.immediate {
        for await value in count.values { log.note(value) }
        log.note(-1)
      }
    }
    #expect(log.values == [0])
    other.value = 1
    token.cancel()
    count.value = 1
    await turns { log.last == 1 }
    reading?.cancel()
    await reading?.value
    #expect(log.values == [0, 1, -1])
  }

  @Test func `a reader that starts in a batch ends on the value after it`() async {
    let count = MutableSignal(0)
    var reading: Task<Void, Never>?
    batch {
      count.value = 1
      reading = Task.immediate { for await value in count.values { log.note(value) } }
      count.value = 2
    }
    await turns { log.last == 2 }
    reading?.cancel()
    #expect(log.values == [1, 2])
  }

  @Test func `nothing is left of readers`() async {
    let tracker = LifetimeTracker()
    do {
      let count = MutableSignal(tracker.instance(0))
      for await _ in count.values { break }
      let reading = Task { for await value in count.values { log.note(value.payload) } }
      await turns { log.count == 1 }
      count.value = tracker.instance(1)
      await turns { log.count == 2 }
      #expect(tracker.alive == 1)
      reading.cancel()
      await reading.value
    }
    #expect(tracker.made == 2)
    #expect(tracker.alive == 0)
  }

  @Test func `two tasks that wait at one iterator end the program`() async {
    await #expect(processExitsWith: .failure) {
      await Task { @MainActor in
        let count = MutableSignal(0)
        var iterator = count.values.makeAsyncIterator()
        _ = await iterator.next()
        let tasks = (0..<2).map { [iterator] _ in
          Task {
            var iterator = iterator
            _ = await iterator.next()
          }
        }
        for task in tasks { await task.value }
      }.value
    }
  }
}
