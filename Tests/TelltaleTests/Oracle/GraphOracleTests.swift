import TelltaleTestSupport
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
}
