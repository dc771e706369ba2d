import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// Runs an action when it dies.
private final class Bomb {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  deinit {
    action()
  }
}

/// Holds what a closure of the graph drops.
private final class Holder {
  var source: MutableSignal<Int>?
  var derived: Signal<Int>?
  var token: ObservationToken?
  var tokens: [ObservationToken] = []
}

@Suite final class ReentrancyTests {
  private var tokens: [ObservationToken] = []

  // W1
  @Test func `what an observer writes is there when the write returns`() {
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    observe { b.value = 2 * a.value }.store(in: &tokens)
    a.value = 5
    #expect(b.value == 10)
  }

  // W2
  @Test func `a later observer ends with the settled value`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    observe { b.value = min(a.value, 3) }.store(in: &tokens)
    observe { if b.value < a.value { b.value += 1 } }.store(in: &tokens)
    observe { log.note(b.value) }.store(in: &tokens)
    a.value = 5
    #expect(log.last == b.value)
  }

  @Test func `an observer may read what it wrote`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let c = a.map { $0 * 10 }
    let trigger = MutableSignal(0)
    trigger.observe {
      a.value = $0
      log.note(c.value)
    }.store(in: &tokens)
    trigger.value = 4
    #expect(log.values == [0, 40])
  }

  @Test func `an observer attached in an observer of the same source is not told twice`() {
    let log = Recorder<String>()
    let a = MutableSignal(0)
    var late: [ObservationToken] = []
    a.observe { value in
      log.note("outer \(value)")
      if value == 1 { observe { log.note("late \(a.value)") }.store(in: &late) }
    }.store(in: &tokens)
    a.value = 1
    #expect(log.values == ["outer 0", "outer 1", "late 1"])
  }

  @Test func `an observer drops its own token`() {
    let runs = Counter()
    let a = MutableSignal(0)
    let holder = Holder()
    holder.token = observe {
      runs()
      if a.value == 1 { holder.token = nil }
      _ = a.value
    }
    a.value = 1
    a.value = 2
    #expect(runs.total == 2)
  }

  @Test func `an observer drops its source`() {
    let log = Recorder<Int>()
    let holder = Holder()
    let source = MutableSignal(0)
    holder.source = source
    weak let weakly = source
    let trigger = MutableSignal(0)
    observe {
      _ = trigger.value
      if let source = holder.source { log.note(source.value) }
      if trigger.value == 1 { holder.source = nil }
    }.store(in: &tokens)
    source.value = 5
    trigger.value = 1
    trigger.value = 2
    #expect(log.values == [0, 5, 5])
    withExtendedLifetime(source) {}
    #expect(weakly != nil)
  }

  @Test func `an observer drops the last reference to what it just read`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let holder = Holder()
    holder.derived = a.map { $0 * 10 }.map { $0 + 1 }
    observe {
      if let derived = holder.derived { log.note(derived.value) }
      holder.derived = nil
      _ = a.value
    }.store(in: &tokens)
    a.value = 2
    a.value = 3
    #expect(log.values.first == 11)
  }

  @Test func `a computed value drops the last reference to itself`() {
    let a = MutableSignal(1)
    let holder = Holder()
    holder.derived = Computed { () -> Int in
      holder.derived = nil
      return a.value + 1
    }
    #expect(holder.derived?.value == 2)
    #expect(holder.derived == nil)
    a.value = 2
  }

  @Test func `an observed computed value drops its outside reference`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let holder = Holder()
    holder.derived = Computed { () -> Int in
      if a.value == 2 { holder.derived = nil }
      return a.value + 1
    }
    holder.derived?.observe { log.note($0) }.store(in: &tokens)
    a.value = 2
    a.value = 3
    #expect(log.values == [2, 3, 4])
  }

  @Test func `a transform drops the signal that waits for it`() {
    let a = MutableSignal(1)
    let holder = Holder()
    let middle = a.map { value -> Int in
      if value == 2 { holder.derived = nil }
      return value
    }
    holder.derived = middle.map { $0 * 10 }
    #expect(holder.derived?.value == 10)
    a.value = 2
    #expect(holder.derived?.value == 20)
    #expect(holder.derived == nil)
  }

  @Test func `a computed value ends the observer that waits for it by dropping its token`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let holder = Holder()
    let c = Computed { () -> Int in
      if a.value == 2 { holder.token = nil }
      return a.value
    }
    holder.token = c.map { $0 * 10 }.observe { log.note($0) }
    a.value = 2
    a.value = 3
    #expect(log.values == [10])
    #expect(c.value == 3)
  }

  @Test func `an observer drops everything`() {
    let runs = Counter()
    let holder = Holder()
    let source = MutableSignal(0)
    holder.source = source
    for _ in 0..<5 {
      let derived = source.map { $0 + 1 }
      observe {
        runs(derived.value)
        if derived.value == 2 {
          holder.tokens = []
          holder.source = nil
        }
      }.store(in: &holder.tokens)
    }
    _ = runs.take()
    source.value = 1
    #expect(runs.take() == 1)
  }

  @Test func `a write's old value may read the signal as it dies`() {
    let log = Recorder<Int>()
    let number = MutableSignal(0)
    let a = MutableSignal<Bomb?>(nil)
    number.map { $0 * 10 }.observe { log.note($0) }.store(in: &tokens)
    a.value = Bomb { log.note(number.value + (a.value == nil ? 1 : 2)) }
    a.value = nil
    #expect(log.values == [0, 1])
  }

  @Test func `a write's old value may write signals as it dies`() {
    let log = Recorder<Int>()
    let number = MutableSignal(0)
    let a = MutableSignal<Bomb?>(Bomb { number.value = 7 })
    number.observe { log.note($0) }.store(in: &tokens)
    let count = Counter()
    a.observe { _ in count() }.store(in: &tokens)
    a.value = nil
    #expect(log.values == [0, 7])
    #expect(count.total == 2)
  }

  @Test func `a write's old value may write the same signal as it dies`() {
    var write: (() -> Void)?
    let a = MutableSignal<(Int, Bomb?)>((0, Bomb { write?() }))
    let log = Recorder<Int>()
    write = { a.value = (7, nil) }
    a.observe { log.note($0.0) }.store(in: &tokens)
    a.value = (1, nil)
    #expect(log.last == 7)
    #expect(a.value.0 == 7)
    write = nil
  }

  @Test func `what an ended observer captured may end others as it dies`() {
    let runs = Counter()
    let a = MutableSignal(0)
    let holder = Holder()
    let other = a.observe { _ in runs() }
    func attach() -> ObservationToken {
      let bomb = Bomb { other.cancel() }
      return a.observe { _ in _ = bomb }
    }
    holder.token = attach()
    holder.token = nil
    a.value = 1
    #expect(runs.total == 1)
  }

  @Test func `what an ended observer captured may write and observe as it dies`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let holder = Holder()
    a.observe { log.note($0) }.store(in: &tokens)
    func attach() -> ObservationToken {
      let bomb = Bomb {
        a.value += 1
        a.observe { log.note($0 * 10) }.store(in: &holder.tokens)
      }
      return a.observe { _ in _ = bomb }
    }
    attach().cancel()
    a.value = 5
    #expect(log.values == [0, 1, 10, 5, 50])
    holder.tokens = []
  }

  @Test func `what a dropped computed value captured may drop others as it dies`() {
    let runs = Counter()
    let a = MutableSignal(1)
    let holder = Holder()
    holder.token = a.observe { _ in runs() }
    func make() -> Signal<Int> {
      let bomb = Bomb { holder.token = nil }
      return Computed { withExtendedLifetime(bomb) { a.value } }.map { $0 + 1 }
    }
    holder.derived = make()
    #expect(holder.derived?.value == 2)
    holder.derived = nil
    a.value = 2
    #expect(runs.total == 1)
  }

  @Test func `a cleanup ends others and attaches more`() {
    let log = Recorder<String>()
    let a = MutableSignal(0)
    let holder = Holder()
    observe {
      let value = a.value
      log.note("first \(value)")
      onCleanup {
        holder.token = nil
        a.observe { log.note("new \($0)") }.store(in: &holder.tokens)
      }
    }.store(in: &tokens)
    holder.token = a.observe { log.note("second \($0)") }
    _ = log.take()
    a.value = 1
    #expect(log.values == ["new 1", "first 1"])
    holder.tokens = []
  }

  @Test func `an observer makes, observes, writes and drops a graph of its own`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    observe {
      let local = MutableSignal(a.value)
      let derived = local.map { $0 * 10 }
      let token = derived.observe { log.note($0) }
      local.update { $0 += 1 }
      token.cancel()
      local.update { $0 += 1 }
      log.note(derived.value)
    }.store(in: &tokens)
    a.value = 5
    #expect(log.values == [10, 30, 50, 70])
  }

  @Test func `an inner observer ends its owner`() {
    let log = Recorder<String>()
    let a = MutableSignal(0)
    let holder = Holder()
    holder.token = observe {
      log.note("outer")
      _ = observe {
        log.note("inner \(a.value)")
        if a.value == 1 { holder.token = nil }
      }
    }
    a.value = 1
    a.value = 2
    #expect(log.values == ["outer", "inner 0", "inner 1"])
  }

  @Test func `an equivalence drops the signal that asks it`() {
    let holder = Holder()
    holder.source = MutableSignal(
      1,
      by: {
        holder.source = nil
        return $0 == $1
      })
    holder.source?.value = 2
    #expect(holder.source == nil)
  }

  @Test func `an update's body drops the signal`() {
    let holder = Holder()
    holder.source = MutableSignal(1)
    let result = holder.source?.update { value -> Int in
      holder.source = nil
      value += 1
      return value
    }
    #expect(result == 2)
    #expect(holder.source == nil)
  }

  @Test func `an observer attached during a round is told of later writes of that round`() {
    let log = Recorder<String>()
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    let holder = Holder()
    a.observe { value in
      if value == 1 { b.observe { log.note("late b\($0)") }.store(in: &holder.tokens) }
    }.store(in: &tokens)
    a.observe { b.value = $0 * 10 }.store(in: &tokens)
    a.value = 1
    #expect(log.values.last == "late b10")
    holder.tokens = []
  }

  @Test func `a handler reattaches itself at each change through a scope`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let holder = Holder()
    let scope = Scope()
    func attach() {
      let token = scope.run {
        a.observe(initial: false) {
          log.note($0)
          attach()
        }
      }
      holder.token?.cancel()
      holder.token = token
    }
    attach()
    for value in 1...5 { a.value = value }
    #expect(log.values == [1, 2, 3, 4, 5])
    holder.token = nil
    // The scope owns an observer that captures the scope.
    scope.cancel()
  }

  @Test func `a batch inside a handler inside a batch tells each once`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    a.observe { value in batch { b.value = value } }.store(in: &tokens)
    b.observe { log.note($0) }.store(in: &tokens)
    batch {
      a.value = 1
      batch { a.value = 2 }
    }
    #expect(log.values == [0, 2])
  }
}
