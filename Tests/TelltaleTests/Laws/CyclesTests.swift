import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// Holds nodes so that they can read each other.
private final class Ring {
  var nodes: [Signal<Int>] = []

  func read(_ index: Int) -> Int { nodes[index].value }
}

/// Makes a literal of one scalar, which a `StaticString` keeps without a place in memory.
private func scalar<Literal: ExpressibleByUnicodeScalarLiteral>() -> Literal { "x" }

@Suite struct CyclesTests {
  // X1
  @Test func `a computed value that reads itself traps with its label`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let ring = Ring()
      ring.nodes = [Computed(label: "narcissus") { ring.read(0) + 1 }]
      _ = ring.nodes[0].value
    }
    expectMessage(result, contains: "narcissus")
  }

  // X2
  @Test func `two computed values that read each other trap with both labels and places`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let ring = Ring()
      ring.nodes = [
        Computed(label: "chicken", fileID: "Farm/Coop.swift", line: 12) { ring.read(1) },
        Computed(label: "egg", fileID: "Farm/Nest.swift", line: 7) { ring.read(0) },
      ]
      _ = ring.nodes[1].value
    }
    expectMessage(
      result,
      contains: "\"egg\" (Farm/Nest.swift:7) reads \"chicken\" (Farm/Coop.swift:12)")
  }

  @Test func `a file that has no name in memory is an unknown place`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let ring = Ring()
      let file: StaticString = scalar()
      ring.nodes = [Computed(label: "narcissus", fileID: file, line: 7) { ring.read(0) }]
      _ = ring.nodes[0].value
    }
    expectMessage(result, contains: "\"narcissus\" (unknown place)")
  }

  @Test func `a cycle is told in the order of reading`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let ring = Ring()
      ring.nodes = (0..<4).map { index in
        Computed(label: "n\(index)", fileID: "F", line: UInt(index)) { ring.read((index + 1) % 4) }
      }
      _ = ring.nodes[1].value
    }
    expectMessage(
      result,
      contains:
        #""n1" (F:1) reads "n2" (F:2) reads "n3" (F:3) reads "n0" (F:0) reads "n1" (F:1)"#)
  }

  @Test func `a cycle is told in the order of reading through what is derived as well`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let ring = Ring()
      let a = Computed(label: "a", fileID: "F", line: 1) { ring.read(0) }
      let b = Computed(label: "b", fileID: "F", line: 2) { a.value }
      let inner = b.map { $0 + 1 }.labeled("inner")
      ring.nodes = [inner.map { $0 + 1 }.labeled("outer")]
      _ = a.value
    }
    expectMessage(
      result,
      contains: #""a" (F:1) reads "outer" (unknown place) reads "inner" (unknown place) "#
        + #"reads "b" (F:2) reads "a" (F:1)"#)
  }

  // X2
  @Test func `a cycle of four traps with every label`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let ring = Ring()
      for index in 0..<4 {
        let node = Computed { ring.read((index + 1) % 4) }
        ring.nodes.append(node.labeled(["north", "east", "south", "west"][index]))
      }
      _ = ring.nodes[0].value
    }
    expectMessage(result, contains: "north", "east", "south", "west")
  }

  @Test func `a cycle through map traps with its members and not with who leads to it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let ring = Ring()
      let base = Computed(label: "base") { ring.read(0) }
      ring.nodes = [base.map { $0 + 1 }.labeled("mapped")]
      _ = Computed(label: "bystander") { base.value }.value
    }
    expectMessage(result, contains: "base", "mapped")
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!message.contains("bystander"))
  }

  @Test func `a cycle through combineLatest traps with the labels`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let ring = Ring()
      let a = MutableSignal(1)
      let base = Computed(label: "base") { ring.read(0) }
      ring.nodes = [combineLatest(a, base).reduce { $0 + $1 }.labeled("sum")]
      _ = ring.nodes[0].value
    }
    expectMessage(result, contains: "base", "sum")
  }

  @Test func `an observed cycle traps with the labels`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let ring = Ring()
      ring.nodes = [
        Computed(label: "chicken") { ring.read(1) },
        Computed(label: "egg") { ring.read(0) },
      ]
      let token = ring.nodes[0].observe { _ in }
      withExtendedLifetime(token) {}
    }
    expectMessage(result, contains: "chicken", "egg")
  }

  // X4
  @Test(arguments: [true, false])
  func `an untracked read of itself traps with the label`(isProperty: Bool) async {
    let result: ExitTest.Result?
    if isProperty {
      result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let ring = Ring()
        ring.nodes = [Computed(label: "narcissus") { ring.nodes[0].untrackedValue + 1 }]
        _ = ring.nodes[0].value
      }
    } else {
      result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let ring = Ring()
        ring.nodes = [Computed(label: "narcissus") { untracked { ring.read(0) } + 1 }]
        _ = ring.nodes[0].value
      }
    }
    expectMessage(result, contains: "narcissus")
  }

  // X5
  @Test func `a pair that becomes cyclic reads right before`() {
    let ring = Ring()
    let isCyclic = MutableSignal(false)
    ring.nodes = [
      Computed { isCyclic.value ? ring.read(1) : 1 },
      Computed { ring.read(0) + 1 },
    ]
    #expect(ring.nodes.map(\.value) == [1, 2])
    isCyclic.value = true
    isCyclic.value = false
    #expect(ring.nodes.map(\.value) == [1, 2])
    ring.nodes = []
  }

  // X5
  @Test func `a pair that became cyclic traps when read, with the labels`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let ring = Ring()
      let isCyclic = MutableSignal(false)
      ring.nodes = [
        Computed(label: "chicken") { isCyclic.value ? ring.read(1) : 1 },
        Computed(label: "egg") { ring.read(0) + 1 },
      ]
      precondition(ring.nodes.map(\.value) == [1, 2])
      isCyclic.value = true
      _ = ring.nodes[1].value
    }
    expectMessage(result, contains: "chicken", "egg")
  }

  // X5
  @Test func `an observed pair that becomes cyclic traps at the write, with the labels`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let ring = Ring()
      let isCyclic = MutableSignal(false)
      ring.nodes = [
        Computed(label: "chicken") { isCyclic.value ? ring.read(1) : 1 },
        Computed(label: "egg") { ring.read(0) + 1 },
      ]
      let token = ring.nodes[1].observe { _ in }
      isCyclic.value = true
      withExtendedLifetime(token) {}
    }
    expectMessage(result, contains: "chicken", "egg")
  }

  @Test func `dependencies that swap direction are no cycle`() {
    let ring = Ring()
    let isForward = MutableSignal(true)
    ring.nodes = [
      Computed { isForward.value ? 1 : ring.read(1) + 1 },
      Computed { isForward.value ? ring.read(0) + 1 : 10 },
    ]
    let log = Recorder<[Int]>()
    let token = observe { log.note(ring.nodes.map(\.value)) }
    isForward.value = false
    isForward.value = true
    #expect(log.values == [[1, 2], [11, 10], [1, 2]])
    token.cancel()
    ring.nodes = []
  }

  // X8
  @Test func `two observers that drive each other to 100 end there`() {
    let runs = Counter()
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    let tokens = [
      observe {
        runs()
        if a.value < 100 { b.value = a.value + 1 }
      },
      observe {
        runs()
        if b.value < 100 { a.value = b.value + 1 }
      },
    ]
    #expect(max(a.value, b.value) == 100)
    #expect(runs.total <= 110)
    withExtendedLifetime(tokens) {}
  }

  @Test func `writing a source while a computed value is computed traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = MutableSignal(0, label: "the written")
      let c = Computed { () -> Int in
        a.value = 1
        return 1
      }
      _ = c.value
    }
    expectMessage(result, contains: "the written")
  }

  @Test func `updating a source while a computed value is computed traps`() async {
    await #expect(processExitsWith: .failure) {
      let a = MutableSignal(0)
      _ = a.map { value in a.update { $0 += 1 } }.value
    }
  }

  @Test func `writing untracked while a computed value is computed traps`() async {
    await #expect(processExitsWith: .failure) {
      let a = MutableSignal(0)
      _ = Computed { untracked { a.value = 1 } }.value
    }
  }

  @Test func `writing in a batch while a computed value is computed traps`() async {
    await #expect(processExitsWith: .failure) {
      let a = MutableSignal(0)
      _ = Computed { batch { a.value = 1 } }.value
    }
  }

  @Test func `an equal write while a computed value is computed traps as well`() async {
    await #expect(processExitsWith: .failure) {
      let a = MutableSignal(0)
      _ = Computed { a.value = 0 }.value
    }
  }

  @Test func `writing while a computed value is computed for an observer traps`() async {
    await #expect(processExitsWith: .failure) {
      let a = MutableSignal(0)
      let b = MutableSignal(0)
      let c = Computed { () -> Int in
        if a.value > 0 { b.value = 1 }
        return a.value
      }
      let token = c.observe { _ in }
      a.value = 1
      withExtendedLifetime(token) {}
    }
  }

  @Test func `writing what an enclosing computed value made traps`() async {
    await #expect(processExitsWith: .failure) {
      let outer = Computed { () -> Int in
        let local = MutableSignal(0)
        let inner = Computed { () -> Int in
          local.value = 1
          return 1
        }
        return inner.value
      }
      _ = outer.value
    }
  }

  @Test func `writing what an earlier computation made traps`() async {
    await #expect(processExitsWith: .failure) {
      let outer = Computed { MutableSignal(0) }
      let made = outer.value
      _ =
        Computed { () -> Int in
          _ = MutableSignal(0)
          made.value = 1
          return 1
        }.value
    }
  }

  @Test func `what a computation made, or one it has waited for, may be written in it`() {
    let outer = Computed { () -> Int in
      let made = Computed { Computed { MutableSignal(1) }.value }.value
      let sum = made.map { $0 + 1 }
      made.value = 5
      return sum.value
    }
    #expect(outer.value == 6)
  }

  @Test func `forty thousand signals are made and written in one computation`() {
    let source = MutableSignal(1)
    let made = Computed { () -> [MutableSignal<Int>] in
      let all = (0..<40_000).map { MutableSignal($0) }
      for one in all { one.value += source.value }
      return all
    }
    let time = processorTime { #expect(made.value.last?.value == 40_000) }
    #expect(time < patience)
  }

  @Test func `observing while a computed value is computed traps`() async {
    await #expect(processExitsWith: .failure) {
      let a = MutableSignal(0)
      _ =
        Computed { () -> Int in
          let token = a.observe { _ in }
          return withExtendedLifetime(token) { 1 }
        }.value
    }
  }

  @Test func `observing untracked while a computed value is computed traps`() async {
    await #expect(processExitsWith: .failure) {
      let a = MutableSignal(0)
      _ =
        a.map { value -> Int in
          untracked {
            let token = observe {}
            return withExtendedLifetime(token) { value }
          }
        }.value
    }
  }

  @Test func `writing inside an observer that reads computed values is no trap`() {
    let a = MutableSignal(1)
    let b = MutableSignal(0)
    let c = a.map { $0 + 1 }
    let token = observe { b.value = c.value }
    a.value = 2
    #expect(b.value == 3)
    token.cancel()
  }

  @Test func `reduce of an empty list without an initial value traps`() async {
    await #expect(processExitsWith: .failure) {
      let none: [Signal<Int>] = []
      _ = combineLatest(none).reduce { $0.reduce(0, +) }.value
    }
  }
}
