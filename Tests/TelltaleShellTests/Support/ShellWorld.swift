import Telltale
import TelltaleShell

/// A window with tabs: two stacks, a stack of pages, and a plain screen.
@MainActor
final class ShellWorld {
  let window = ShellWindow()
  let tabs: TabShell
  let stacks: [ScreenStack]
  let pages: PageShell
  let plain: Screen
  let first: WorldList
  /// What was told, in order.
  private(set) var trace: [String] = []
  /// What to do at the events of these places, once each.
  var interruptions: [Int: (ShellWorld) -> Void] = [:]
  var drag: InteractiveTransition?
  private var made = 0

  init() {
    first = WorldList(title: "P")
    pages = PageShell(pages: ["g0", "g1", "g2"].map { Screen(title: $0) }, title: "pages")
    plain = Screen(title: "Q")
    stacks = [
      ScreenStack(root: first, title: "n1"), ScreenStack(root: Screen(title: "T"), title: "n2"),
      ScreenStack(root: pages, title: "n3"),
    ]
    tabs = TabShell(
      tabs: (stacks + [plain]).map { ShellTab(title: $0.title.value, root: $0) }, title: "tabs")
    window.onEvent = { [unowned self] screen, event in note(screen, event) }
    first.note = { [unowned self] in note($0) }
    window.setRoot(tabs)
  }

  private func note(_ screen: Screen, _ event: ScreenEvent) {
    note("\(screen.title.value).\(event)")
  }

  private func note(_ event: String) {
    let place = trace.count
    trace.append(event)
    interruptions.removeValue(forKey: place)?(self)
  }

  /// Takes a transition under a finger, if it has begun.
  func hold(_ begun: consuming InteractiveTransition?) {
    if let begun = consume begun { drag = consume begun }
  }

  /// A screen with a name of its own.
  func makeScreen() -> Screen {
    made += 1
    return Screen(title: "s\(made)")
  }
}
