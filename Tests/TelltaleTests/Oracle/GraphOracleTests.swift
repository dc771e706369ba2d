import TelltaleTestSupport
import TelltaleTesting
import Testing

/// The library against the reference.
///
/// `TELLTALE_STEPS` says how many steps are to be done, or else 200,000 are, and fewer in a debug
/// build; `TELLTALE_SEED` says which program alone is to run.
struct GraphOracleTests {
  @Test func `random programs do on the library what they do on the reference`() {
    let asked = environmentNumber("TELLTALE_STEPS") ?? (isDebugBuild ? 40_000 : 200_000)
    var stepCount = 0
    for seed in seedList(.max) {
      guard stepCount < asked else { return }
      var random = SeededRandom(seed: Int(seed))
      let program = GraphProgram(random: &random)
      let result = program.result
      stepCount += result.stepCount
      guard let difference = result.difference else { continue }
      let shortest = program.shrunk { $0.difference != nil }
      Issue.record("seed \(seed): \(difference)\n\(shortest)\n\(shortest.difference ?? "")")
      return
    }
  }

  /// A program in which a value is told, and its log with one event changed.
  private func spoilt(_ change: (inout [GraphEvent], Int) -> Void) -> String? {
    let program = GraphProgram([
      .source(1), .derive(.map, [0]), .follow(1, initial: true, []), .write(0, 3), .read(1),
    ])
    let machine = GraphMachine()
    GraphRun(machine).run(program)
    var log = machine.log.events
    #expect(GraphComparison.difference(of: program, from: log) == nil)
    guard
      let told = log.lastIndex(where: { if case .told = $0 { true } else { false } })
    else {
      Issue.record("nobody was told: \(log)")
      return nil
    }
    change(&log, told)
    return GraphComparison.difference(of: program, from: log)
  }

  @Test func `a wrong value, a missing telling and one too many are differences`() {
    #expect(spoilt { log, told in log[told] = .told(observer: 0, value: 99) } != nil)
    #expect(spoilt { log, told in log.remove(at: told) } != nil)
    #expect(spoilt { log, told in log.insert(log[told], at: told) } != nil)
  }

  @Test func `a failing program is shrunk to what fails`() {
    var random = SeededRandom(seed: 7)
    var program = GraphProgram(random: &random)
    program = GraphProgram(program.steps + [.batch([.source(2), .write(0, 5)], fails: true)])
    let shortest = program.shrunk { program in
      program.steps.contains { if case .batch(_, fails: true) = $0 { true } else { false } }
    }
    #expect("\(shortest)" == "\(GraphProgram([.batch([], fails: true)]))")
  }
}
