import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// Counts how often its storage is copied.
private struct Copied {
  private final class Storage {}

  private(set) var copies = 0
  private var storage = Storage()

  mutating func change() {
    if isKnownUniquelyReferenced(&storage) { return }
    storage = Storage()
    copies += 1
  }
}

private final class Inbox: BindingTarget {
  let bindings = Bindings()
  @Tracked var count = 0
  @Tracked var total = 0
  @Tracked var names: [String] = []
  @Tracked var copied = Copied()
  @Tracked(by: { $0.count == $1.count }) var word = "one"
  @Tracked(label: "the limit") var limit: Int? = nil
  let title: Signal<String>

  init() {
    title = _count.projectedValue.map { "\($0) new" }
  }
}

@MainActor private final class Screen {
  @Tracked var count = 1
  var text = ""
  lazy var token = $count.observe { [unowned self] in text = "\($0)" }
}

private struct Failure: Error {}

@Suite struct TrackedTests {
  private let inbox = Inbox()
  private let log = Recorder<Int>()

  @Test func `the property is the signal's value`() {
    inbox.count = 2
    #expect(inbox.$count.value == 2)
    inbox.$count.value = 3
    #expect(inbox.count == 3)
    #expect(inbox.title.value == "3 new")
  }

  @Test func `whoever reads the property is told`() {
    let token = observe { [inbox, log] in log.note(inbox.count) }
    inbox.count = 1
    inbox.count += 1
    batch {
      inbox.count = 5
      inbox.count = 7
    }
    #expect(log.values == [0, 1, 2, 7])
    token.cancel()
  }

  @Test func `setting what is equal changes nothing, also by adding nothing`() {
    let token = inbox.$count.observe { [log] in log.note($0) }
    inbox.count = 0
    inbox.count += 0
    #expect(log.values == [0])
    token.cancel()
  }

  @Test func `an equivalence of one's own decides what is a change`() {
    let words = Recorder<String>()
    let token = inbox.$word.observe { words.note($0) }
    inbox.word = "two"
    inbox.word = "three"
    #expect(words.values == ["one", "three"])
    #expect(inbox.word == "three")
    token.cancel()
  }

  @Test func `a change in place is one event and copies nothing`() {
    let token = inbox.$copied.observe { [log] in log.note($0.copies) }
    inbox.copied.change()
    inbox.copied.change()
    #expect(log.values == [0, 0, 0])
    #expect(inbox.copied.copies == 0)
    inbox.$copied.value.change()
    #expect(inbox.copied.copies == 1)
    token.cancel()
  }

  @Test func `a list is told of each change in place, also of one that changes nothing`() {
    let lists = Recorder<[String]>()
    let token = inbox.$names.observe { lists.note($0) }
    inbox.names.append("a")
    inbox.names += []
    inbox.names[0] = "b"
    inbox.names = ["b"]
    #expect(lists.values == [[], ["a"], ["a"], ["b"]])
    token.cancel()
  }

  @Test func `an observer that changes the property in place does not depend on it`() {
    let trigger = MutableSignal(0)
    let token = observe { [inbox] in
      inbox.total += trigger.value
      inbox.names.append("\(trigger.value)")
    }
    trigger.value = 5
    inbox.total = 10
    trigger.value = 1
    #expect(inbox.total == 11)
    #expect(inbox.names == ["0", "5", "1"])
    token.cancel()
  }

  @Test func `what throws while it changes the property in place leaves what it did`() {
    func half(_ list: inout [String]) throws {
      list.append("a")
      throw Failure()
    }
    func half(_ number: inout Int) throws {
      number = 9
      throw Failure()
    }
    let token = observe { [inbox, log] in log.note(inbox.names.count + inbox.count) }
    #expect(throws: Failure.self) { try half(&inbox.names) }
    #expect(throws: Failure.self) { try half(&inbox.count) }
    #expect(log.values == [0, 1, 10])
    token.cancel()
  }

  @Test func `a property binds and is bound`() {
    inbox.bind(\.limit, to: inbox.$count)
    inbox.count = 4
    #expect(inbox.limit == 4)
    #expect(inbox.$limit.label == "the limit")
    #expect(inbox.$count.label == nil)
  }

  @Test @MainActor func `an object of an actor may have tracked properties`() {
    let screen = Screen()
    _ = screen.token
    screen.count += 1
    #expect(screen.text == "2")
  }

  @Test func `using the property while it is changed in place ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let inbox = Inbox()
      func use(_ list: inout [String]) { list = inbox.names }
      use(&inbox.names)
    }
  }
}
