import Telltale
import TelltaleTesting
import Testing

private final class Label: BindingTarget {
  let bindings = Bindings()
  let log = Recorder<String>()
  var text = "" {
    didSet { log.note(text) }
  }
  var detail: String?
  var number = 0
  var size = (width: 0, height: 0)
  var plain = Plain(number: 0) {
    didSet { log.note("\(plain.number)") }
  }
  var optionalPlain: Plain? {
    didSet { log.note("\(optionalPlain?.number ?? 0)?") }
  }
}

private struct Plain {
  var number: Int
}

private class Base: BindingTarget {
  let bindings = Bindings()
  var number = 0
}

private final class Derived: Base {
  var other = 0
}

private final class Object {
  var number = 0 {
    didSet { writes += 1 }
  }
  var writes = 0
  var optional: Int?
}

@Suite final class BindingTests {
  private var tokens: [ObservationToken] = []

  @Test func `a target writes the current value at once and every later one`() {
    let a = MutableSignal("a")
    let label = Label()
    label.bind(\.text, to: a)
    #expect(label.text == "a")
    a.value = "b"
    #expect(label.log.values == ["a", "b"])
  }

  @Test func `a target binds sources, computed and mapped values`() {
    let a = MutableSignal(1)
    let label = Label()
    label.bind(\.number, to: Computed { a.value + 1 })
    label.bind(\.text, to: a.map { "\($0)" })
    label.bind(\.size.width, to: a)
    a.value = 5
    #expect(label.number == 6)
    #expect(label.text == "5")
    #expect(label.size.width == 5)
  }

  @Test func `a signal binds any object until its token ends`() {
    let a = MutableSignal(1)
    let object = Object()
    let token = a.bind(to: object, \.number)
    #expect(object.number == 1)
    a.value = 2
    #expect(object.number == 2)
    token.cancel()
    a.value = 3
    #expect(object.number == 2)
  }

  @Test func `a dropped token ends the binding`() {
    let a = MutableSignal(1)
    let object = Object()
    _ = a.bind(to: object, \.number)
    a.value = 2
    #expect(object.number == 1)
  }

  @Test func `a value fits an optional property`() {
    let a = MutableSignal("a")
    let number = MutableSignal(1)
    let label = Label()
    let object = Object()
    label.bind(\.detail, to: a)
    number.map { $0 * 2 }.bind(to: object, \.optional).store(in: &tokens)
    #expect(label.detail == "a")
    #expect(object.optional == 2)
    a.value = "b"
    number.value = 2
    #expect(label.detail == "b")
    #expect(object.optional == 4)
  }

  @Test func `an optional value fits an optional property, nil as well`() {
    let a = MutableSignal<String?>("a")
    let label = Label()
    label.bind(\.detail, to: a)
    #expect(label.detail == "a")
    a.value = nil
    #expect(label.detail == nil)
  }

  @Test func `a second binding of the same property replaces the first`() {
    let a = MutableSignal("a")
    let b = MutableSignal("b")
    let label = Label()
    label.bind(\.text, to: a)
    label.bind(\.text, to: b)
    a.value = "A"
    #expect(label.log.take() == ["a", "b"])
    b.value = "B"
    #expect(label.log.take() == ["B"])
  }

  @Test func `a replaced binding frees its signal`() {
    let label = Label()
    withLifetimeTracking { tracker in
      let object = tracker.instance("x")
      let a = MutableSignal("a")
      label.bind(\.text, to: a.map { $0 + object.payload })
      label.bind(\.text, to: a)
    }
    #expect(label.text == "a")
  }

  @Test func `bindings of other properties stay`() {
    let a = MutableSignal("a")
    let b = MutableSignal(1)
    let label = Label()
    label.bind(\.text, to: a)
    label.bind(\.number, to: b)
    label.bind(\.detail, to: a)
    a.value = "A"
    b.value = 2
    #expect(label.text == "A")
    #expect(label.number == 2)
    #expect(label.detail == "A")
  }

  @Test func `bindings of the same property of other targets stay`() {
    let a = MutableSignal("a")
    let labels = [Label(), Label()]
    for label in labels { label.bind(\.text, to: a) }
    a.value = "b"
    #expect(labels.map(\.text) == ["b", "b"])
  }

  @Test func `a second binding writes at once whatever the property holds`() {
    let a = MutableSignal("same")
    let b = MutableSignal("same")
    let label = Label()
    label.bind(\.text, to: a)
    label.text = "by hand"
    label.bind(\.text, to: b)
    #expect(label.text == "same")
  }

  @Test func `an equal value is not written again`() {
    let a = MutableSignal("a")
    let number = MutableSignal(1)
    let label = Label()
    let object = Object()
    label.bind(\.text, to: a)
    number.bind(to: object, \.number).store(in: &tokens)
    a.update { _ in }
    number.update { $0 = 1 }
    #expect(label.log.values == ["a"])
    #expect(object.writes == 1)
    a.value = "b"
    #expect(label.log.values == ["a", "b"])
  }

