import Foundation
import Observation
import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// What happens while a change is announced: Observation tells before it is made.
@MainActor @Suite struct AnnouncementTests {
  private let model = Model()
  private let log = Recorder<Int>()

  /// Reads whatever `read` reads while the next change of `number` is announced.
  private func readInNextAnnouncement(_ read: @escaping () -> Void) {
    let read = Unchecked(read)
    withObservationTracking {
      _ = model.number
    } onChange: {
      read.object()
    }
  }

  @Test(arguments: [false, true])
  func `who reads in an announcement makes nobody miss the change`(isBatch: Bool) async {
    // Some trackers come before the signal's, and others after it.
    let boxed = observe(model, \.number).map { Boxed(number: $0) }
    for value in 1...8 {
      readInNextAnnouncement { [log] in log.note(value * 0 + boxed.value.number) }
    }
    let twice = observe(model, \.number).map { $0 * 2 }
    let numbers = Recorder<Int>()
    let token = twice.observe { numbers.note($0) }
    for _ in 1...8 { readInNextAnnouncement { [log] in log.note(twice.value) } }
    if isBatch { batch { model.number = 1 } } else { model.number = 1 }
    if !isBatch { await turn() }
    #expect(numbers.values == [0, 2])
    #expect(twice.value == 2)
    #expect(boxed.value.number == 1)
    #expect(log.count == 16)
    token.cancel()
  }

  @Test func `a write in an announcement is told`() async {
    let number = observe(model, \.number)
    let other = observe(model, \.other)
    let token = observe { [log] in log.note(number.value * 10 + other.value) }
    readInNextAnnouncement { [model] in model.other = 2 }
    model.number = 1
    await turn()
    #expect(log.values == [0, 12])
    token.cancel()
  }

  @Test func `a batch in an announcement tells of what it wrote`() async {
    let count = MutableSignal(0)
    let number = observe(model, \.number)
    let token = observe { [log] in log.note(number.value) }
    let counts = Recorder<Int>()
    let other = count.observe { counts.note($0 * 10 + number.untrackedValue) }
    readInNextAnnouncement { batch { count.value += 1 } }
    model.number = 1
    #expect(counts.values == [0, 10])
    await turn()
    #expect(log.values == [0, 1])
    #expect(number.value == 1)
    token.cancel()
    other.cancel()
  }

  @Test func `a property's own willSet may read its signal`() async {
    let heard = observe(model, \.heard).map { $0 }
    model.onNumber = { [log] in log.note(heard.value) }
    let token = heard.observe { [log] in log.note($0) }
    model.heard = 1
    await turn()
    batch { model.heard = 2 }
    #expect(log.values == [0, 0, 1, 1, 2])
    #expect(heard.value == 2)
    token.cancel()
    // The closure holds a signal that holds the model.
    model.onNumber = {}
  }
}

/// Changes that are announced on other threads than the signal's actor is on.
@Suite(.serialized) struct ForeignChangeTests {
  @Test func `a change on another thread is told on the actor, and the last one to everybody`()
    async
  {
    let model = SharedModel()
    for round in rounds(20) {
      let listener = Listener(model)
      await listener.start()
      let last = round * 1000 + 200
      let writer = Task.detached {
        for number in (last - 200)...last { model.number = number }
      }
      while await listener.last != last { await Task.yield() }
      await writer.value
      #expect(await listener.isRight)
      await listener.stop()
    }
  }

  @Test func `an actor's signal may end while another thread changes the object`() async {
    let model = SharedModel()
    let writer = Task.detached {
      while !Task.isCancelled { model.number += 1 }
    }
    for _ in rounds(200) {
      let listener = Listener(model)
      await listener.start()
      await Task.yield()
    }
    writer.cancel()
    await writer.value
  }

  @Test func `an actor's own change in a batch is told at its end`() async {
    let model = SharedModel()
    let listener = Listener(model)
    await listener.start()
    #expect(await listener.changeInBatch(to: 5) == 5)
    await listener.stop()
  }

  @Test func `signals of one object on several actors are independent`() async {
    let model = SharedModel()
    let listeners = (0..<4).map { _ in Listener(model) }
    for listener in listeners { await listener.start() }
    for number in 1...50 {
      model.number = number
      await listeners[number % 4].change(to: number + 1)
    }
    for listener in listeners {
      while await listener.last != model.number { await Task.yield() }
      await listener.stop()
    }
  }
}

private actor Listener {
  private let model: SharedModel
  private var log = Recorder<Int>()
  private var tokens: [ObservationToken] = []
  private(set) var isRight = true
  var last: Int { log.last ?? -1 }

  init(_ model: SharedModel) {
    self.model = model
  }

  func start() {
    observe(model, \.number).map { $0 * 2 }.observe { [unowned self] twice in
      assumeIsolated { $0.note(twice / 2) }
    }.store(in: &tokens)
  }

  private func note(_ number: Int) {
    if number < last { isRight = false }
    log.note(number)
  }

  func change(to number: Int) {
    model.number = number
  }

  /// Returns what was told last when the batch is over.
  func changeInBatch(to number: Int) -> Int {
    batch { model.number = number }
    return last
  }

  func stop() {
    tokens = []
  }
}
