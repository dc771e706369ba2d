import TelltaleShell
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// Random sequences of everything that can happen to a list and its screen.
@MainActor
struct RandomListTests {
  private static let steps = 1_000

  @Test(arguments: seedList(isDebugBuild ? 80 : 200))
  func `a list holds its invariants, whatever is done`(seed: UInt64) {
    var random = SeededRandom(seed: Int(seed))
    let world = ListWorld()
    var done: [String] = []
    for _ in 0..<Self.steps {
      let before = world.loader.state.value
      let (writes, live) = (world.writes, world.live)
      let (action, answered) = step(world, &random)
      done.append(action)
      let fault =
        fault(of: world)
        ?? {
          if world.writes > writes + 1 { return "\(world.writes - writes) writes" }
          if let answered, !live.contains(answered), world.loader.state.value != before {
            return "an answer to a superseded request"
          }
          return nil
        }()
      if let fault {
        Issue.record("\(fault) after \(done.suffix(10))")
        return
      }
    }
  }

  private func fault(of world: ListWorld) -> String? {
    let state = world.loader.state.value
    if let rule = state.brokenRule { return rule }
    if world.live.count > 1 { return "\(world.live.count) live requests" }
    if world.live.isEmpty != (state.activity == nil) { return "a request that is not under way" }
    let presented = world.screen.presentedSummary
    switch world.screen.phase.value {
    case .unloaded where presented != nil: return "presented unloaded"
    case .visible where !world.isInBatch && presented != state.summary:
      return "presented \(presented.map { "\($0)" } ?? "nothing"), not \(state.summary)"
    default: return nil
    }
  }

  private func step(
    _ world: ListWorld, _ random: inout SeededRandom
  ) -> (action: String, answered: LoadRequest?) {
    let request = world.requests.suffix(3).randomElement(using: &random)
    switch (random.below(20), request) {
    case (0, _):
      let action = world.isInBatch ? "batch end" : "batch begin"
      _ = world.play(action)
      return (action, nil)
    case (1, let request?):
      world.fail(request, random.once(in: 2) ? .e1 : .e2)
      return ("fail#\(request.token)", request)
    case (2...4, let request?):
      let (rows, hasMore) = (random.below(3), random.once(in: 2))
      world.finish(request, rows: rows, hasMore: hasMore)
      return ("finish#\(request.token) \(rows) rows\(hasMore ? " more" : "")", request)
    case (let number, _):
      let action = ListWorld.operations[number % ListWorld.operations.count]
      _ = world.play(action)
      return (action, nil)
    }
  }
}
