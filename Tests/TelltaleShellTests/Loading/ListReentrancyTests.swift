import Telltale
import TelltaleShell
import Testing

/// What a callback of a list asks for is done as if it had been asked for right after.
@MainActor
struct ListReentrancyTests {
  /// What is done before, so that there is something to answer, to refresh and to purge.
  nonisolated private static let starts = [
    [], ["willAppear"], ["willAppear", "finish#1 2 rows more"],
    ["willAppear", "finish#1 2 rows more", "loadMore"],
    ["willAppear", "finish#1 2 rows", "willDisappear", "purge", "invalidate"],
    ["willAppear", "fail#1 E1"],
  ]

  @Test(arguments: starts)
  func `a change that a callback asks for comes out as one that is asked for after it`(
    start: [String]
  ) {
    let answers = start.isEmpty ? [] : ["finish#1 3 rows more", "fail#1 E2"]
    for change in ListWorld.operations + answers {
      let length = world(start + [change]).trace.count
      for place in world(start).trace.count..<length {
        for asked in ListWorld.operations + answers {
          let expected = world(start + [change, asked])
          let actual = world(start)
          actual.interruptions[place] = { _ = $0.play(asked) }
          _ = actual.play(change)
          #expect(actual.trace == expected.trace, "\(asked) in event \(place) of \(change)")
          #expect(actual.loader.state.value == expected.loader.state.value)
        }
      }
    }
  }

  @Test(arguments: ListWorld.operations)
  func `a change that an observer asks for comes after the one it was told of`(asked: String) {
    let expected = world(["willAppear", "finish#1 3 rows", asked])
    let actual = world(["willAppear"])
    var isAsked = false
    let token = actual.loader.state.observe(initial: false) { _ in
      if !isAsked { _ = actual.play(asked) }
      isAsked = true
    }
    _ = actual.play("finish#1 3 rows")
    #expect(actual.trace == expected.trace)
    token.cancel()
  }

  @Test func `an answer given at the start of its request comes after the request`() {
    var events: [String] = []
    let loader = ListLoader<Int> { loader, request, _ in
      loader.finish(request, with: Page([1]))
      events.append("started with \(loader.state.value.summary)")
    }
    loader.onEvent = { events.append("\($0)") }
    loader.loadIfNeeded()
    #expect(events == ["started with loading", "request#1(initial)", "didLoad(first)"])
  }

  @Test func `an edit that asks for another one comes before it`() {
    let loader = ListLoader<Int> { loader, request, _ in loader.finish(request, with: Page([])) }
    loader.loadIfNeeded()
    loader.edit { items in
      loader.edit { $0.append(2) }
      items.append(1)
    }
    #expect(loader.state.value.items == [1, 2])
  }

  @Test func `a list that is shown when items come hears of them before it presents`() {
    let stack = ScreenStack(root: Screen()), window = ShellWindow(root: stack)
    let list = HearingList(
      loader: ListLoader { loader, request, _ in loader.finish(request, with: Page([1])) })
    list.loader.onEvent = { [unowned list] event in
      if event == .didLoad(.initial) { stack.push(list) }
    }
    list.loader.loadIfNeeded()
    #expect(list.events == ["didLoad(initial)", "present content(1)"])
    #expect(window.fault() == nil)
  }

  private func world(_ actions: [String]) -> ListWorld {
    let world = ListWorld()
    for action in actions { _ = world.play(action) }
    return world
  }
}

/// A list that notes what it hears of loading and what it presents.
private final class HearingList: ListScreen<Int> {
  private(set) var events: [String] = []

  override func didLoad(_ activity: LoadActivity) { events.append("didLoad(\(activity))") }
  override func present(_ state: LoadState<Int>) { events.append("present \(state.summary)") }
}
