public import Telltale

/// The place where an app's screens are seen: a root, and what is presented over it.
///
/// It owns its screens, which do not hold it: an app keeps its window. A transition under a finger
/// keeps it as well. No hook is called when it ends: a screen that outlives it hears that it has
/// disappeared when it is put somewhere else.
@MainActor
public final class ShellWindow {
  /// The screen that fills the window.
  public var root: Signal<Screen?> { currentRoot }
  /// What is presented over the root, the last one in front.
  public var presented: Signal<[Presentation]> { layers }
  /// Hears what every screen in the window is told, in order, before its hooks run.
  public var onEvent: ((Screen, ScreenEvent) -> Void)?

  let queue = ChangeQueue()
  private let currentRoot = MutableSignal<Screen?>(nil, by: { $0 === $1 })
  private let layers = MutableSignal<[Presentation]>([])

  /// Creates a window and shows its root, if there is one.
  ///
  /// - Precondition: `root` is part of nothing.
  public init(root: Screen? = nil) {
    if let root { setRoot(root) }
  }
}

extension ShellWindow {
  /// A screen that is presented over the root.
  public struct Presentation: Equatable {
    /// The screen that is seen.
    public let screen: Screen
    /// How it covers what is under it.
    public let style: PresentationStyle
    /// The screen that asked for it.
    public private(set) weak var source: Screen?

    init(screen: Screen, style: PresentationStyle, source: Screen) {
      self.screen = screen
      self.style = style
      self.source = source
    }

    /// Returns whether both are the same screen's.
    nonisolated public static func == (left: Presentation, right: Presentation) -> Bool {
      left.screen === right.screen
    }
  }
}

extension ShellWindow {
  /// Replaces the root and everything over it, all of which is released.
  ///
  /// - Precondition: `root` is part of nothing, or the root already.
  public func setRoot(_ root: Screen?) {
    [root].compactMap(\.self).whenSettled { [self] in
      queue.rearrange { [self] in replaceRoot(with: root) }
    }
  }

  /// Takes away everything that is presented over the root.
  public func dismissAll() {
    queue.rearrange { [self] in
      guard let first = layers.value.first else { return }
      dismiss(from: first.screen)
    }
  }

  /// Throws away the content of every screen that nobody sees, as is done when memory is short.
  public func purgeHidden() {
    queue.run { [self] in
      for screen in everything.flatMap(\.allParts) { screen.purge() }
    }
  }
}

extension ShellWindow {
  /// The root and all that is presented, from back to front.
  var everything: [Screen] {
    (root.value.map { [$0] } ?? []) + layers.value.map(\.screen)
  }

  /// What of it is seen: the last full screen and all that is over it.
  var everythingInView: [Screen] { inView(under: layers.value) }

  /// What is seen if these are presented over the root.
  private func inView(under layers: [Presentation]) -> [Screen] {
    let covering = layers.lastIndex { $0.style == .fullScreen }
    let seen = layers.dropFirst(covering ?? 0).map(\.screen)
    return covering == nil ? everything.prefix(1) + seen : seen
  }

  /// Calls off a transition under a finger, which pages would not turn during.
  func callOffDrag() {
    queue.rearrange {}
  }

  func layer(above screen: Screen) -> Screen? {
    let topmost = screen.topmost
    return everything.drop { $0 !== topmost }.dropFirst().first
  }

  func replaceRoot(with root: Screen?) {
    let old = currentRoot.value
    guard old !== root else { return }
    if let root { adopt(root) }
    let transition = Transition(
      order: .replace, outgoing: everythingInView, incoming: root.map { [$0] } ?? [])
    let removed: [Screen] = everything.reversed()
    currentRoot.value = root
    layers.value = []
    transition.run()
    removed.release()
  }

  func present(_ screen: Screen, style: PresentationStyle, from source: Screen) {
    adopt(screen)
    let seen = everythingInView
    layers.value.append(Presentation(screen: screen, style: style, source: source))
    Transition(
      order: .present, outgoing: style == .fullScreen ? seen : [], incoming: [screen]
    ).run()
  }

  /// Takes away a presented screen and all over it; of the root, all that is over it.
  func dismiss(from screen: Screen) {
    guard !layers.value.isEmpty else { return }
    let dismissal = dismissal(leaving: layers.value.firstIndex { $0.screen === screen } ?? 0)
    dismissal.transition.begin()
    dismissal.complete()
  }

  func beginInteractiveDismiss() -> InteractiveTransition? {
    guard !layers.value.isEmpty else { return nil }
    let dismissal = dismissal(leaving: layers.value.count - 1)
    return OpenTransition.begin(dismissal.transition, in: self, complete: dismissal.complete)
  }

  private func dismissal(leaving count: Int) -> (transition: Transition, complete: () -> Void) {
    let all = layers.value, left = Array(all.prefix(count))
    let (seen, revealed) = (inView(under: all), inView(under: left))
    let transition = Transition(
      order: .present,
      outgoing: seen.filter { screen in !revealed.contains { $0 === screen } },
      incoming: revealed.filter { screen in !seen.contains { $0 === screen } })
    return (
      transition,
      { [self] in
        layers.value = left
        transition.finish()
        all.dropFirst(count).reversed().map(\.screen).release()
      }
    )
  }

  private func adopt(_ screen: Screen) {
    screen.prepareForPlace()
    screen.host = self
  }
}
