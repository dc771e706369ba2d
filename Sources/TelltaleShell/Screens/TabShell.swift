public import Telltale

/// Screens side by side, one of which is selected by a bar of tabs.
@MainActor
public final class TabShell: Screen {
  /// The tabs in their order.
  public var tabs: Signal<[ShellTab]> { currentTabs }
  /// The place of the selected tab; 0 if there are none.
  public var selectedIndex: Signal<Int> { selection }
  /// Whether the bar is to be hidden; it is true as soon as hiding begins.
  public var isBarHidden: Signal<Bool> { barIsHidden }
  /// Whether the bar is drawn: while it is shown, and until its hiding has ended.
  public var isBarDrawn: Signal<Bool> { barIsDrawn }
  /// Whether the user may tap a tab; it is asked for the selected one as well.
  public var shouldSelect: ((Int) -> Bool)?
  /// Hears of a tab that the user has selected, not of taps on the selected one.
  public var didSelect: ((Int) -> Void)?

  private let currentTabs: MutableSignal<[ShellTab]>
  private let selection = MutableSignal(0)
  private let barIsHidden = MutableSignal(false)
  private let barIsDrawn = MutableSignal(true)

  /// Creates a shell in which the first tab is selected.
  ///
  /// - Precondition: Each tab's screen is part of nothing.
  public init(tabs: [ShellTab] = [], title: String = "") {
    currentTabs = MutableSignal(tabs)
    super.init(title: title)
    for tab in tabs { adopt(tab.root) }
  }

  override var contained: [Screen] { currentTabs.value.map(\.root) }
  override var containedInView: [Screen] { selectedTab.map { [$0.root] } ?? [] }
}

extension TabShell {
  /// The selected tab; none in a shell without tabs.
  public var selectedTab: ShellTab? {
    let tabs = currentTabs.value
    return tabs.indices.contains(selection.value) ? tabs[selection.value] : nil
  }

  /// Selects a tab in the name of the program; nobody is asked or told.
  ///
  /// A place that does not exist is ignored, and so is the selected one.
  public func select(_ index: Int) {
    queue.run { [self] in selectNow(index) }
  }

  /// Does what a user's tap on a tab does, if the app allows it.
  ///
  /// The app is asked by `shouldSelect`. Another tab is selected. On the selected one, a stack that is
  /// deeper than its root goes back to it; otherwise the first screen hears `didReselect`. A place
  /// that does not exist is ignored.
  public func tap(_ index: Int) {
    queue.run { [self] in
      guard currentTabs.value.indices.contains(index), shouldSelect?(index) ?? true else { return }
      guard index == selection.value else {
        selectNow(index)
        didSelect?(index)
        return
      }
      currentTabs.value[index].root.reselect()
    }
  }

  /// Replaces the tabs.
  ///
  /// The selected screen stays selected wherever it is now. If it is gone, the selected place stays,
  /// or the last one is selected if there are fewer.
  ///
  /// - Precondition: No screen is there twice, and each is in a tab of this shell or part of nothing.
  public func setTabs(_ tabs: [ShellTab]) {
    let roots = tabs.map(\.root)
    rearrange(taking: roots) { [self] in
      let seen = containedInView
      exchange(contained, for: roots) {
        currentTabs.value = tabs
        selection.value =
          roots.firstIndex { $0 === seen.first } ?? max(0, min(selection.value, tabs.count - 1))
        turn(from: seen)
      }
    }
  }

  private func selectNow(_ index: Int) {
    guard currentTabs.value.indices.contains(index), index != selection.value else { return }
    queue.callOffDrag()
    let seen = containedInView
    selection.value = index
    turn(from: seen)
  }

  private func turn(from seen: [Screen]) {
    let incoming = containedInView
    guard phase.value.isOnScreen, seen.first !== incoming.first else { return }
    Transition(order: .select, outgoing: seen, incoming: incoming).run()
  }
}

extension TabShell {
  /// Shows or hides the bar.
  ///
  /// An animated hiding ends with `endBarAnimation()`; until then the bar is drawn.
  public func setBarHidden(_ isHidden: Bool, animated: Bool = false) {
    queue.run { [self] in
      barIsHidden.value = isHidden
      if !isHidden || !animated { barIsDrawn.value = !isHidden }
    }
  }

  /// Takes the bar away after the animation, unless it has been shown again meanwhile.
  public func endBarAnimation() {
    queue.run { [self] in barIsDrawn.value = !barIsHidden.value }
  }
}

extension Screen {
  /// Acts on a tap on the tab that leads here and is selected.
  fileprivate func reselect() {
    if let stack = self as? ScreenStack {
      if stack.path.value.count > 1 { return stack.popToRoot() }
      stack.root?.reselect()
    } else if let pages = self as? PageShell {
      pages.current?.reselect()
    } else {
      emit(.didReselect)
      didReselect()
    }
  }
}
