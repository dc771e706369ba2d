import TelltaleShell
import TelltaleTestSupport
import Testing

/// What a callback asks for is done as if it had been asked for right after.
@MainActor
struct ReentrancyTests {
  /// What is done before, so that there is something to pop, dismiss and call off.
  enum Start: CaseIterable, Sendable {
    case fresh, deep, covered
  }

  @Test(arguments: Start.allCases)
  func `a change that a callback asks for comes out as one that is asked for after it`(
    start: Start
  ) {
    for change in ShellOperation.changes {
      for number in 0..<2 {
        let events = world(start, change, number).trace
        let before = world(start).trace.count
        // The hook of a list's tap asks for something itself, after whoever hears of it first.
        for place in before..<events.count where !events[place].hasSuffix(".reselect") {
          for (order, asked) in ShellOperation.changes.enumerated() where !asked.looksAhead {
            // All of them take four seconds in a debug build.
            if isDebugBuild, (place + order) % 4 != 0 { continue }
            let expected = world(start, change, number)
            asked.apply(expected, 1)
            let actual = world(start)
            actual.interruptions[place] = { asked.apply($0, 1) }
            change.apply(actual, number)
            #expect(actual.trace == expected.trace, "\(asked) in event \(place) of \(change)")
            #expect(actual.window.fault() == nil)
          }
        }
      }
    }
  }

  private func world(_ start: Start) -> ShellWorld {
    let world = ShellWorld()
    if start != .fresh {
      world.stacks[0].push(world.makeScreen())
      world.stacks[0].push(world.makeScreen())
      world.stacks[1].push(world.makeScreen())
      world.plain.addChild(world.makeScreen())
    }
    if start == .covered {
      world.first.present(world.makeScreen(), style: .fullScreen)
      world.first.present(world.makeScreen(), style: .overlay)
      world.first.present(world.makeScreen(), style: .popup)
    }
    return world
  }

  private func world(_ start: Start, _ change: ShellOperation, _ number: Int) -> ShellWorld {
    let world = world(start)
    change.apply(world, number)
    return world
  }
}