  @Test func `a value that is not Equatable is written each time`() {
    let a = MutableSignal(Plain(number: 1))
    let label = Label()
    label.bind(\.plain, to: a)
    a.value = Plain(number: 1)
    #expect(label.log.take() == ["1", "1"])
    label.bind(\.plain, to: MutableSignal(Plain(number: 2)))
    label.bind(\.optionalPlain, to: a)
    a.value = Plain(number: 1)
    #expect(label.log.values == ["2", "1?", "1?"])
  }

  @Test func `a target may end all its bindings and bind again`() {
    let a = MutableSignal("a")
    let label = Label()
    label.bind(\.text, to: a)
    label.bind(\.detail, to: a)
    label.bindings.cancel()
    a.value = "b"
    #expect(label.text == "a")
    #expect(label.detail == "a")
    label.bind(\.text, to: a)
    a.value = "c"
    #expect(label.text == "c")
    #expect(label.detail == "a")
  }

  @Test func `a target is not kept alive by its bindings`() {
    let a = MutableSignal("a")
    weak var target: Label?
    do {
      let label = Label()
      label.bind(\.text, to: a)
      label.bind(\.detail, to: a.map { $0 + "!" })
      target = label
      #expect(target != nil)
    }
    #expect(target == nil)
    a.value = "b"
  }

  @Test func `an object is not kept alive by its binding`() {
    let a = MutableSignal(1)
    weak var target: Object?
    do {
      let object = Object()
      a.bind(to: object, \.number).store(in: &tokens)
      target = object
      #expect(target?.number == 1)
    }
    #expect(target == nil)
    a.value = 2
    a.value = 3
  }

  @Test func `a target that dies ends its bindings`() {
    let log = Recorder<String>()
    let a = MutableSignal(
      1, onObserved: { log.note("on") }, onUnobserved: { log.note("off") })
    withLifetimeTracking { tracker in
      let object = tracker.instance(1)
      let label = Label()
      label.bind(\.number, to: a.map { $0 + object.payload })
      #expect(label.number == 2)
    }
    #expect(log.values == ["on", "off"])
    a.value = 2
  }

  @Test func `a target may die inside an observer of the same change`() {
    let a = MutableSignal(1)
    var label: Label? = Label()
    a.observe { if $0 == 2 { label = nil } }.store(in: &tokens)
    label?.bind(\.number, to: a)
    a.value = 2
    a.value = 3
    #expect(label == nil)
  }

  @Test func `bindings are told in the order of attaching`() {
    let log = Recorder<String>()
    let a = MutableSignal("a")
    let label = Label()
    a.observe { _ in log.note("before \(label.text)") }.store(in: &tokens)
    label.bind(\.text, to: a)
    a.observe { _ in log.note("after \(label.text)") }.store(in: &tokens)
    _ = log.take()
    a.value = "b"
    #expect(log.values == ["before a", "after b"])
  }

  @Test func `a batch writes once`() {
    let a = MutableSignal("a")
    let label = Label()
    label.bind(\.text, to: a)
    batch {
      a.value = "b"
      #expect(label.text == "a")
      a.value = "c"
    }
    #expect(label.log.values == ["a", "c"])
  }

  @Test func `a binding made in a batch writes at once`() {
    let a = MutableSignal("a")
    let label = Label()
    batch {
      a.value = "b"
      label.bind(\.text, to: a)
      #expect(label.text == "b")
    }
    #expect(label.log.values == ["b"])
  }

  @Test func `a signal is bound to a source`() {
    let a = MutableSignal(1)
    let copy = MutableSignal(0)
    let log = Recorder<Int>()
    copy.observe { log.note($0) }.store(in: &tokens)
    a.map { $0 * 10 }.bind(to: copy, \.value).store(in: &tokens)
    a.value = 2
    #expect(log.values == [0, 10, 20])
  }

  @Test func `what a property's observer writes is told after`() {
    final class Echo: BindingTarget {
      let bindings = Bindings()
      let out = MutableSignal(0)
      var number = 0 {
        didSet { out.value = number * 10 }
      }
    }
    let a = MutableSignal(1)
    let echo = Echo()
    echo.bind(\.number, to: a)
    let log = Recorder<Int>()
    echo.out.observe { log.note($0) }.store(in: &tokens)
    a.value = 2
    #expect(log.values == [10, 20])
  }

  @Test func `a subclass binds what it inherits and what it adds`() {
    let a = MutableSignal(1)
    let derived = Derived()
    derived.bind(\.number, to: a)
    derived.bind(\.other, to: a.map { $0 + 1 })
    a.value = 2
    #expect(derived.number == 2)
    #expect(derived.other == 3)
  }

  @Test func `two targets bound to each other's signals settle`() {
    let a = MutableSignal(1)
    let b = MutableSignal(2)
    a.bind(to: b, \.value).store(in: &tokens)
    b.bind(to: a, \.value).store(in: &tokens)
    #expect([a.value, b.value] == [1, 1])
    b.value = 5
    #expect([a.value, b.value] == [5, 5])
    a.value = 7
    #expect([a.value, b.value] == [7, 7])
  }
}
