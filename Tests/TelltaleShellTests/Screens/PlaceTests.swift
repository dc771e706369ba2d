import TelltaleShell
import TelltaleTestSupport
import Testing

/// A screen has one place, and knows it.
@MainActor
struct PlaceTests {
  /// The places that a screen can be given.
  enum Place: CaseIterable, Sendable {
    case push, path, child, tab, popup, layer, root, rootPage, rootStack
  }

  @Test func `a screen is free until it is put somewhere, and again when it is taken away`() {
    let screen = Screen(), stack = ScreenStack(root: Screen())
    #expect(screen.isFree)
    stack.push(screen)
    #expect(!screen.isFree)
    #expect(screen.parent === stack)
    stack.pop()
    #expect(screen.isFree)
    stack.push(screen)
    #expect(stack.top === screen)
  }

  @Test func `a screen that is put into a second place ends the program by name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = Screen(title: "Inbox")
        let stack = ScreenStack(root: screen)
        ScreenStack().push(screen)
        withExtendedLifetime(stack) {}
      }
    }
    expectMessage(result, contains: "the screen \"Inbox\" has a place already")
  }

  @Test func `a screen that is twice in a path ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = Screen(title: "Inbox")
        ScreenStack().setPath([screen, screen, Screen()])
      }
    }
    expectMessage(result, contains: "the screen \"Inbox\" has a place already")
  }

  @Test func `a screen that a stack holds ends the program if it is to be there twice`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = Screen(title: "Inbox")
        let stack = ScreenStack(root: screen)
        stack.setPath([screen, Screen(), screen])
      }
    }
    expectMessage(result, contains: "the screen \"Inbox\" has a place already")
  }

  @Test func `a drag is called off by another tab that is selected`() {
    let stack = ScreenStack(root: Screen(title: "A"))
    let shell = TabShell(tabs: [
      ShellTab(title: "a", root: stack), ShellTab(title: "b", root: Screen()),
    ])
    let window = ShellWindow(root: shell)
    stack.push(Screen(title: "B"))
    var drag = stack.beginInteractivePop()
    shell.select(1)
    #expect(stack.top?.phase.value == .loaded)
    drag.take()?.finish()
    #expect(stack.path.value.map(\.title.value) == ["A", "B"])
    #expect(window.fault() == nil)
  }

  @Test func `a stack that is pushed onto itself ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stack = ScreenStack(title: "n")
        stack.push(stack)
      }
    }
    expectMessage(result, contains: "cannot be a part of itself")
  }

  @Test func `changes that ask for each other without an end are told`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stack = ScreenStack(root: Screen()), window = ShellWindow(root: stack)
        window.onEvent = { _, event in
          if event == .didAppear { stack.push(Screen()) }
        }
        stack.push(Screen())
      }
    }
    expectMessage(result, contains: "changes of screens each ask for the next one")
  }

  @Test func `the selected tab stays selected where it is put`() {
    let tabs = ["a", "b", "c"].map { ShellTab(title: $0, root: Screen(title: $0)) }
    let shell = TabShell(tabs: tabs), window = ShellWindow(root: shell)
    shell.select(2)
    window.onEvent = { _, event in Issue.record("told of \(event)") }
    shell.setTabs([tabs[2], tabs[0], tabs[1]])
    #expect(shell.selectedTab?.title == "c")
    window.onEvent = nil
    shell.setTabs([tabs[0], tabs[1]])
    #expect(shell.selectedTab?.title == "a")
    #expect(window.fault() == nil)
  }

  @Test func `any number of changes may be asked for in one callback`() {
    let stack = ScreenStack(root: Screen()), window = ShellWindow(root: stack)
    let last = Screen()
    window.onEvent = { screen, event in
      guard screen === last, event == .willAppear else { return }
      for _ in 0..<3000 { stack.push(Screen()) }
    }
    stack.push(last)
    #expect(stack.path.value.count == 3002)
    #expect(window.fault() == nil)
  }

  @Test func `a change that comes in the way calls a drag off, and its end does nothing`() {
    let stack = ScreenStack(root: Screen(title: "A")), window = ShellWindow(root: stack)
    stack.push(Screen(title: "B"))
    var drag = stack.beginInteractivePop()
    #expect(begins(stack.beginInteractivePop()) == false, "there is one at a time")
    stack.push(Screen(title: "C"))
    drag.take()?.finish()
    #expect(stack.path.value.map(\.title.value) == ["A", "B", "C"])
    #expect(window.fault() == nil)
  }

  @Test func `what selects no other tab leaves a drag alone`() {
    let stack = ScreenStack(root: Screen(title: "A"))
    let shell = TabShell(tabs: [
      ShellTab(title: "a", root: stack), ShellTab(title: "b", root: Screen()),
    ])
    let window = ShellWindow(root: shell)
    shell.shouldSelect = { $0 != 1 }
    stack.push(Screen(title: "B"))
    var drag = stack.beginInteractivePop()
    shell.tap(1)
    shell.tap(7)
    shell.select(-1)
    shell.select(0)
    drag.take()?.finish()
    #expect(stack.path.value.map(\.title.value) == ["A"])
    #expect(window.fault() == nil)
  }

  @Test func `a screen outside of a window presents nothing`() {
    let screen = Screen(), other = Screen()
    screen.present(other)
    #expect(other.isFree)
    #expect(screen.presented == nil)
    screen.dismiss()
    #expect(begins(screen.beginInteractiveDismiss()) == false)
  }

  @Test func `a screen that a callback wants to present is shown once it is free`() {
    let stack = ScreenStack(root: Screen(title: "A")), window = ShellWindow(root: stack)
    let other = Screen(title: "B")
    stack.push(other)
    window.onEvent = { _, event in
      if event == .wasRemoved { stack.root?.present(other, style: .overlay) }
    }
    stack.pop()
    #expect(stack.root?.presented === other)
    #expect(window.fault() == nil)
  }

  private func begins(_ drag: consuming InteractiveTransition?) -> Bool {
    switch consume drag {
    case .some: true
    case .none: false
    }
  }

  @Test func `a drag tells nobody of what is presented before it ends`() {
    let root = Screen(), window = ShellWindow(root: root)
    root.present(Screen(), style: .overlay)
    var counts: [Int] = []
    let token = window.presented.observe { counts.append($0.count) }
    root.beginInteractiveDismiss()?.cancel()
    #expect(counts == [1])
    root.beginInteractiveDismiss()?.finish()
    #expect(counts == [1, 0])
    token.cancel()
  }

  @Test(.timeLimit(.minutes(10)))
  func `a push and a pop cost the same on a deep stack`() {
    let stack = ScreenStack(root: Screen()), window = ShellWindow(root: stack)
    for _ in 0..<20_000 { stack.push(Screen()) }
    for _ in 0..<10_000 { stack.pop() }
    #expect(stack.path.value.count == 10_001)
    stack.popToRoot()
    #expect(window.fault() == nil)
  }

  @Test(arguments: Place.allCases)
  func `a screen that shows itself while it loads is shown once it is loaded`(place: Place) {
    let first = Screen(), stack = ScreenStack(root: first)
    let tabs = TabShell(tabs: [ShellTab(title: "", root: stack)])
    let trace = Trace()
    let window = ShellWindow(root: tabs)
    let screen = trace.following(Screen(title: "S"))
    let note = screen.onEvent
    screen.onEvent = { [unowned screen] teller, event in
      note?(teller, event)
      guard event == .loadContent else { return }
      switch place {
      case .push: stack.push(screen)
      case .path: stack.setPath([first, screen])
      case .child: first.addChild(screen)
      case .tab: tabs.setTabs([ShellTab(title: "", root: screen)])
      case .popup: first.present(screen, style: .popup)
      case .layer: first.present(screen)
      case .root: window.setRoot(screen)
      case .rootPage: window.setRoot(PageShell(pages: [screen]))
      case .rootStack: window.setRoot(ScreenStack(root: screen))
      }
    }
    let told = trace.during { screen.loadIfNeeded() }
    #expect(told.replacing("S.willMove() ", with: "").hasPrefix("S.load S.didLoad S.wA S.iA S.dA"))
    #expect(screen.phase.value == .visible)
    #expect(window.fault() == nil)
  }
}
