import Telltale
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// Waiting until a value meets a condition.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SignalFirstTests {
  private let starts: Counter
  private let count: MutableSignal<Int>

  init() {
    let starts = Counter()
    self.starts = starts
    count = MutableSignal(0, onObserved: { starts() })
  }

  @Test func `a condition that holds is not waited for`() async throws {
    #expect(try await count.first { $0 == 0 } == 0)
  }

  @Test func `a condition is waited for`() async throws {
    let waiting = Task { try await count.first { $0 > 3 } }
    await turns { starts.total == 1 }
    for value in 1...10 { count.value = value }
    #expect(try await waiting.value == 4)
  }

  @Test func `a value that stands shortly is not missed`() async throws {
    let waiting = Task { try await count.first { $0 > 3 } }
    await turns { starts.total == 1 }
    count.value = 5
    count.value = 0
    #expect(try await waiting.value == 5)
  }

  @Test func `nil may be what is waited for`() async throws {
    let name = MutableSignal<String?>("a", onObserved: { starts() })
    let waiting = Task { try await name.first { $0 == nil } }
    await turns { starts.total == 1 }
    name.value = nil
    #expect(try await waiting.value == .some(nil))
  }

  @Test func `a cancelled task gets an error, and observes no more`() async {
    let hooks = Recorder<String>()
    let count = MutableSignal(
      0, onObserved: { hooks.note("on") }, onUnobserved: { hooks.note("off") })
    let waiting = Task { try await count.first { $0 > 3 } }
    await turns { hooks.count == 1 }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(hooks.values == ["on", "off"])
    let late = Task { try await count.first { $0 == 0 } }
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.value }
  }

  @Test func `what was found is returned, also if the task is cancelled then`() async throws {
    let waiting = Task { try await count.first { $0 > 3 } }
    await turns { starts.total == 1 }
    count.value = 4
    waiting.cancel()
    #expect(try await waiting.value == 4)
  }

  @Test func `a condition is not asked any more once it has held`() async throws {
    let asked = Recorder<Int>()
    let waiting = Task {
      try await count.first {
        asked.note($0)
        return $0 > 0
      }
    }
    await turns { asked.count == 1 }
    for value in 1...3 { count.value = value }
    _ = try await waiting.value
    count.value = 4
    #expect(asked.values == [0, 1])
  }
}
