public import Telltale

/// A screen of a list that loads: it appears, its items come, and it shows what has changed.
///
/// It loads when it appears, if its loader needs to. It presents only while it is seen, and only what
/// is not shown already; when it appears again, it catches up once. What it presents while a hook or
/// an observer is under way is what is true after it.
///
/// ```swift
/// final class Names: ListScreen<String> {
///   override func present(_ state: LoadState<String>) { print(state.summary) }
/// }
/// let names = Names(title: "Names", loader: ListLoader { _, _ in Page(["Ann", "Bo"]) })
/// ```
@MainActor
open class ListScreen<Element: Sendable>: Screen {
  /// What loads the items.
  public final let loader: ListLoader<Element>
  /// How far the list is scrolled.
  public final var scrollOffset: Signal<Double> { offset }
  /// How far the list can be scrolled, which whoever draws it knows; further is cut off.
  public final var maximumScrollOffset: Double = .infinity {
    didSet { queue.run { [self] in move(to: offset.value) } }
  }

  private final let offset = MutableSignal(0.0)
  private final var shown: LoadSummary?
  /// How many batches have begun and not ended.
  package private(set) final var openBatches: Int = 0

  /// Creates a screen that owns a loader; another screen that was given it before shows it no more.
  public init(title: String = "", loader: ListLoader<Element>) {
    self.loader = loader
    super.init(title: title)
    loader.ownersQueue = { [weak self] in self?.queue }
    loader.tellOwner = { [weak self] events in self?.follow(events) }
  }

  // MARK: Hooks

  /// Shows a state of the list in the place of what is shown.
  open func present(_ state: LoadState<Element>) {}
  /// Is told that items came, seen or not, before they are presented.
  open func didLoad(_ activity: LoadActivity) {}
  /// Is told that a request failed, seen or not, before that is presented.
  open func didFail(_ failure: LoadFailure) {}
  /// Acts on the choice of an element by the user.
  open func select(_ element: Element) {}

  /// Returns how far the list is scrolled, or what it has not been given back yet.
  ///
  /// An override adds to what it gets from `super`.
  open override func saveState() -> RestorationState? {
    savedState ?? RestorationState(["offset": "\(offset.value)"])
  }

  /// Scrolls the list to where it was, as far as it goes.
  ///
  /// It is called once there is content, since nothing else can be scrolled. An override hands its
  /// state on to `super`.
  open override func restore(_ state: RestorationState) {
    if let saved = state["offset", as: Double.self], saved.isFinite { scroll(to: saved) }
  }

  /// Scrolls to the top, or reloads the list if it is there.
  open override func didReselect() {
    if offset.value > 0 { scroll(to: 0) } else { loader.reload() }
  }

  // MARK: What follows from the life of a screen

  final override func after(_ moment: Moment) {
    guard moment == .willAppear else { return }
    loader.takeNeed()
    show()
  }

  final override func contentDidLoad() {
    shown = nil
    offset.value = 0
  }

  final override func takeBack() { show() }
}

extension ListScreen {
  /// What was presented last; nothing if the content is not made.
  public final var presentedSummary: LoadSummary? { isLoaded ? shown : nil }

  /// Scrolls to a place, as far as the list goes.
  public final func scroll(to place: Double) {
    queue.run { [self] in move(to: place) }
  }

  /// Selects a row, if there is one of that index.
  public final func selectRow(at index: Int) {
    queue.run { [self] in
      guard let items = loader.state.value.items, items.indices.contains(index) else { return }
      select(items[index])
    }
  }

  /// Begins a batch, during which nothing is presented; batches nest.
  public final func beginUpdates() {
    queue.run { [self] in openBatches += 1 }
  }

  /// Ends a batch, and presents what has changed if it is the outermost.
  ///
  /// - Precondition: A batch has begun.
  public final func endUpdates() {
    queue.run { [self] in
      if openBatches == 0 { trap("a batch of updates is ended that has not begun") }
      openBatches -= 1
      show()
    }
  }

  /// Runs a closure as a batch.
  ///
  /// - Throws: What `body` throws, after the batch has ended.
  public final func performBatch<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure)
  {
    beginUpdates()
    defer { endUpdates() }
    try body()
  }

  private func move(to place: Double) {
    offset.value = max(0, min(place, maximumScrollOffset))
  }

  private func follow(_ events: [LoadEvent]) {
    for event in events {
      switch event {
      case .didLoad(let activity): didLoad(activity)
      case .didFail(let failure): didFail(failure)
      case .request, .cancelled, .ignored: break
      }
    }
    show()
  }

  /// Presents the state if the screen is seen and shows something else, and then gives back to
  /// content what was saved.
  private func show() {
    guard phase.value == .appearing || phase.value == .visible, openBatches == 0 else { return }
    let state = loader.state.value
    if shown != state.summary {
      shown = state.summary
      present(state)
    }
    if state.phase == .content, let saved = savedState { giveBack(saved) }
  }
}
