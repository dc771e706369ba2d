import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

@Suite final class BatchTests {
  private var tokens: [ObservationToken] = []

  private struct Failure: Error {}

  // B1
  @Test func `three writes in a batch tell once, of the last value`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    observe { log.note(a.value) }.store(in: &tokens)
    batch { for value in 1...3 { a.value = value } }
    #expect(log.values == [0, 3])
  }

  @Test func `a batch over several sources tells once`() {
    let log = Recorder<Int>()
    let a = MutableSignal(1)
    let b = MutableSignal(2)
    combineLatest(a, b).reduce { $0 + $1 }.observe { log.note($0) }.store(in: &tokens)
    observe { log.note(a.value * b.value) }.store(in: &tokens)
    batch {
      a.value = 10
      b.value = 20
    }
    #expect(log.values == [3, 2, 30, 200])
  }

  // B2
  @Test func `nested batches tell at the outermost end`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    a.observe { log.note($0) }.store(in: &tokens)
    batch {
      a.value = 1
      batch {
        a.value = 2
        batch { a.value = 3 }
        #expect(log.values == [0])
      }
      #expect(log.values == [0])
      a.value = 4
    }
    #expect(log.values == [0, 4])
  }

  // B4
  @Test func `a value read in a batch and its sibling are a consistent pair`() {
    let log = Recorder<[Int]>()
    let a = MutableSignal(0)
    let b = a.map { $0 + 1 }
    let c = a.map { $0 + 2 }
    observe { log.note([b.value, c.value]) }.store(in: &tokens)
    batch {
      a.value = 1
      #expect(b.value == 2)
    }
    #expect(log.values == [[1, 2], [2, 3]])
  }

  // B5
  @Test func `written back also through computed values, nobody is told`() {
    let runs = Counter()
    let told = Counter()
    let a = MutableSignal(0)
    let b = a.map { runs($0 + 1) }
    let c = Computed { runs(b.value + a.value) }
    observe { told(c.value) }.store(in: &tokens)
    observe { told(a.value) }.store(in: &tokens)
    batch {
      a.value = 1
      a.value = 0
    }
    #expect(runs.total == 2)
    #expect(told.total == 2)
  }

  @Test func `written back in nested batches, nobody is told`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    a.observe { log.note($0) }.store(in: &tokens)
    batch {
      batch { a.value = 1 }
      batch { a.value = 0 }
    }
    #expect(log.values == [0])
    a.value = 1
    #expect(log.values == [0, 1])
  }

  @Test func `written back by an own equivalence, nobody is told`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0, by: { $0 % 10 == $1 % 10 })
    a.observe { log.note($0) }.store(in: &tokens)
    batch {
      a.value = 1
      a.value = 20
    }
    #expect(log.values == [0])
  }

  // B7
  @Test func `changes that cancel each other out tell nobody`() {
    let told = Counter()
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    let c = Computed { a.value + b.value }
    observe { told(c.value) }.store(in: &tokens)
    batch {
      a.value = 1
      b.value = -1
    }
    #expect(told.total == 1)
  }

  // B10
  @Test func `an observer made in a batch after a write sees the new value once`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    batch {
      a.value = 1
      a.observe { log.note($0) }.store(in: &tokens)
      a.map { $0 * 10 }.observe { log.note($0) }.store(in: &tokens)
    }
    #expect(log.values == [1, 10])
  }

  @Test func `an observer made in a batch before a write is told at the end`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    batch {
      a.observe { log.note($0) }.store(in: &tokens)
      a.value = 1
      a.value = 2
      #expect(log.values == [0])
    }
    #expect(log.values == [0, 2])
  }

  // B11
  @Test func `reading in a batch runs no observer early`() {
    let told = Counter()
    let a = MutableSignal(0)
    let b = a.map { $0 + 1 }
    let c = a.map { $0 + 2 }
    observe { told(c.value) }.store(in: &tokens)
    observe { told(b.value) }.store(in: &tokens)
    _ = told.take()
    batch {
      a.value = 1
      #expect(b.value == 2)
      #expect(c.value == 3)
      #expect(told.take() == 0)
    }
    #expect(told.take() == 2)
  }

  // B13
  @Test func `a batch returns the body's result`() {
    let a = MutableSignal(1)
    let result = batch { () -> String in
      a.value = 2
      return "\(a.value)"
    }
    #expect(result == "2")
  }

  // B14
  @Test func `after a batch a write tells as before`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    a.observe { log.note($0) }.store(in: &tokens)
    batch { a.value = 1 }
    a.value = 2
    a.value = 3
    #expect(log.values == [0, 1, 2, 3])
  }

  @Test func `an empty batch tells nobody`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    a.observe { log.note($0) }.store(in: &tokens)
    batch {}
    #expect(log.values == [0])
  }

  @Test func `a batch whose body throws tells of the writes so far and rethrows`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    a.observe { log.note($0) }.store(in: &tokens)
    #expect(throws: Failure.self) {
      try batch {
        a.value = 1
        a.value = 2
        throw Failure()
      }
    }
    #expect(log.values == [0, 2])
  }

  @Test func `a batch whose body throws leaves the graph working`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let b = a.map { $0 * 10 }
    b.observe { log.note($0) }.store(in: &tokens)
    try? batch {
      a.value = 1
      throw Failure()
    }
    a.value = 2
    batch {
      a.value = 3
      a.value = 4
    }
    #expect(log.values == [0, 10, 20, 40])
  }

  @Test func `an inner batch that throws tells at the outermost end`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    a.observe { log.note($0) }.store(in: &tokens)
    batch {
      try? batch {
        a.value = 1
        throw Failure()
      }
      #expect(log.values == [0])
      a.value = 2
    }
    #expect(log.values == [0, 2])
  }

  @Test func `a batch that throws inside an observer only marks`() {
    let log = Recorder<String>()
    let a = MutableSignal(0)
    let b = MutableSignal(0)
    b.observe { log.note("b\($0)") }.store(in: &tokens)
    a.observe { value in
      try? batch {
        b.value = value
        throw Failure()
      }
      log.note("end")
    }.store(in: &tokens)
    _ = log.take()
    a.value = 1
    #expect(log.values == ["end", "b1"])
  }

  @Test func `an observer ended in a batch is not told at its end`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    let token = a.observe { log.note($0) }
    batch {
      a.value = 1
      token.cancel()
    }
    #expect(log.values == [0])
  }

  @Test func `what is read in a batch inside an observer is tracked`() {
    let log = Recorder<Int>()
    let a = MutableSignal(0)
    observe { log.note(batch { a.value }) }.store(in: &tokens)
    a.value = 1
    #expect(log.values == [0, 1])
  }
}
