import Observation
import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

@MainActor @Suite struct ObservePropertyTests {
  private let model = Model()
  private let log = Recorder<Int>()

  // MARK: Reading

  @Test func `a property's signal reads right at once`() {
    let number = observe(model, \.number)
    for value in 0..<3 {
      model.number = value
      #expect(number.value == value)
      #expect(number.untrackedValue == value)
    }
  }

  @Test(arguments: [false, true])
  func `what is derived reads right between a change and the turn`(isObserved: Bool) async {
    let twice = observe(model, \.number).map { $0 * 2 }
    let sum = Computed { [model] in twice.value + (model.usesOther ? 0 : 1) }
    let token = isObserved ? sum.observe { [log] in log.note($0) } : nil
    for value in 0..<3 {
      model.number = value
      #expect(twice.value == value * 2)
      #expect(sum.value == value * 2 + 1)
      batch {
        model.number = value + 10
        #expect(sum.value == value * 2 + 21)
        model.number = value
        #expect(sum.value == value * 2 + 1)
      }
    }
    token?.cancel()
  }

  @Test func `what is derived is not computed again while nothing changes`() {
    let runs = Counter()
    let twice = observe(model, \.boxed).map { runs($0.number * 2) }
    _ = (twice.value, twice.value)
    model.number = 1
    _ = twice.value
    #expect(runs.total == 1)
    model.boxed.number = 1
    #expect(twice.value == 2)
    #expect(runs.total == 2)
  }

  @Test func `a computed property follows what it reads now`() {
    let sum = observe(model, \.sum).map { $0 * 10 }
    #expect(sum.value == 0)
    model.other = 1
    model.number = 2
    #expect(sum.value == 20)
    model.usesOther = true
    #expect(sum.value == 30)
    model.other = 2
    #expect(sum.value == 40)
  }

  @Test func `a path through other objects follows each of them`() {
    let name = observe(model, \.child.name).map { "\($0)!" }
    let partner = observe(model, \.partner?.name).map { $0 ?? "nobody" }
    #expect(name.value == "Ann!")
    #expect(partner.value == "nobody")
    let first = model.child
    first.name = "Bob"
    #expect(name.value == "Bob!")
    model.child = Child("Cid")
    first.name = "Dan"
    #expect(name.value == "Cid!")
    model.child.name = "Eve"
    #expect(name.value == "Eve!")
    model.partner = first
    #expect(partner.value == "Dan")
    first.name = "Fay"
    #expect(partner.value == "Fay")
  }

  @Test func `a property that reads signals follows those as well`() {
    let titled = Titled()
    let title = observe(titled, \.title)
    let long = title.map { "<\($0)>" }
    #expect(long.value == "<a>")
    titled.name = "b"
    #expect(long.value == "<b>")
    titled.count.value = 1
    #expect(long.value == "<b1>")
    titled.name = "c"
    #expect(long.value == "<c1>")
    titled.suffix = "s"
    titled.count.value = 2
    #expect(long.value == "<c2s>")
    titled.suffix = "t"
    #expect(long.value == "<c2t>")
    #expect(observe(titled, \.title).value == "c2t")
  }

  // MARK: Telling

  @Test func `a change is told in the next turn`() async {
    let token = observe(model, \.number).observe { [log] in log.note($0) }
    #expect(log.take() == [0])
    model.number = 1
    #expect(log.take() == [])
    await turn()
    #expect(log.take() == [1])
    token.cancel()
  }

  @Test func `several changes in one turn are told once`() async {
    let token = observe { [model, log] in
      log.note(observe(model, \.number).value + observe(model, \.other).value)
    }
    #expect(log.take() == [0])
    model.number = 1
    model.number = 2
    model.other = 3
    await turn()
    #expect(log.take() == [5])
    token.cancel()
  }

  @Test(arguments: [false, true])
  func `a change in a batch is told at its end`(reads: Bool) async {
    let number = observe(model, \.number)
    let boxed = observe(model, \.boxed)
    let numbers = number.observe { [log] in log.note($0) }
    let boxes = boxed.observe { [log] in log.note($0.number) }
    #expect(log.take() == [0, 0])
    batch {
      model.number = 1
      model.boxed.number = 2
      if reads { _ = (number.value, boxed.value) }
      #expect(log.take() == [])
    }
    #expect(log.take() == [1, 2])
    await turn()
    #expect(log.take() == [])
    numbers.cancel()
    boxes.cancel()
  }

  @Test func `a change back in a batch is told to nobody`() async {
    let token = observe(model, \.number).observe { [log] in log.note($0) }
    batch {
      model.number = 1
      model.number = 0
    }
    await turn()
    #expect(log.take() == [0])
    token.cancel()
  }

