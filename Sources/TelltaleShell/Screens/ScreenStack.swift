public import Telltale

/// Screens on top of each other, of which the last one is seen.
@MainActor
public final class ScreenStack: Screen {
  /// The screens from the root to the one in front.
  public var path: Signal<[Screen]> { screens }
  private let screens = MutableSignal<[Screen]>([])

  /// Creates a stack with its first screen, if it has one.
  ///
  /// - Precondition: `root` is part of nothing.
  public init(root: Screen? = nil, title: String = "") {
    super.init(title: title)
    if let root { setPath([root]) }
  }

  override var contained: [Screen] { screens.value }
  override var containedInView: [Screen] { top.map { [$0] } ?? [] }
}

extension ScreenStack {
  /// The screen in front.
  public var top: Screen? { screens.value.last }
  /// The screen at the bottom.
  public var root: Screen? { screens.value.first }
}

extension ScreenStack {
  /// Puts a screen on top.
  ///
  /// - Precondition: `screen` is part of nothing.
  public func push(_ screen: Screen) {
    rearrange(taking: [screen]) { [self] in
      adopt(screen)
      show(order: .push) { $0.append(screen) }
    }
  }

  /// Takes the top off; the root stays.
  public func pop() {
    queue.rearrange { [self] in keep(screens.value.count - 1) }
  }

  /// Takes off what is on top of a screen; does nothing if the stack does not hold it.
  public func pop(to screen: Screen) {
    queue.rearrange { [self] in
      guard let place = screens.value.firstIndex(where: { $0 === screen }) else { return }
      keep(place + 1)
    }
  }

  /// Takes off everything but the root.
  public func popToRoot() {
    queue.rearrange { [self] in keep(1) }
  }

  /// Replaces all screens: a new top comes as if pushed, one that was there as if popped to.
  ///
  /// - Precondition: No screen is in the path twice, and each is part of this stack or of nothing.
  public func setPath(_ path: [Screen]) {
    rearrange(taking: path) { [self] in replace(with: path) }
  }

  /// Begins to drag the top away.
  ///
  /// - Returns: The transition; `nil` if the stack is not seen or has no more than its root, or if a
  ///   change or another such transition is under way.
  public func beginInteractivePop() -> InteractiveTransition? {
    let path = screens.value
    guard phase.value == .visible, let top = path.last, path.count > 1 else { return nil }
    let transition = Transition(
      order: .pop, outgoing: [top], incoming: [path[path.count - 2]])
    return OpenTransition.begin(transition, in: window) { [self] in
      screens.value = path.dropLast()
      transition.finish()
      [top].release()
    }
  }
}

extension ScreenStack {
  private func keep(_ count: Int) {
    let removed = Array(screens.value[min(max(1, count), screens.value.count)...].reversed())
    guard !removed.isEmpty else { return }
    show(order: .pop) { $0.removeLast(removed.count) }
    removed.release()
  }

  private func replace(with path: [Screen]) {
    let old = screens.value
    guard !path.elementsEqual(old, by: ===) else { return }
    let isPushed = path.last?.isFree ?? false
    exchange(old.reversed(), for: path) {
      show(order: isPushed ? .push : .pop) { $0 = path }
    }
  }

  /// Changes the path, in place so that it costs no more than what changes.
  private func show(order: TransitionOrder, _ change: (inout [Screen]) -> Void) {
    let outgoing = containedInView
    screens.update(change)
    let incoming = containedInView
    guard phase.value.isOnScreen, outgoing.last !== incoming.last else { return }
    Transition(order: order, outgoing: outgoing, incoming: incoming).run()
  }
}
