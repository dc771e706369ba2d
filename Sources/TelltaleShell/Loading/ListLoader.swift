public import Telltale

/// A list that loads its items when they are needed, anew, and page by page.
///
/// ```swift
/// let loader = ListLoader<String> { request, loaded in
///   request.kind == .more ? Page(["Wood"]) : Page(["Gold"], hasMore: true)
/// }
/// loader.loadIfNeeded()
/// ```
///
/// All that is true of it is one value of one signal, written once an event. At most one request is
/// under way; an answer to another one changes nothing. What is asked for while an event is under
/// way, by a hook or an observer, happens after it.
@MainActor
public final class ListLoader<Element: Sendable> {
  /// Is called with what happens, before observers of the state are told of it.
  public var onEvent: ((LoadEvent) -> Void)?

  /// What puts the events in order in the place of the loader's own queue, if a screen owns it.
  var ownersQueue: () -> ChangeQueue? = { nil }
  /// Tells the screen that owns the loader what has happened by each action, if only to the items.
  var tellOwner: (([LoadEvent]) -> Void)?

  private let ownQueue = ChangeQueue()
  private let source = MutableSignal(LoadState<Element>())
  private let maxAge: Duration?
  private let now: () -> ContinuousClock.Instant
  private var loadTime: ContinuousClock.Instant?
  private let start: (ListLoader, LoadRequest, [Element]) -> Void
  private let stop: (LoadRequest) -> Void

  /// Creates a loader whose requests are started by a closure and answered later or at once.
  ///
  /// The answers are given by ``finish(_:with:)`` and ``fail(_:with:)``.
  ///
  /// - Parameters:
  ///   - maxAge: The time after which items are out of date; never by default.
  ///   - now: Tells the time.
  ///   - start: Starts a request; it is given the loader, which it should not hold on to, and the
  ///     items there are.
  ///   - cancel: Gives a request up, except when the loader itself goes.
  public init(
    maxAge: Duration? = nil, now: @escaping () -> ContinuousClock.Instant = { .now },
    start: @escaping (ListLoader, LoadRequest, [Element]) -> Void,
    cancel: @escaping (LoadRequest) -> Void = { _ in }
  ) {
    self.maxAge = maxAge
    self.now = now
    self.start = start
    stop = cancel
  }

  /// Creates a loader that fetches in a task, which is cancelled when its answer is not wanted anymore.
  ///
  /// - Parameters:
  ///   - maxAge: The time after which items are out of date; never by default.
  ///   - now: Tells the time.
  ///   - fetch: Answers a request; it is given the items there are.
  public convenience init(
    maxAge: Duration? = nil, now: @escaping () -> ContinuousClock.Instant = { .now },
    fetch: @escaping @Sendable (LoadRequest, [Element]) async throws -> Page<Element>
  ) {
    let task = RequestTask()
    self.init(maxAge: maxAge, now: now) { loader, request, items in
      task.start({ try await fetch(request, items) }) { [weak loader] result in
        switch result {
        case .success(let page): loader?.finish(request, with: page)
        case .failure(let error): loader?.fail(request, with: error)
        }
      }
    } cancel: { _ in
      task.cancel()
    }
  }
}

extension ListLoader {
  /// The state of the list.
  public var state: Signal<LoadState<Element>> { source }

  /// Loads the items if there are none or they are out of date.
  ///
  /// It does nothing while a request is under way, or after one has failed: that is left by
  /// ``reload()``.
  public func loadIfNeeded() {
    run { [self] in takeNeed() }
  }

  /// Loads the items anew, past any cache, unless that is under way; more of them is given up.
  public func reload() { run(.reload) }

  /// Loads the items after those there are, if there are any and nothing is under way.
  public func loadMore() { run(.loadMore) }

  /// Gives up the request under way, if there is one.
  public func cancel() { run(.cancel) }

  /// Declares the items out of date: the next need loads them again.
  ///
  /// - Parameter erase: Whether they are forgotten at once, with all else.
  public func invalidate(erase: Bool = false) { run(erase ? .erase : .invalidate) }

  /// Changes the items in place, if they are loaded; an empty list can be filled.
  ///
  /// - Parameter change: Changes the items; it runs after the event that is under way.
  public func edit(_ change: @escaping (inout [Element]) -> Void) { run(.edit(change)) }

  /// Answers a request with items; if it is not under way anymore, nothing changes.
  public func finish(_ request: LoadRequest, with page: Page<Element>) {
    run(.finish(request, page))
  }

  /// Answers a request with an error; if it is not under way anymore, nothing changes.
  public func fail(_ request: LoadRequest, with error: any Error) { run(.fail(request, error)) }
}

extension ListLoader {
  private func run(_ action: LoadAction<Element>) {
    run { [self] in take(action) }
  }

  private func run(_ change: @escaping () -> Void) {
    (ownersQueue() ?? ownQueue).run(change)
  }

  /// Loads if needed, at once, inside a change.
  func takeNeed() {
    let isOld = maxAge.flatMap { age in loadTime.map { $0.duration(to: now()) > age } } ?? false
    take(.loadIfNeeded(isOld: isOld))
  }

  /// Takes an action at once, inside a change.
  private func take(_ action: LoadAction<Element>) {
    var state = source.untrackedValue
    let events = state.take(action)
    assert(state.brokenRule == nil, state.brokenRule ?? "")
    source.value = state
    for event in events {
      switch event {
      case .request(let request): start(self, request, state.items ?? [])
      case .cancelled(let request): stop(request)
      case .didLoad(.initial), .didLoad(.refresh): loadTime = maxAge == nil ? nil : now()
      case .didLoad(.more), .ignored, .didFail: break
      }
      onEvent?(event)
    }
    tellOwner?(events)
  }
}