  @Test func `every change of what cannot be compared is told, an equal one of what can is not`()
    async
  {
    let boxes = observe(model, \.boxed).observe { [log] in log.note($0.number) }
    let names = observe(model, \.child.name).observe { [log] in log.note($0.count) }
    #expect(log.take() == [0, 3])
    model.boxed = Boxed()
    model.child = Child("Ann")
    await turn()
    #expect(log.take() == [0])
    boxes.cancel()
    names.cancel()
  }

  @Test func `lists and optional values are told`() async {
    let texts = Recorder<String?>()
    let lists = Recorder<[Int]>()
    let token = observe(model, \.text).observe { texts.note($0) }
    let other = observe(model, \.list).observe { lists.note($0) }
    model.text = "a"
    model.list.append(1)
    await turn()
    model.text = nil
    model.list.append(2)
    await turn()
    #expect(texts.values == [nil, "a", nil])
    #expect(lists.values == [[], [1], [1, 2]])
    token.cancel()
    other.cancel()
  }

  @Test func `an observer sees its own write`() async {
    let number = observe(model, \.number)
    let token = observe { [model, log] in
      let value = number.value
      log.note(value)
      if value < 4 { model.number = value + 1 }
    }
    #expect(log.take() == [0, 1, 2, 3, 4])
    model.number = 2
    await turn()
    #expect(log.take() == [2, 3, 4])
    token.cancel()
  }

  @Test func `an observer that writes before it reads is told once`() async {
    let number = observe(model, \.number)
    let token = observe { [model, log] in
      model.number += 1
      log.note(number.value)
    }
    #expect(log.take() == [1])
    token.cancel()
  }

  @Test func `observers are told in the order in which they are told of a signal`() async {
    let source = MutableSignal(0)
    let ofSource = notes(of: source) { source.value = $0 }
    source.value = 1
    let ofProperty = notes(of: observe(model, \.number)) { [model] in model.number = $0 }
    model.number = 1
    await turn()
    #expect(ofProperty.log.values == ofSource.log.values)
    #expect(ofProperty.log.last == "b3")
    for token in ofSource.tokens + ofProperty.tokens { token.cancel() }
  }

  /// What two observers note of a number, with one between them that counts to three.
  private func notes(
    of number: Signal<Int>, _ set: @escaping (Int) -> Void
  ) -> (log: Recorder<String>, tokens: [ObservationToken]) {
    let log = Recorder<String>()
    let first = number.observe { log.note("a\($0)") }
    let writer = number.observe { if $0 < 3 { set($0 + 1) } }
    let last = number.observe { log.note("b\($0)") }
    return (log, [first, writer, last])
  }

  @Test func `whom a change has reached waits for the turn`() async {
    let count = MutableSignal(0)
    let number = observe(model, \.number)
    let both = observe { [log] in log.note(number.value * 10 + count.value) }
    let counts = Recorder<Int>()
    let one = count.observe { counts.note($0) }
    model.number = 1
    count.value = 2
    #expect(counts.take() == [0, 2])
    #expect(log.take() == [0])
    await turn()
    #expect(log.take() == [12])
    both.cancel()
    one.cancel()
  }

  @Test func `a change in a clean-up or in a hook is told`() async {
    let number = observe(model, \.number)
    let trigger = MutableSignal(0, onUnobserved: { [model] in model.number += 10 })
    let token = number.observe { [log] in log.note($0) }
    let cleaning = observe { [model] in
      _ = trigger.value
      onCleanup { model.number += 1 }
    }
    #expect(log.take() == [0])
    trigger.value = 1
    #expect(log.take() == [1])
    cleaning.cancel()
    #expect(log.take() == [12])
    await turn()
    #expect(log.take() == [])
    token.cancel()
  }

  @Test func `a change made while a value is computed counts from the next turn on`() async {
    let number = observe(model, \.number)
    let token = number.observe { [log] in log.note($0) }
    let bad = Computed { [model] in
      model.number += 1
      return 0
    }
    _ = bad.value
    await turn()
    await turn()
    #expect(log.take() == [0, 1])
    #expect(number.value == 1)
    token.cancel()
  }
}

@MainActor @Observable private final class Titled {
  @ObservationIgnored let count = MutableSignal(0)
  var name = "a"
  var suffix = ""
  var title: String {
    switch count.value {
    case 0: name
    case 1: "\(name)1"
    default: "\(name)\(count.value)\(suffix)"
    }
  }
}
