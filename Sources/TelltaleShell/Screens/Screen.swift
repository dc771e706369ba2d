public import Telltale

/// A page of an app before it is drawn: what it holds, and when it is seen.
///
/// A screen is loaded when it first appears, or when `loadIfNeeded()` asks for it, and never by
/// being made, pushed where nobody looks, or read. Subclasses override the hooks, which need no call
/// of `super`.
///
/// A change that a hook or an observer asks for, such as a push, waits until the transition that
/// called it has told everything.
///
/// ```swift
/// final class Inbox: Screen {
///   override func loadContent() { title.value = "Inbox" }
/// }
/// let window = ShellWindow(root: ScreenStack(root: Inbox()))
/// ```
@MainActor
open class Screen {
  /// What a bar shows above the screen; a tab has a title of its own.
  public final let title: MutableSignal<String>
  /// Where the screen is in its life.
  public final var phase: Signal<LifecyclePhase> { currentPhase }
  /// The address that opened the screen, by which it is found again and saved.
  ///
  /// A router sets it. A screen that is made otherwise, as the first one of a tab is, may have one
  /// too.
  public final var url: String?
  /// The screen of which this one is a part.
  public internal(set) final weak var parent: Screen?
  /// The screens that were added as parts, in their order.
  public internal(set) final var children: [Screen] = []
  /// Hears what this screen and the parts of it are told, in order, before their hooks run.
  ///
  /// The closure should hold none of them.
  public final var onEvent: ((Screen, ScreenEvent) -> Void)?

  final let currentPhase = MutableSignal(LifecyclePhase.unloaded)
  /// The popups over this screen, the last one in front.
  final var popups: [Screen] = []
  /// The window, if this is its root or presented in it.
  final weak var host: ShellWindow?
  /// What was saved when the content was thrown away.
  final var savedState: RestorationState?
  final let ownQueue = ChangeQueue()

  /// Creates a screen that is part of nothing.
  public init(title: String = "") {
    self.title = MutableSignal(title)
  }

  // MARK: Hooks

  /// Makes the content.
  open func loadContent() {}
  /// Is told that the content has been made.
  open func didLoadContent() {}
  /// Is told that the screen is about to appear.
  ///
  /// If that is called off, `willDisappear` follows without `didAppear`.
  open func willAppear() {}
  /// Is told that the screen has its place in the window.
  open func isAppearing() {}
  /// Is told that the screen has appeared.
  open func didAppear() {}
  /// Is told that the screen is about to disappear.
  ///
  /// If that is called off, `willAppear` follows without `didDisappear`.
  open func willDisappear() {}
  /// Is told that the screen has disappeared.
  open func didDisappear() {}
  /// Is told that the screen becomes a child of another one, or of none.
  open func willMove(to parent: Screen?) {}
  /// Is told that the screen has become a child of another one, or of none.
  open func didMove(to parent: Screen?) {}
  /// Is told that the screen has left its stack, its tabs, or what presented it.
  open func wasRemoved() {}
  /// Is told that the content was thrown away, because memory was short.
  open func didUnloadContent() {}
  /// Is told that its tab, on which it is the first screen, was tapped again.
  open func didReselect() {}
  /// Returns what to keep while the content is thrown away or the app is closed, if anything.
  open func saveState() -> RestorationState? { nil }
  /// Takes back what was saved, when the content is made again.
  open func restore(_ state: RestorationState) {}

  // MARK: What a container holds

  /// The screens that a container holds, in order, seen or not.
  var contained: [Screen] { [] }
  /// The screens of a container that are seen when it is.
  var containedInView: [Screen] { [] }
  /// Acts on a moment after the hook, so that subclasses need not call it.
  func after(_ moment: Moment) {}
  /// Takes note that the content has been made.
  func contentDidLoad() { takeBack() }
  /// Gives back a saved state, if there is one, as soon as what it is about is there.
  func takeBack() {
    if let state = savedState { giveBack(state) }
  }
}

extension Screen {
  /// Whether the content is made.
  public final var isLoaded: Bool { phase.value != .unloaded }

  /// The window that the screen is in, seen or not.
  public final var window: ShellWindow? { topmost.host }

  /// The screen that this one is a part of at the end, itself if it is a part of none.
  final var topmost: Screen {
    var screen = self
    while let parent = screen.parent { screen = parent }
    return screen
  }

  /// What puts its changes in order: the queue of its window or, outside of one, of its topmost.
  final var queue: ChangeQueue {
    let topmost = topmost
    return topmost.host?.queue ?? topmost.ownQueue
  }
}
