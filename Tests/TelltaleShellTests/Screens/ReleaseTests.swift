import TelltaleShell
import TelltaleTesting
import Testing

/// What is taken away is released, with everything that hung on it.
@MainActor
struct ReleaseTests {
  @Test func `a popped screen is released`() {
    withLifetimeTracking { lives in
      let stack = ScreenStack(root: Screen()), window = ShellWindow(root: stack)
      stack.push(CountedScreen(lives))
      stack.push(CountedScreen(lives))
      stack.pop()
      #expect(lives.alive == 1)
      stack.popToRoot()
      #expect(lives.alive == 0)
      stack.push(CountedScreen(lives))
      stack.beginInteractivePop()?.finish()
      #expect(lives.alive == 0)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `the screens of replaced tabs are released, and of those that stay none`() {
    withLifetimeTracking { lives in
      let kept = ShellTab(title: "kept", root: CountedScreen(lives))
      let shell = TabShell(
        tabs: [kept, ShellTab(title: "gone", root: ScreenStack(root: CountedScreen(lives)))])
      let window = ShellWindow(root: shell)
      shell.select(1)
      shell.setTabs([kept])
      #expect(lives.alive == 1)
      #expect(shell.selectedIndex.value == 0)
      #expect(kept.root.phase.value == .visible)
      shell.setTabs([])
      #expect(shell.selectedTab == nil)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `what is presented is released with the root under it`() {
    withLifetimeTracking { lives in
      let root = CountedScreen(lives), window = ShellWindow(root: root)
      root.present(ScreenStack(root: CountedScreen(lives)), style: .fullScreen)
      root.present(CountedScreen(lives), style: .overlay)
      root.present(CountedScreen(lives), style: .popup)
      root.addChild(CountedScreen(lives))
      #expect(lives.alive == 5)
      window.setRoot(nil)
      #expect(window.presented.value.isEmpty)
    }
  }

  @Test func `a window that is dropped drops its screens`() {
    withLifetimeTracking { lives in
      let stack = ScreenStack(root: CountedScreen(lives))
      stack.push(CountedScreen(lives))
      var window: ShellWindow? = ShellWindow(root: stack)
      stack.present(CountedScreen(lives))
      #expect(window != nil)
      window = nil
      #expect(lives.alive == 2)
      #expect(stack.window == nil)
    }
  }

  @Test func `a drag that is dropped is called off`() {
    let stack = ScreenStack(root: Screen()), window = ShellWindow(root: stack)
    stack.push(Screen())
    do {
      let drag = stack.beginInteractivePop()
      #expect(stack.top?.phase.value == .disappearing)
      _ = consume drag
    }
    #expect(stack.top?.phase.value == .visible)
    withExtendedLifetime(window) {}
  }

  @Test func `what a screen asks for when it ends is done, even at the end of all changes`() {
    let stack = ScreenStack(root: Screen()), window = ShellWindow(root: stack)
    let last = Screen()
    window.onEvent = { [unowned window] _, _ in
      window.onEvent = nil
      stack.push(EndingScreen { stack.push(last) })
      stack.pop()
    }
    stack.push(Screen())
    #expect(stack.top === last)
    #expect(window.fault() == nil)
  }

  @Test func `a screen that outlives its window disappears when it is put somewhere else`() {
    let trace = Trace()
    let stack = trace.following(ScreenStack(root: Screen(title: "A"), title: "n"))
    var window: ShellWindow? = ShellWindow(root: stack)
    #expect(window?.fault() == nil)
    #expect(trace.during { window = nil } == "")
    let next = ShellWindow()
    #expect(
      trace.during { next.setRoot(stack) }
        == "n.wD A.wD n.dD A.dD n.wA A.wA n.iA A.iA n.dA A.dA")
    #expect(next.fault() == nil)
  }

  @Test func `a window ends no sooner than a drag in it`() {
    let stack = ScreenStack(root: Screen(title: "A"))
    stack.push(Screen(title: "B"))
    weak var window: ShellWindow?
    var drag: InteractiveTransition?
    do {
      let shown = ShellWindow(root: stack)
      window = shown
      drag = stack.beginInteractivePop()
    }
    stack.push(Screen(title: "C"))
    #expect(window?.fault() == nil)
    drag.take()?.finish()
    #expect(stack.path.value.map(\.title.value) == ["A", "B", "C"])
    #expect(window == nil)
    drag = stack.beginInteractivePop()
    #expect(stack.top?.phase.value == .visible)
  }
}

/// A screen that says when it ends.
private final class EndingScreen: Screen {
  private let onEnd: () -> Void

  init(onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    super.init()
  }

  isolated deinit {
    onEnd()
  }
}
