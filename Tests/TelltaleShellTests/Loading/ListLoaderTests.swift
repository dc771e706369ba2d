import Telltale
import TelltaleShell
import TelltaleTesting
import Testing

@MainActor
struct ListLoaderTests {
  // MARK: Fetching in a task

  /// A loader whose fetch the test answers, and its events as they come.
  private struct Fetching {
    let fetch = ManualFetch()
    let loader: ListLoader<Int>
    let events: AsyncStream<LoadEvent>

    @MainActor init() {
      let fetch = fetch
      loader = ListLoader { try await fetch($0, $1) }
      let (events, feed) = AsyncStream.makeStream(of: LoadEvent.self)
      self.events = events
      loader.onEvent = { feed.yield($0) }
    }

    /// Waits until the next request is fetched, and returns it.
    func started(loaded: [Int] = []) async -> LoadRequest? {
      guard case .started(let request, let items)? = await fetch.next() else { return nil }
      #expect(items == loaded)
      return request
    }
  }

  @Test func `a fetch is given the request and the items there are`() async throws {
    let world = Fetching()
    var events = world.events.makeAsyncIterator()
    world.loader.loadIfNeeded()
    let first = try #require(await world.started())
    #expect(first.kind == .initial && !first.bypassesCache)
    world.fetch.answer(first, with: .success(Page([1, 2], hasMore: true)))
    #expect(await events.next() == .request(first))
    #expect(await events.next() == .didLoad(.initial))

    world.loader.loadMore()
    let more = try #require(await world.started(loaded: [1, 2]))
    #expect(more.kind == .more && !more.bypassesCache)
    world.fetch.answer(more, with: .success(Page([3])))
    #expect(await events.next() == .request(more))
    #expect(await events.next() == .didLoad(.more))
    #expect(world.loader.state.value.items == [1, 2, 3])

    world.loader.reload()
    let anew = try #require(await world.started(loaded: [1, 2, 3]))
    #expect(anew.kind == .refresh && anew.bypassesCache)
    world.fetch.answer(anew, with: .failure(VectorError.e1))
    #expect(await events.next() == .request(anew))
    #expect(await events.next()?.description == "didFail(refresh,E1)")
    #expect("\(world.loader.state.value.summary)" == "content(3)[banner(E1@refresh)]")
  }

  @Test(arguments: ["cancel", "erase"])
  func `a request that is given up cancels its task, whose answer is ignored`(
    action: String
  ) async throws {
    let world = Fetching()
    var events = world.events.makeAsyncIterator()
    world.loader.loadIfNeeded()
    let first = try #require(await world.started())
    if action == "cancel" { world.loader.cancel() } else { world.loader.invalidate(erase: true) }
    #expect(await world.fetch.next() == .cancelled(first))
    world.loader.loadIfNeeded()
    let second = try #require(await world.started())
    world.fetch.answer(first, with: .success(Page([1])))
    #expect(await events.next() == .request(first))
    #expect(await events.next() == .cancelled(first))
    #expect(await events.next() == .request(second))
    #expect(await events.next() == .ignored(first))
    world.fetch.answer(second, with: .success(Page([2])))
    #expect(await events.next() == .didLoad(.initial))
    #expect(world.loader.state.value.items == [2])
  }

  @Test func `a reload cancels the task of more`() async throws {
    let world = Fetching()
    var events = world.events.makeAsyncIterator()
    world.loader.loadIfNeeded()
    let first = try #require(await world.started())
    world.fetch.answer(first, with: .success(Page([1], hasMore: true)))
    while await events.next() != .didLoad(.initial) {}
    world.loader.loadMore()
    let more = try #require(await world.started(loaded: [1]))
    world.loader.reload()
    #expect(await world.fetch.next() == .cancelled(more))
    let anew = try #require(await world.started(loaded: [1]))
    world.fetch.answer(more, with: .failure(VectorError.e1))
    world.fetch.answer(anew, with: .success(Page([2])))
    while await events.next() != .didLoad(.refresh) {}
    #expect(world.loader.state.value.items == [2])
  }

  @Test func `the end of a loader cancels its task`() async throws {
    let fetch = ManualFetch()
    var loader: ListLoader? = ListLoader { try await fetch($0, $1) }
    weak let weakLoader = loader
    loader?.loadIfNeeded()
    guard case .started(let request, _)? = await fetch.next() else {
      Issue.record("nothing was fetched")
      return
    }
    loader = nil
    #expect(weakLoader == nil)
    #expect(await fetch.next() == .cancelled(request))
    fetch.answer(request, with: .success(Page([1])))
  }

  @Test func `a loader and its screen leave nothing behind`() {
    withLifetimeTracking { tracker in
      let loader = ListLoader<Int> { [made = tracker.instance()] loader, request, _ in
        _ = made
        loader.finish(request, with: Page([1]))
      }
      let screen = ListScreen(loader: loader)
      let window = ShellWindow(root: ScreenStack(root: screen))
      screen.loader.reload()
      window.setRoot(nil)
    }
  }

  // MARK: Time

  @Test func `items older than their greatest age are out of date when they are needed`() {
    let start = ContinuousClock.now
    var time = start
    let loader = ListLoader<Int>(maxAge: .seconds(60), now: { time }) {
      loader, request, _ in
      loader.finish(request, with: Page([request.token], hasMore: true))
    }
    func tokenAfter(_ duration: Duration) -> Int {
      time = start + duration
      loader.loadIfNeeded()
      return loader.state.value.items?.first ?? 0
    }
    #expect(tokenAfter(.seconds(0)) == 1)
    #expect(tokenAfter(.seconds(60)) == 1)
    #expect(!loader.state.value.isStale)
    loader.loadMore()
    #expect(loader.state.value.items == [1, 2])
    #expect(tokenAfter(.seconds(61)) == 3)
    #expect(tokenAfter(.seconds(121)) == 3)
    #expect(tokenAfter(.seconds(122)) == 4)
  }

  @Test func `an erased list of no age is loaded as the first time`() {
    var time = ContinuousClock.now
    let loader = ListLoader<Int>(maxAge: .seconds(1), now: { time }) {
      loader, request, _ in
      loader.finish(request, with: Page([request.kind == .initial ? 1 : 2]))
    }
    loader.loadIfNeeded()
    loader.invalidate(erase: true)
    time += .seconds(5)
    loader.loadIfNeeded()
    #expect(loader.state.value.items == [1])
  }

  // MARK: Failures

  @Test func `failures are told apart by their requests and not by their errors`() {
    var requests: [LoadRequest] = []
    let loader = ListLoader<Int> { _, request, _ in requests.append(request) }
    loader.loadIfNeeded()
    loader.fail(requests[0], with: VectorError.e1)
    let first = loader.state.value
    loader.reload()
    loader.fail(requests[1], with: VectorError.e1)
    #expect(loader.state.value != first)
    #expect(loader.state.value.failure?.activity == .initial)
    #expect(loader.state.value.failure?.token == 2)
  }
}
