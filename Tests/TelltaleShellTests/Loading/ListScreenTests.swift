import Telltale
import TelltaleShell
import Testing

@MainActor
struct ListScreenTests {
  private let world = ListWorld()

  /// A list of three rows that is seen.
  private func shown() -> ListWorld {
    _ = world.play("willAppear")
    _ = world.play("finish#1 3 rows")
    return world
  }

  // MARK: Scrolling

  @Test func `a list scrolls between its ends`() {
    let list = world.screen
    list.maximumScrollOffset = 300
    list.scroll(to: 400)
    #expect(list.scrollOffset.value == 300)
    list.maximumScrollOffset = 120
    #expect(list.scrollOffset.value == 120)
    list.scroll(to: -5)
    #expect(list.scrollOffset.value == 0)
  }

  @Test func `what is asked for in a callback is scrolled to in order`() {
    world.loader.onEvent = { [screen = world.screen] _ in
      screen.scroll(to: 50)
      screen.maximumScrollOffset = 100
    }
    world.loader.loadIfNeeded()
    #expect(world.screen.scrollOffset.value == 50)
  }

  @Test(arguments: [(1_000.0, 120.0), (80, 80)])
  func `a purged list is scrolled back once it has content, as far as it goes`(
    maximum: Double, expected: Double
  ) {
    let list = shown().screen
    list.scroll(to: 120)
    _ = world.play("willDisappear")
    _ = world.play("purge")
    _ = world.play("erase")
    list.maximumScrollOffset = maximum
    _ = world.play("willAppear")
    #expect(list.scrollOffset.value == 0)
    _ = world.play("finish#2 3 rows")
    #expect(list.scrollOffset.value == expected)
  }

  @Test func `a state that was not given back is saved again`() {
    let list = shown().screen
    list.scroll(to: 120)
    for action in ["willDisappear", "purge", "erase", "willAppear", "willDisappear", "purge"] {
      _ = world.play(action)
    }
    #expect(list.saveState()?["offset", as: Double.self] == 120)
  }

  // MARK: Taps

  @Test func `TB04 a tap on the tab of a list that is scrolled brings it to its top`() {
    let list = shown().screen
    list.scroll(to: 120)
    list.didReselect()
    #expect(list.scrollOffset.value == 0)
    #expect(world.requests.count == 1)
  }

  @Test func `TB03 TB05 TB07 a tap on the tab of a list at its top reloads it once`() {
    let list = shown().screen
    list.didReselect()
    list.didReselect()
    #expect(world.requests.map(\.kind) == [.initial, .refresh])
  }

  @Test func `a row is selected if there is one`() {
    final class Choosing: ListScreen<String> {
      var chosen: [String] = []
      override func select(_ element: String) { chosen.append(element) }
    }
    let list = Choosing(
      loader: ListLoader { loader, request, _ in
        loader.finish(request, with: Page(["Gold", "Wood"]))
      })
    list.selectRow(at: 0)
    list.loader.loadIfNeeded()
    for index in [1, 2, -1] { list.selectRow(at: index) }
    #expect(list.chosen == ["Wood"])
  }

  // MARK: Hooks

  @Test func `a list hears of what comes before it presents it`() {
    final class Listening: ListScreen<Int> {
      var told: [String] = []
      override func didLoad(_ activity: LoadActivity) { told.append("didLoad \(activity)") }
      override func didFail(_ failure: LoadFailure) { told.append("didFail \(failure.error)") }
      override func present(_ state: LoadState<Int>) { told.append("\(state.summary)") }
    }
    let list = Listening(
      loader: ListLoader { loader, request, _ in
        guard request.token > 1 else { return loader.finish(request, with: Page([1])) }
        loader.fail(request, with: VectorError.e1)
      })
    let window = ShellWindow(root: list)
    list.loader.reload()
    #expect(
      list.told == [
        "loading", "didLoad initial", "content(1)", "content(1)[refreshing]", "didFail E1",
        "content(1)[banner(E1@refresh)]",
      ])
    #expect(window.root.value === list)
  }

  @Test func `a push that a list asks for while it presents comes after its appearance`() {
    final class Leading: ListScreen<Int> {
      var lead: () -> Void = {}
      override func present(_ state: LoadState<Int>) { lead() }
    }
    let list = Leading(title: "L", loader: ListLoader { _, _, _ in })
    let stack = ScreenStack(root: list)
    list.lead = { [unowned stack, unowned list] in
      list.lead = {}
      stack.push(Screen(title: "D"))
    }
    let trace = Trace()
    let told = trace.during { trace.launch(stack) }
    #expect(told.hasSuffix("L.dA D.load D.didLoad L.wD D.wA D.iA L.dD D.dA"))
  }

  // MARK: Batches

  @Test func `a batch that throws ends`() {
    let list = shown().screen
    #expect(throws: VectorError.e1) {
      try list.performBatch { () throws(VectorError) in
        world.loader.edit { $0.append(4) }
        throw .e1
      }
    }
    #expect(world.trace.last == "present content(4)")
  }

  @Test func `batches nest, and the outermost presents`() {
    let list = shown().screen
    list.performBatch {
      list.performBatch { world.loader.edit { $0.append(4) } }
      #expect(world.trace.last == "present content(3)")
    }
    #expect(world.trace.last == "present content(4)")
  }

  @Test func `the end of a batch that has not begun stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { ListScreen(loader: ListLoader<Int> { _, _, _ in }).endUpdates() }
    }
  }

  @Test func `a loader outlives any number of screens that show it`() {
    let loader = ListLoader<Int> { loader, request, _ in
      loader.finish(request, with: Page([request.token]))
    }
    for _ in 0..<100_000 { _ = ListScreen(loader: loader) }
    loader.reload()
    #expect(loader.state.value.items == [1])
  }
}
