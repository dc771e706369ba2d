import Foundation
import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// Faults that a random program generator and a reading of the source have found.
@Suite struct FoundTests {
  @Test func `two hooked sources of one region may be dropped in any order`() async {
    await #expect(processExitsWith: .success) {
      for isFirst in [true, false] {
        var a: MutableSignal<Int>? = MutableSignal(0, onObserved: {})
        var b: MutableSignal<Int>? = MutableSignal(0, onObserved: {})
        do {
          let sum = combineLatest(a!, b!).reduce { $0 + $1 }
          guard sum.value == 0 else { fatalError("the sum is wrong") }
        }
        if isFirst { a = nil } else { b = nil }
        a = nil
        b = nil
      }
    }
  }

  @Test func `a hook is called when a re-run at the end of a batch unlinks its source`() {
    let hooked = Recorder<Bool>()
    let source = MutableSignal(
      0, onObserved: { hooked.note(true) }, onUnobserved: { hooked.note(false) })
    let isOn = MutableSignal(true)
    let isOff = isOn.map { !$0 }
    #expect(!isOff.value)
    let token = observe { if isOn.value { _ = source.value } }
    #expect(hooked.take() == [true])
    batch {
      isOn.value = false
      // A read that brings something up to date settles before the batch ends.
      #expect(isOff.value)
    }
    #expect(hooked.take() == [false])
    token.cancel()
  }

  @Test func `a read gives the value after a deinit wrote that the read itself set off`() {
    let source = MutableSignal(0)
    let trigger = MutableSignal(0)
    let held = Computed { () -> Signal<Int>? in
      guard trigger.value == 0 else { return nil }
      let last = LastWish { source.value = 7 }
      return source.map { value in withExtendedLifetime(last) { value } }
    }
    let value = Computed {
      let inner = held.value?.value
      return source.value + (inner ?? 0) * 0
    }
    #expect(value.value == 0)
    trigger.value = 1
    #expect(value.value == source.value)
  }

  @Test func `an observer is told when another one puts back what it wrote and read`() {
    let x = MutableSignal(0)
    let notes = Recorder<Int>()
    let reset = observe { if x.value == 1 { x.value = 0 } }
    var isFirst = true
    let token = observe {
      _ = x.value
      if isFirst {
        isFirst = false
        x.value = 1
      }
      notes.note(x.value)
    }
    #expect(x.untrackedValue == 0)
    #expect(notes.last == 0)
    token.cancel()
    reset.cancel()
  }

  @Test func `what a value's deinit writes at the end of a flush is told`() {
    let told = MutableSignal(0)
    let notes = Recorder<Int>()
    let token = told.observe { notes.note($0) }
    let objects = MutableSignal<LastWish?>(LastWish { told.value = 1 }, by: { $0 === $1 })
    let other = objects.observe { _ in }
    batch { objects.value = nil }
    #expect(notes.values == [0, 1])
    token.cancel()
    other.cancel()
  }

  @Test func `a batch inside of a computed value forgets what it remembered`() {
    let tracker = LifetimeTracker()
    let computed = Computed {
      let source = MutableSignal(tracker.instance(1))
      let derived = source.map(\.payload)
      return batch {
        let first = untracked { derived.value }
        source.value = tracker.instance(2)
        return first
      }
    }
    #expect(computed.value == 1)
    #expect(tracker.alive == 0)
  }

  @Test func `a handler is told of the value before that its clean-up and it have passed by`() {
    let source = MutableSignal(0)
    let notes = Recorder<Int>()
    var isFirst = true
    let token = source.map { $0 }.observe { value in
      notes.note(value)
      if value == 0 {
        onCleanup {
          if isFirst { source.value = 5 }
          isFirst = false
        }
      }
      if value == 5 { source.value = 1 }
    }
    source.value = 1
    #expect(notes.last == source.value)
    token.cancel()
  }

  @Test func `a handler is not told twice of a value that its clean-up wrote`() {
    let source = MutableSignal(0)
    let other = MutableSignal(0)
    let notes = Recorder<Int>()
    let sum = combineLatest(source, other).reduce { a, b in a + b * 0 }
    let token = sum.observe { value in
      notes.note(value)
      if value == 0 { onCleanup { source.value = 5 } }
    }
    source.value = 1
    #expect(notes.take() == [0, 5])
    other.value = 1
    #expect(notes.take() == [])
    token.cancel()
  }

  @Test func `a fold with a trailing closure is a left fold, whatever it folds`() {
    struct Digits { var number: Int }
    let numbers = (1...3).map { MutableSignal($0) }
    let digits = (1...3).map { MutableSignal(Digits(number: $0)) }
    #expect(combineLatest(numbers).reduce(4) { $0 * 10 + $1 }.value == 4123)
    let folded = combineLatest(digits).reduce(Digits(number: 4)) {
      Digits(number: $0.number * 10 + $1.number)
    }
    #expect(folded.value.number == 4123)
    let runs = Counter()
    let source = MutableSignal(1)
    let largest = combineLatest([source, MutableSignal(5)]).reduce(0, associative: max)
    let token = largest.observe { _ in runs() }
    source.value = 2
    #expect(runs.total == 1)
    token.cancel()
  }

  @Test(arguments: [true, false])
  func `an observer is told of a value that nobody knew before it was put back`(isUpdate: Bool) {
    let source = MutableSignal(5)
    let notes = Recorder<Int>()
    let first = source.observe { _ in }
    var second: ObservationToken?
    batch {
      source.value = 0
      source.value = 5
      first.cancel()
      if isUpdate { source.update { $0 = 0 } } else { source.value = 0 }
      second = source.observe { notes.note($0) }
      source.value = 5
    }
    #expect(notes.values == [0, 5])
    second?.cancel()
  }

  @Test func `what is equivalent to a value of before the batch is that value again`() {
    let source = MutableSignal(2)
    let other = MutableSignal(0)
    let halves = source.removeDuplicates { $0 / 2 == $1 / 2 }
    let written = MutableSignal(2, by: { $0 / 2 == $1 / 2 })
    let inputs = [halves, written, other]
    let sum = combineLatest(inputs).reduce(0, adding: +, removing: -)
    let fold = combineLatest(inputs).reduce(0) { $0 + $1 }
    let token = combineLatest(sum, fold).reduce { $0 == $1 }.observe { #expect($0) }
    batch {
      source.value = 0
      written.value = 0
      #expect(fold.value == 0)
      source.value = 3
      written.value = 3
    }
    #expect(halves.value == 2)
    #expect(written.value == 2)
    other.value = 1
    #expect(sum.value == 5)
    #expect(fold.value == 5)
    token.cancel()
  }

  // Internal checks saw the other link in one list alone.
  @Test func `what is let go of is released once an observer has let go of everything`() {
    let isReading = MutableSignal(true)
    let (source, other) = (MutableSignal(0), MutableSignal(0))
    let runs = Counter()
    var isReleased = false
    func makeDerived() -> Signal<Int> {
      let wish = LastWish {
        isReleased = true
        other.value += 1
      }
      return source.map { value in withExtendedLifetime(wish) { value } }
    }
    var derived: Signal<Int>? = makeDerived()
    let token = observe {
      runs()
      if isReading.value { _ = (derived?.value ?? 0) + other.value }
    }
    derived = nil
    #expect(!isReleased)
    isReading.value = false
    #expect(isReleased)
    #expect(other.value == 1)
    #expect(runs.total == 2)
    token.cancel()
  }

  @Test func `scans take note in the order in which they were made`() {
    let notes = Recorder<Int>()
    let source = MutableSignal(0)
    let isOn = MutableSignal(false)
    let late = Computed { isOn.value ? source.value : -1 }
    let first = late.scan(0) { _, value in
      notes.note(1)
      return value
    }
    let second = source.scan(0) { _, value in
      notes.note(2)
      return value
    }
    isOn.value = true
    #expect(notes.take() == [1, 2, 1])
    source.value = 1
    #expect(notes.take() == [1, 2])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `nothing is computed for an observer that its clean-up ends`() {
    let source = MutableSignal(0)
    let runs = Counter()
    var token: ObservationToken?
    token = source.map { runs($0) }.observe { _ in
      onCleanup {
        token?.cancel()
        source.value = 2
      }
    }
    source.value = 1
    #expect(runs.total == 2)
  }

  @Test func `hooks are called in the domain that works after a batch that told nobody`() {
    let worker = Worker()
    let threads = Box<[Bool]>([])
    let graph = Box<(source: MutableSignal<[Int]>, count: Signal<Int>)?>(nil)
    worker.sync {
      let source = MutableSignal(
        [0], onObserved: { threads.value.append(Worker.isCurrent) }, onUnobserved: {})
      let count = source.map { $0.count }
      _ = count.value
      batch { source.update { $0.append(1) } }
      graph.value = (source, count)
    }
    // The domain goes on here; the worker has another graph.
    let count = graph.value?.count
    let token = count?.map { $0 + 1 }.observe { _ in }
    worker.sync { MutableSignal(0).observe { _ in }.cancel() }
    #expect(threads.value == [false])
    token?.cancel()
    graph.value = nil
    worker.end()
  }

  @Test func `what was released elsewhere ends though a domain hops by a read in an observer`() {
    let worker = Worker()
    let tracker = LifetimeTracker()
    let source = Box<MutableSignal<Int>?>(nil)
    let dropped = Box<Signal<Int>?>(nil)
    worker.sync {
      let made = MutableSignal(0)
      let object = tracker.instance(1)
      let derived = made.map { $0 + object.payload }
      _ = derived.value
      source.value = made
      dropped.value = derived
    }
    let drop = Worker()
    drop.sync { dropped.value = nil }
    #expect(tracker.alive == 1)
    let token = observe { _ = source.value?.value }
    source.value?.value += 1
    #expect(tracker.alive == 0)
    token.cancel()
    source.value = nil
    worker.end()
    drop.end()
  }
}

/// Acts when it dies.
private final class LastWish {
  let act: () -> Void

  init(_ act: @escaping () -> Void) { self.act = act }

  deinit { act() }
}

/// A thread that runs one body after the other; the semaphores order it and the caller.
private final class Worker: @unchecked Sendable {
  private var body: (() -> Void)?
  private let start = DispatchSemaphore(value: 0)
  private let done = DispatchSemaphore(value: 0)

  static var isCurrent: Bool { Thread.current.threadDictionary["worker"] != nil }

  init() {
    let thread = Thread { [self] in
      Thread.current.threadDictionary["worker"] = true
      while true {
        start.wait()
        guard let body else {
          done.signal()
          return
        }
        body()
        self.body = nil
        done.signal()
      }
    }
    thread.start()
  }

  func sync(_ body: @escaping () -> Void) {
    self.body = body
    start.signal()
    done.wait()
  }

  func end() {
    start.signal()
    done.wait()
  }
}

private final class Box<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}
