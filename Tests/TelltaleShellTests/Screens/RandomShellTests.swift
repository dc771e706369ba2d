import TelltaleShell
import TelltaleTestSupport
import TelltaleTesting
import Testing

/// Random sequences of everything that can be done to a window.
@MainActor
struct RandomShellTests {
  /// What one screen was told of its appearance.
  private struct Appearance {
    var events: [String] = []

    /// What is wrong with the order, as LV40 has it.
    var fault: String? {
      var isAppearing = false
      var last: String?
      for event in events {
        switch event {
        case "wA":
          if isAppearing { return "wA twice" }
          isAppearing = true
        case "wD":
          if !isAppearing { return "wD without wA" }
          isAppearing = false
        case "iA" where last != "wA": return "iA after \(last ?? "nothing")"
        case "dA" where last != "iA": return "dA after \(last ?? "nothing")"
        case "dD" where last != "wD": return "dD after \(last ?? "nothing")"
        default: break
        }
        last = event
      }
      return nil
    }
  }

  @Test(arguments: seedList(isDebugBuild ? 40 : 400))
  func `LV40 appearances pair up, and visible is what is in view, whatever is done`(seed: UInt64) {
    var random = SeededRandom(seed: Int(seed))
    let world = ShellWorld()
    let operations = ShellOperation.changes + ShellOperation.drags
    var done: [String] = []
    for _ in 0..<500 {
      let operation = operations[random.below(operations.count)]
      let number = random.below(60)
      done.append("\(operation) \(number)")
      operation.apply(world, number)
      if let fault = world.window.fault() {
        Issue.record("\(fault) after \(done.suffix(10))")
        return
      }
    }
    world.drag = nil
    #expect(world.first.unseen.isEmpty)
    for (screen, told) in appearances(of: world) {
      #expect(told.fault == nil, "\(screen)")
    }
  }

  private func appearances(of world: ShellWorld) -> [Substring: Appearance] {
    var appearances: [Substring: Appearance] = [:]
    for line in world.trace {
      let parts = line.split(separator: ".")
      guard ["wA", "iA", "dA", "wD", "dD"].contains(parts[1]) else { continue }
      appearances[parts[0], default: Appearance()].events.append(String(parts[1]))
    }
    return appearances
  }
}
