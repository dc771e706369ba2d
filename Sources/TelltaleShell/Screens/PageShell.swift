public import Telltale

/// Screens side by side that are swiped or turned to by a row of titles.
@MainActor
public final class PageShell: Screen {
  /// The pages in their order.
  public let pages: [Screen]
  /// The place of the page that is seen, or left when a swipe is completed; 0 if there is none.
  public var index: Signal<Int> { currentIndex }
  private let currentIndex = MutableSignal(0)

  /// Creates a shell that begins with the first page.
  ///
  /// - Precondition: Each page is part of nothing.
  public init(pages: [Screen], title: String = "") {
    self.pages = pages
    super.init(title: title)
    for page in pages { adopt(page) }
  }

  override var contained: [Screen] { pages }
  override var containedInView: [Screen] { current.map { [$0] } ?? [] }
}

extension PageShell {
  /// The titles of the pages.
  public var titles: [String] { pages.map(\.title.value) }
  /// The page that is seen.
  public var current: Screen? {
    pages.indices.contains(index.value) ? pages[index.value] : nil
  }

  /// Turns to a page at once, over those between.
  ///
  /// A place that does not exist is ignored, and so is every turn while a finger swipes.
  public func go(to index: Int) {
    queue.run { [self] in
      guard queue.openTransition == nil, let turn = turn(to: index) else { return }
      currentIndex.value = index
      if phase.value.isOnScreen { turn.run() }
    }
  }

  /// Begins to swipe to a page.
  ///
  /// - Returns: The transition; `nil` if there is no such page or it is seen already, if the shell is
  ///   not seen, or if a change or another such transition is under way.
  public func beginSwipe(to index: Int) -> InteractiveTransition? {
    guard phase.value == .visible, let turn = turn(to: index) else { return nil }
    return OpenTransition.begin(turn, in: window) { [self] in
      currentIndex.value = index
      turn.finish()
    }
  }

  private func turn(to index: Int) -> Transition? {
    guard pages.indices.contains(index), index != currentIndex.value else { return nil }
    return Transition(order: .turn, outgoing: containedInView, incoming: [pages[index]])
  }
}
