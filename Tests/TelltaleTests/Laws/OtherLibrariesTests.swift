import Foundation
import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// What other libraries get wrong, one test for each point of the contract's list; the chain that
/// overflows no stack is in `DepthTests`.
@Suite final class OtherLibrariesTests {
  private var tokens: [ObservationToken] = []

  @Test func `an observer that writes leaves no later observer on a stale value`() {
    let log = Recorder<[Int]>()
    let a = MutableSignal(0)
    let b = a.map { $0 * 10 }
    observe { if a.value == 1 { a.value = 2 } }.store(in: &tokens)
    for name in 0..<3 {
      observe { log.note([name, a.value, b.value]) }.store(in: &tokens)
    }
    _ = log.take()
    a.value = 1
    #expect(log.values == [[0, 2, 20], [1, 2, 20], [2, 2, 20]])
  }

  @Test func `an observer does not miss its own write`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    observe {
      log.note(a.value)
      if a.value == 1 { a.value = 2 }
    }.store(in: &tokens)
    a.value = 1
    #expect(log.values == [0, 1, 2])
  }

  @Test func `a diamond fires once, with one value`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let arms = (1...4).map { factor in a.map { $0 * factor } }
    combineLatest(arms[0], arms[1], arms[2], arms[3]).reduce { $0 + $1 + $2 + $3 }
      .observe { log.note($0) }.store(in: &tokens)
    a.value = 2
    #expect(log.values == [10, 20])
  }

  @Test func `ending ten thousand observers takes no second`() {
    let a = MutableSignal(0)
    for _ in 0..<10_000 { a.observe { _ in }.store(in: &tokens) }
    let time = processorTime { tokens = [] }
    #expect(time < patience)
  }

  @Test func `a re-run adds no link to an unchanged dependency`() async {
    await #expect(processExitsWith: .success) {
      let steady = MutableSignal(0)
      let busy = MutableSignal(0)
      let token = observe { _ = steady.value + busy.value }
      requireConstantMemory { busy.value = $0 + 1 }
      token.cancel()
    }
  }

  @Test func `observers do not run in hash order`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    for index in 0..<1_000 {
      a.observe(initial: false) { _ in log.note(index) }.store(in: &tokens)
    }
    a.value = 1
    #expect(log.values == Array(0..<1_000))
  }

  @Test func `cancelling inside the handler hangs nothing`() {
    let a = MutableSignal(0)
    var token: ObservationToken?
    token = a.observe { if $0 == 1 { token?.cancel() } }
    a.value = 1
    a.value = 2
    #expect(a.value == 2)
  }

  @Test func `a handler may wait for another thread that uses signals`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let c = a.map { value in
      value
        + runOnThread {
          let other = MutableSignal(1)
          let sum = other.map { $0 + 1 }
          other.value = 2
          return sum.value
        }
    }
    c.observe { value in
      log.note(
        value
          + runOnThread {
            let other = MutableSignal(10)
            let token = other.observe { _ in }
            other.value = 20
            token.cancel()
            return other.value
          })
    }.store(in: &tokens)
    a.value = 1
    #expect(log.values == [23, 24])
  }

  @Test func `the target of a binding is not kept alive`() {
    final class Target {
      var number = 0
    }
    let a = MutableSignal(1)
    weak var weakly: Target?
    do {
      let target = Target()
      a.bind(to: target, \.number).store(in: &tokens)
      weakly = target
      #expect(weakly?.number == 1)
    }
    #expect(weakly == nil)
  }

  @Test func `the first value of a binding made early is not lost`() {
    final class View: BindingTarget {
      let bindings = Bindings()
      var text = ""

      init(_ title: Signal<String>) {
        bind(\.text, to: title)
      }
    }
    let title = MutableSignal("first")
    let view = View(title)
    #expect(view.text == "first")
  }

  @Test func `five inputs type-check in an expression with literals`() {
    let a = MutableSignal(1)
    let b = MutableSignal(2.5)
    let badge = combineLatest(a, a, a, a, a)
      .reduce { $0 + $1 + $2 + $3 + $4 }
      .map { $0 > 99 ? "99+" : "\($0)" }
    let mean = combineLatest(b, b, b, b, b).reduce { ($0 + $1 + $2 + $3 + $4) / 5 }
    #expect(badge.value == "5")
    #expect(mean.value == 2.5)
  }
}
